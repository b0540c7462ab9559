import { stayRules } from '#domains/products/stays/pricing/stay-rules.ts'

/** Why the price of another stay for a booking cannot be offered. */
export const offerErrors = [
  'invalid_input',
  'sold_out',
  ...stayRules,
  'too_many_guests',
  'payment_type_not_allowed',
] as const
