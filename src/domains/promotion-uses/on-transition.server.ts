import { endsUnconfirmed, hasEnded } from '#domains/bookings/model/rules.ts'
import { retakePromotionUse, returnPromotionUse } from '#domains/promotion-uses/uses.server.ts'
import type { Action } from '#domains/context.ts'
import type { Transition } from '#domains/bookings/state/features.ts'

/** A booking that ends before its confirmation gives back its use of a promotion; an expired one takes it again. */
export async function countPromotionUse(
  { db, now }: Action,
  { booking, from, to }: Transition,
): Promise<'refused' | void> {
  if (endsUnconfirmed(from, to)) await returnPromotionUse(db, booking.id, now)
  if (hasEnded(from) && !(await retakePromotionUse(db, booking.id))) return 'refused'
}
