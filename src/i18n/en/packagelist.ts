/** The number of packages found, and the list without any. */
export const packagelist = {
  found: '{count, plural, one {# package with open departures} other {# packages with open departures}}',
  nothing: 'No packages match your search',
  nothingText: 'Remove a filter to see more:',
  nothingAtAll: 'No departures are open right now. Tell us what you have in mind.',
  nothingWithin: 'No departures are open right now. Tell us what you have in mind and we will answer {within}.',
  without: '{count, plural, one {Without “{filter}”: # package} other {Without “{filter}”: # packages}}',
  planTrip: 'Tell us your plans',
} as const
