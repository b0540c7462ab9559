/** The rooms of a group, counted. */
export const packagerooms = {
  single: '{count, plural, one {# single room} other {# single rooms}}',
  double: '{count, plural, one {# double room} other {# double rooms}}',
  triple: '{count, plural, one {# triple room} other {# triple rooms}}',
  quad: '{count, plural, one {# quad room} other {# quad rooms}}',
  smallerRoom: 'Your party needs only a smaller room, so the price is for that one.',
  smaller: 'We use as few rooms as possible and divide each family evenly, so some rooms have fewer beds.',
} as const
