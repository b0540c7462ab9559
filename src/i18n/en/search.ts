/** Search for stays: the search form, results, filters. */
export const search = {
  where: 'Where to?',
  wherePlaceholder: 'City or hotel',
  guestsAndRooms: 'Guests and rooms',
  adults: 'Adults',
  children: 'Children',
  childAgeAt: 'Age of child {number, number} at check-in',
  addRoom: 'Add a room',
  removeRoom: 'Remove room {number, number}',
  roomTitle: 'Room {number, number}',
  searchHotels: 'Search hotels',
  clearFilters: 'Clear all filters',
  sortRecommended: 'Recommended',
  sortPrice: 'Lowest price first',
  sortWalk: 'Shortest walk first',
  sortStars: 'Most stars first',
  sortRating: 'Best rated first',
  nothingFits: 'Nothing fits this search',

  searchStays: 'Search stays',
  searchAgain: 'Search',
  showPrices: 'Show prices',
  suggestions: 'Suggested places',
  chooseDate: 'Choose a date',
  childrenHint: 'Up to {oldest, number} years old',
  childAges: 'Ages of children',
  childAgesHint: 'For example 9, 4. Leave it empty if you have no children with you.',
  noRoom: 'Not needed',
  fieldError: '{field}: {message}',

  // Home
  promises: 'What we promise',
  promise_price: 'The full price up front',
  promise_price_text: 'every total includes taxes and mandatory fees',
  promise_cancel: 'Cancellation in plain words',
  promise_cancel_text: 'every price says until when it is free',
  promise_walk: 'Minutes on foot',
  promise_walk_text: 'to a named gate, not just “close by”',
  withinWalk: 'Stays in {city} within a ten-minute walk',
  pricesFor: 'Prices for {range}, {nights, plural, one {# night} other {# nights}}, {party}',
  seeAllIn: 'See {count, plural, one {the # hotel} other {all # hotels}} in {city}',

  // Results
  hotelsIn:
    '{kind, select, near {Hotels near {place}} hotel {{place}} words {Hotels for “{place}”} other {Hotels in {place}}}',
  hotelsInDescription:
    'Hotels for {place}: the price of the whole stay with taxes and fees, minutes on foot to {kind, select, near {{place}} other {the nearest gate}}, and until when cancelling is free.',
  found:
    '{count, plural, one {# hotel} other {# hotels}} with rooms {dated, select, yes {on your dates} other {on the dates proposed; choose your own above}}',
  whyNothing: 'We could not find a place called “{place}”.',
  wayRooms: 'With more rooms: {party}',
  wayCity: 'Anywhere in {city}',
  wayWith: '{way} ({count, plural, one {# hotel} other {# hotels}})',
  hotels: '{count, plural, one {# hotel} other {# hotels}}',
  childAge: '{age, plural, =0 {Under 1 year} one {# year old} other {# years old}}',
  oneLess: '{what}: one less',
  oneMore: '{what}: one more',
} as const
