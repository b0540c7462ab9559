/** Finding a stay: the search form, results, filters. */
export const search = {
  where: 'Where to?',
  wherePlaceholder: 'City, hotel or landmark',
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
  childAgesHint: 'For example 9, 4. Leave it empty when no children come.',
  noRoom: 'Not needed',
  fieldError: '{field}: {message}',

  // Home
  homeTitle: 'Hotels near the Haram in Makkah and Madinah',
  homeDescription:
    'Hotels within a walk of the Holy Mosque and the Prophet’s Mosque: the whole price with taxes, walking minutes to a named gate, and the hour until which cancelling is free.',
  heroTitle: 'Rest near the Haram.\nTravel in good company.',
  heroText: 'Hotels within a walk of the two holy mosques, with the whole price in sight from the first moment.',
  promises: 'What we promise',
  promise_price: 'The whole price at once',
  promise_price_text: 'taxes and mandatory fees are in every total',
  promise_cancel: 'Cancellation in plain words',
  promise_cancel_text: 'until which day and hour it is free',
  promise_walk: 'Minutes on foot',
  promise_walk_text: 'to a gate with its name, not “close by”',
  withinWalk: 'Stays in {city} within a ten-minute walk',
  pricesFor: 'Prices for {range}, {nights, plural, one {# night} other {# nights}}, {party}',
  seeAllIn: 'See {count, plural, one {the # hotel} other {all # hotels}} in {city}',

  // Results
  hotelsIn: '{kind, select, near {Hotels near {place}} words {Hotels for “{place}”} other {Hotels in {place}}}',
  hotelsInDescription:
    'Hotels for {place}: the price of the whole stay with taxes and fees, minutes on foot to the nearest gate, and until when cancelling is free.',
  found:
    '{count, plural, one {# hotel} other {# hotels}} with rooms {dated, select, yes {on your dates} other {on the dates proposed; choose your own above}}',
  whyNothing: 'We know no place called “{place}”.',
  wayRooms: 'In more rooms: {party}',
  wayCity: 'Anywhere in {city}',
  wayWith: '{way} ({count, plural, one {# hotel} other {# hotels}})',
} as const
