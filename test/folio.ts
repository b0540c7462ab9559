import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'

/** The payments and reversals that staff recorded, in order: minor units, and the id of one that can be reversed. */
export function recordedPayments({ folio }: Pick<AdminBookingDetails, 'folio'>) {
  return folio.entries
    .filter(({ kind, source }) => kind === 'payment' && source === 'by_hand')
    .map(({ paid, payment }) => ({ amount: paid.minor, payment }))
}

/** The id of the first recorded payment that can be reversed; 0 without one. */
export function reversiblePayment(details: Pick<AdminBookingDetails, 'folio'>): number {
  return recordedPayments(details).find(({ payment }) => payment !== null)?.payment ?? 0
}

/** What was received and not returned, in minor units: by hand, or all of it. */
export function keptOf({ folio }: Pick<AdminBookingDetails, 'folio'>, source?: 'by_hand'): number {
  return folio.entries
    .filter((entry) => (entry.kind === 'payment' || entry.kind === 'refund') && (!source || entry.source === source))
    .reduce((sum, { paid }) => sum + paid.minor, 0)
}
