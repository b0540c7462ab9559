/** The rooms of a group, counted. */
export const packagerooms = {
  single: '{count, plural, one {# single room} other {# single rooms}}',
  double: '{count, plural, one {# double room} other {# double rooms}}',
  triple: '{count, plural, one {# triple room} other {# triple rooms}}',
  quad: '{count, plural, one {# quad room} other {# quad rooms}}',
  smaller: 'Each family gets as few rooms as possible, with its members divided evenly. So some rooms are smaller.',
} as const
