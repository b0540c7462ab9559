import { sql } from 'drizzle-orm'
import { applyHeldChange } from '#domains/booking-changes/apply-change.server.ts'
import { endChange } from '#domains/booking-changes/end-change.server.ts'
import { accountOfBooking } from '#domains/bookings/model/booking-account.ts'
import type { Action } from '#domains/context.ts'
import type { Capture } from '#domains/bookings/state/features.ts'
import type { PaidBooking } from '#domains/bookings/state/open-payment.server.ts'

/** Applies a change whose difference was paid, if it still waits for exactly this payment. */
export async function applyPaidChange(
  at: Action,
  { booking, after, change: id }: PaidBooking,
): Promise<'applied' | 'not_needed' | null> {
  if (id === null) return null
  const { change } = booking
  const isAwaited = booking.status === 'confirmed' && change?.id === id && change.state === 'unpaid'
  if (!isAwaited || accountOfBooking(booking).paid !== after) return 'not_needed'
  await applyHeldChange(at, booking, change)
  await at.db.execute(sql`
    update booking set payment_status = case payment_status when 'refunded' then 'partly_refunded' else payment_status end
    where id = ${booking.id}`)
  return 'applied'
}

/** The difference of a change was computed without an instalment that is paid meanwhile: the change lapses. */
export async function lapseChangesOfPaid(at: Action, { shares }: Capture): Promise<void> {
  for (const { booking, change, after } of shares)
    if (change === null && after > 0) await endChange({ ...at, actor: 'payment' }, booking, 'lapsed')
}
