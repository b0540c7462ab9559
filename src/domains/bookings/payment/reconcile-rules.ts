/** Rules of consistency between inventory, bookings, payments and the ledger. Their texts are `reports.rule_…`. */
export const reconcileRules = [
  'nights',
  'calendars',
  'departures',
  'slots',
  'ledger_sum',
  'payment_amounts',
  'refunds',
  'manual_refunds',
  'payment_shares',
  'payments_in_order',
  'paid_amount',
  'invoices',
  'promotion_uses',
  'promotion_bookings',
  'gift_card_balance',
  'gift_card_state',
  'wrong_amount',
] as const
export type ReconcileRule = (typeof reconcileRules)[number]
