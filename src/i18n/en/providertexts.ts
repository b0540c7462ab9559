/** The texts of a provider that has written none of its own, and the time within which it answers. */
export const providertexts = {
  homeTitle: 'Hotels, packages and services',
  homeDescription: 'Every price includes taxes and fees, and shows until when you can cancel for free.',
  heroTitle: 'Where would you like to stay?',
  heroTitleTrip: 'Travel with us',
  openingTitle: 'Booking opens here soon',
  openingText: 'We are preparing our first offers. You are welcome to ask us now.',
  heroText: 'The full price, taxes and fees included, from the start.',
  withinHours: 'within {count, plural, one {# hour} other {# hours}}',
  withinWorkingDays: 'within {count, plural, one {# working day} other {# working days}}',
} as const
