/** Messages shared by all parts of the product: actions, states, navigation, counts. */
export const common = {
  // Actions
  change: 'Change',
  close: 'Close',
  done: 'Done',
  register: 'Create an account',
  remove: 'Remove',
  signIn: 'Sign in',
  signOut: 'Sign out',

  // States
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
  dateForms: 'For example 30 Nov 2026 or 10 Ramadan 1448',
} as const
