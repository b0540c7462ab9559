/** Messages shared by all parts of the product: actions, states, navigation, counts. */
export const common = {
  // Actions
  change: 'Change',
  close: 'Close',
  done: 'Done',
  register: 'Create an account',
  remove: 'Remove',
  removeFilter: 'Remove the filter {filter}',
  signIn: 'Sign in',
  signOut: 'Sign out',

  // States
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser does not allow copying on this page.',
  optional: 'optional',
  yes: 'Yes',
  no: 'No',

  // Money
  total: 'Total',
  free: 'Free',
  priceFrom: 'From {price}',

  // Cancellation terms
  cancellation_free: 'Free cancellation',
  freeCancellationUntil: 'Free cancellation until {until}',
  cancellation_partial: 'Partly refundable',
  cancellation_none: 'Non-refundable',

  // Navigation
  home: 'Home',
  backToHome: 'Back to Home',
  breadcrumbs: 'You are here',
  pagination: 'Pages of results',
  pageOf: 'Page {page, number} of {pages, number}',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  sortBy: 'Sort by',

  // Standalone counts
  nights: '{count, plural, one {# night} other {# nights}}',
  days: '{count, plural, one {# day} other {# days}}',
  guests: '{count, plural, one {# guest} other {# guests}}',
  adults: '{count, plural, one {# adult} other {# adults}}',
  children: '{count, plural, one {# child} other {# children}}',
  rooms: '{count, plural, one {# room} other {# rooms}}',

  // Controls
  timeForms: 'For example 16:00 or 4\u00a0pm',
  dateForms: 'For example 30 Nov 2026 or 10 Ramadan 1448',
  print: 'Print this page',
  email: 'Email',
  phone: 'Phone number',
} as const

/** Form controls that not every page has: counts and files. */
export const fields = {
  upload: 'Upload',
  charactersLeft: '{left, plural, =0 {No characters left} one {# character left} other {# characters left}}',
  charactersOver: '{over, plural, one {# character too many} other {# characters too many}}',
  dropFile: 'Choose a file or drop it here',
  chosenFile: 'Chosen: {name}',
  uploading: 'Uploading: {percent, number}%',
} as const

/** The calendar of dates and ranges, loaded when a visitor opens a date field. */
export const calendar = {
  stayDates: 'Dates of your stay',
  oneDate: 'Choose a date',
  chosen: 'chosen',
  system: 'Calendar system',
  gregorian: 'Gregorian',
  hijri: 'Hijri',
  checkInDay: 'check-in',
  checkOutDay: 'check-out',
  inStay: 'in your stay',
  closed: 'not available',
  today: 'today',
  tonight: 'tonight',
  ramadan: 'Ramadan',
  hajj: 'Days of Hajj',
  ramadanIn: 'Ramadan {year}',
  hajjIn: 'Hajj {year}',
  stay: '{range}: {count, plural, one {# night} other {# nights}}',
  nowCheckIn: 'Now choose the check-in date.',
  nowCheckOut: 'Now choose the check-out date.',
  rule_min_stay:
    '{nights, plural, one {A stay from this day is at least # night.} other {A stay from this day is at least # nights.}}',
  rule_max_stay:
    '{nights, plural, one {A stay from this day is at most # night.} other {A stay from this day is at most # nights.}}',
  rule_closed_to_arrival: 'No arrival on this day.',
  rule_closed_to_departure: 'No departure on {date}.',
  keys: 'Arrow keys move by day and week, Page Up and Page Down by month.',
} as const

/** Labels around dates and times; the dates themselves are formatted by `../dates.ts`. */
export const dates = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  chooseDates: 'Choose your dates',
  notADate: 'Enter a date, such as {example}.',
  openCalendar: 'Open the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  checkInFrom: 'Check-in from {time}',
  checkOutUntil: 'Check-out until {time}',
  localTime: 'Local time at the hotel',
} as const

/** Pages whose content the provider has not published yet. */
export const emptypages = {
  hotels_title: 'Our hotels will appear here',
  hotels_text: 'We are adding rooms and prices. Tell us when you would like to stay.',
  packages_title: 'Our packages will appear here',
  packages_text: 'We are putting together dates, hotels and prices. Tell us when you would like to travel.',
  services_title: 'Our services will appear here',
  services_text: 'Transfers, visits and more will be listed here. Tell us what you need on your way.',
  blogs_title: 'Our first articles are on their way',
  blogs_text: 'Here you will soon find practical advice for your trip. Until then, you are welcome to ask us.',
  faq_title: 'Questions and answers will appear here',
  faq_text: 'Would you like to know something before you book? You are welcome to ask us.',
  'about-us_title': 'More about us soon',
  'about-us_text': 'We are still writing this page. You are welcome to ask us anything.',
  'terms-conditions_title': 'Our terms and conditions will be published here',
  'terms-conditions_text': 'We are still preparing the text. Ask us if there is something that you need to know now.',
  privacy_title: 'Our privacy policy will be published here',
  privacy_text: 'We are still preparing the text. Ask us if there is something that you need to know now.',
} as const

/** The short account of a booking, an order or a price: what it costs, what is paid, what is due when, and its terms. */
export const shortaccount = {
  charge: 'Cancellation charge',
  noCharge: 'None',
  giftCard: 'Gift card {card}',
  paid: 'Paid',
  refunded: 'Refund',
  owed: 'To be returned to you',
  due: 'Still to pay',
  nothing: 'Nothing',
  dueOnline: 'To pay online',
  dueAccepted: 'To pay online once accepted',
  dueBy: 'To pay online by {date}',
  dueThere: 'To pay {where}',
  /** The moment of a payment that is not made online; it goes into sentences. */
  where:
    '{kind, select, stay {on arrival} package {when the package starts} service {at the start of the service} other {in person}}',
  /** Between the amounts due of two ways to pay. */
  or: 'or',
  wasDue:
    'Was due {kind, select, stay {on arrival} package {when the package started} service {at the start of the service} other {in person}}',
  freeUntil: 'Free cancellation until',
  placeTime: '{until} ({place} time)',
  cancelling: 'Cancellation',
  cancelNow: 'If you cancel now',
} as const
