/** Rules of consistency between inventory, bookings, payments and the ledger. Their texts are `reports.rule_…`. */
export const reconcileRules = [
  'nights',
  'calendars',
  'departures',
  'departure_day',
  'slots',
  'booked_product',
  'booking_amounts',
  'charges',
  'counter_entries',
  'last_event',
  'deadlines',
  'ledger_sum',
  'payment_amounts',
  'payment_status',
  'refunds',
  'manual_refunds',
  'payment_shares',
  'payments_in_order',
  'paid_amount',
  'retained',
  'overpaid',
  'invoices',
  'document_numbers',
  'document_amounts',
  'promotion_uses',
  'promotion_bookings',
  'gift_card_balance',
  'gift_card_state',
  'wrong_amount',
] as const
export type ReconcileRule = (typeof reconcileRules)[number]

/** The rules, and `to_return`: money that people still have to return, which is no inconsistency. */
export const findingRules = [...reconcileRules, 'to_return'] as const
export type FindingRule = (typeof findingRules)[number]
