/** Why the price of another stay for a booking cannot be offered. */
export const offerErrors = [
  'invalid_input',
  'sold_out',
  'min_stay',
  'closed_to_arrival',
  'too_many_guests',
  'payment_type_not_allowed',
] as const
