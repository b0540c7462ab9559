/** What the site says for a provider that has written nothing of its own, and the time within which it answers. */
export const voice = {
  homeTitle: 'Hotels, packages and services',
  homeDescription: 'Every price is the whole price, with taxes and fees, and says until when cancelling is free.',
  heroTitle: 'Where would you like to stay?',
  heroText: 'The whole price, with taxes and fees, from the first moment.',
  withinHours: 'within {count, plural, one {# hour} other {# hours}}',
  withinWorkingDays: 'within {count, plural, one {# working day} other {# working days}}',
} as const
