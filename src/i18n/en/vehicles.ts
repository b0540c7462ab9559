/** The vehicles of a transfer, beside its price. */
export const vehicles = {
  option: '{count, plural, one {{option}} other {# vehicles: {option}}}',
} as const
