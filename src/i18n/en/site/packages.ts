/** Packages: filters and cards, the details of a package, its programme and price. */
export const packages = {
  filters: 'Filters',
  filter: 'Show packages',
  moreFilters: 'More filters',
  any: 'Any',
  clearAll: 'Clear all',
  kind: 'Type of package',
  month: 'Month of departure',
  gregorianMonths: 'Gregorian',
  hijriMonths: 'Hijri',
  daysBetween: '{from, number} to {to, number} days',
  daysFrom: '{from, number} days or more',
  priceUpTo: 'Price per person',
  upTo: 'Up to {amount}',
  departureCity: 'Departs from',
  tour_small_group: 'Small group',
  tour_large_group: 'Large group',
  tour_private: 'Private',
  tour_self_guided: 'Self-guided',
  groupUpTo: '{count, plural, one {Up to # person} other {Up to # people}}',
  sort_recommended: 'Recommended',
  sort_departure: 'Next departure',
  sort_price: 'Price',
  sort_duration: 'Duration',

  // Card and facts
  daysAndNights: '{days, plural, one {# day} other {# days}}, {nights, plural, one {# night} other {# nights}}',
  fliesFrom: 'Flight from {city}, {date}',
  departsFrom: 'From {city}, {date}',
  hotels: 'Hotels',
  walk: '{minutes, number}\u00a0min',
  atMost: 'up to',
  onFoot: 'walk',
  board:
    '{board, select, breakfast {Breakfast} half_board {Half-board} suhoor_iftar {Suhoor, iftar} other {Half-board}}',
  perPerson:
    '{sharing, select, single {per person, single room} double {per person, double room} triple {per person, triple room} quad {per person, quad room} any {per person} other {per person}}',
  seeDates: 'See dates',
  seatsLeft: '{count, plural, =0 {Fully booked} one {# seat left} other {# seats left}}',
  seatsShort: '{left} on this date, too few for {count, number} travellers',
  seatsShortText: 'Choose another date, or contact us about groups.',
  groupTooLarge: 'One booking takes {size, number} guests at most',
  groupTooLargeText: 'Contact us, and we will arrange it for your group.',
  withoutFlight: 'Not included',
  noFlight: 'no flight',
  onRequest: 'On request',
  onRequestText: 'Send a request and we confirm it. You pay nothing before that.',

  // Sections of a page
  parts: 'Parts of this page',
  part_programme: 'Programme',
  part_departures: 'Dates and prices',
  part_hotels: 'Hotels and flight',
  part_included: 'What is included',
  facts: 'At a glance',
  factDuration: 'Duration',
  factGroup: 'Group size',
  factTour: 'Tour type',
  factFrom: 'Departure city',
  factDates: 'Start and end date',
  factFlight: 'Flight',
  factMeets: 'Starts',
  description: 'About this package',
  seePrice: 'See your price',

  // Programme
  programmeUndated: 'No departure is scheduled, so prayer-based times are not shown.',
  dayOf: 'Day {number, number}',
  leaveBy: 'Leave by {time}',
  about: 'about {time}',
  minutesBefore_fajr:
    '{minutes, plural, =60 {an hour before Fajr} =90 {an hour and a half before Fajr} one {# minute before Fajr} other {# minutes before Fajr}}',
  minutesBefore_sunrise:
    '{minutes, plural, =60 {an hour before sunrise} =90 {an hour and a half before sunrise} one {# minute before sunrise} other {# minutes before sunrise}}',
  minutesBefore_dhuhr:
    '{minutes, plural, =60 {an hour before Dhuhr} =90 {an hour and a half before Dhuhr} one {# minute before Dhuhr} other {# minutes before Dhuhr}}',
  minutesBefore_asr:
    '{minutes, plural, =60 {an hour before Asr} =90 {an hour and a half before Asr} one {# minute before Asr} other {# minutes before Asr}}',
  minutesBefore_maghrib:
    '{minutes, plural, =60 {an hour before Maghrib} =90 {an hour and a half before Maghrib} one {# minute before Maghrib} other {# minutes before Maghrib}}',
  minutesBefore_isha:
    '{minutes, plural, =60 {an hour before Isha} =90 {an hour and a half before Isha} one {# minute before Isha} other {# minutes before Isha}}',
  minutesAfter_fajr:
    '{minutes, plural, =60 {an hour after Fajr} =90 {an hour and a half after Fajr} one {# minute after Fajr} other {# minutes after Fajr}}',
  minutesAfter_sunrise:
    '{minutes, plural, =60 {an hour after sunrise} =90 {an hour and a half after sunrise} one {# minute after sunrise} other {# minutes after sunrise}}',
  minutesAfter_dhuhr:
    '{minutes, plural, =60 {an hour after Dhuhr} =90 {an hour and a half after Dhuhr} one {# minute after Dhuhr} other {# minutes after Dhuhr}}',
  minutesAfter_asr:
    '{minutes, plural, =60 {an hour after Asr} =90 {an hour and a half after Asr} one {# minute after Asr} other {# minutes after Asr}}',
  minutesAfter_maghrib:
    '{minutes, plural, =60 {an hour after Maghrib} =90 {an hour and a half after Maghrib} one {# minute after Maghrib} other {# minutes after Maghrib}}',
  minutesAfter_isha:
    '{minutes, plural, =60 {an hour after Isha} =90 {an hour and a half after Isha} one {# minute after Isha} other {# minutes after Isha}}',
  inTheDay: 'during the day',
  map: 'Places on the map',
  mapOf: 'Places in and around {city}',
  moreDays: '{count, plural, one {# more day} other {# more days}}',
  addToCalendar: 'Add to calendar',
  print: 'Programme to print',
  programmeTitle: 'Package programme',
  programmeScan: 'Scan to see dates and prices',

  // Departures
  departureDates: 'Dates',
  departureOf: 'Departure',
  closed: 'Closed for booking',
  bookUntil:
    '{day, select, today {Last day to book: today} tomorrow {Last day to book: tomorrow} other {Bookable until {date}}}',
  sharingNotSold: 'Not available',
  sharing_single: 'Single room',
  sharing_double: 'Double room',
  sharing_triple: 'Triple room',
  sharing_quad: 'Quad room',
  sharing_any: 'Per person',
  roomPrice:
    '{sharing, select, single {Single} double {Double} triple {Triple} quad {Quad} any {Per person} other {Per person}}\u00a0{amount}',
  childPrices:
    'Children of {infants, number}–{to, number} pay from {child}. Children under {infants, number} have no bed and pay {infant}.',
  otherDates: '{count, plural, one {# other date} other {# other dates}}',
  chooseDate: 'Choose this date',
  noDepartures: 'No departures are open right now.',
  pricesPerPerson: 'For one adult, taxes included.',

  // Package hotel and flight
  nightsIn: '{nights, plural, one {# night in {city}} other {# nights in {city}}}',
  guarantee_named:
    'You stay in this hotel. If we ever have to change it, you choose: a hotel at least as good, or a full refund.',
  // To be confirmed by an adviser.
  guarantee_similar: 'This hotel, or another at least as good and as near. We tell you before you leave.',
  flightRoute: '{from} – {to}, return',
  walkToPlace: '{distance} to {place}, about {minutes, number}\u00a0min on foot',

  // Included
  included: 'Included',
  excluded: 'Not included',
  toKnow: 'Before you book',

  // Price box
  adults: 'Adults',
  ages: 'Ages of the children',
  otherFamily: 'Another family with its own rooms',
  otherFamilies: 'More families in your group',
  sharing: 'Rooms',
  /** The largest room that a group takes. */
  roomsUpTo:
    '{sharing, select, single {Single rooms} double {Double rooms or smaller} triple {Triple rooms or smaller} quad {As few as possible} other {}}',
  extras: 'Extras',
  total: 'total, taxes included',
  eachAdult: '{amount} per adult',
  extraBasis_person: '{name}, {amount} per person',
  extraBasis_room: '{name}, {amount} per room',
  extraBasis_booking: '{name}, {amount}',
  showPrice: 'Show the price',
  yourPrice: 'Your price',
  noneOf: 'None',
  personsOf_adult: '{count, plural, one {# adult × {each}} other {# adults × {each}}}',
  personsOf_child: '{count, plural, one {# child × {each}} other {# children × {each}}}',
  personsOf_infant: '{count, plural, one {# infant × {each}} other {# infants × {each}}}',
  timesExtra: '{name} × {count, number}',
  book: 'Book now',
  ask: 'Send a request',
  otherWays: 'Your group in other rooms:',
} as const

/** The number of packages found, and the list without any. */
export const packagelist = {
  found:
    '{count, plural, one {# with open departures} other {# with open departures}} · lowest price per person, taxes included',
  nothing: 'No packages match your search',
  nothingText: 'Remove a filter to see more:',
  nothingAtAll: 'Tell us what you have in mind.',
  without: '{count, plural, one {Without “{filter}”: # package} other {Without “{filter}”: # packages}}',
  planTrip: 'Tell us your plans',
} as const

/** The rooms of a group, counted. */
export const packagerooms = {
  single: '{count, plural, one {# single room} other {# single rooms}}',
  double: '{count, plural, one {# double room} other {# double rooms}}',
  triple: '{count, plural, one {# triple room} other {# triple rooms}}',
  quad: '{count, plural, one {# quad room} other {# quad rooms}}',
  smallerRoom: 'You need only a smaller room, so the price is for that one.',
  smaller: 'We use as few rooms as possible and divide each family evenly, so some rooms have fewer beds.',
} as const
