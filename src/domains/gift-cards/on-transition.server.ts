import { captureGift, retakeGift, returnGift } from '#domains/gift-cards/uses.server.ts'
import { endsUnconfirmed, hasEnded } from '#domains/bookings/model/rules.ts'
import type { Action } from '#domains/context.ts'
import type { Transition } from '#domains/bookings/state/features.ts'

/**
 * Captures what a gift card pays of a booking that is confirmed, and returns it when the booking ends before. An expired
 * booking takes it again.
 */
export async function moveGift({ db, now }: Action, { booking, from, to }: Transition): Promise<'refused' | void> {
  const { id, reference } = booking
  if (endsUnconfirmed(from, to)) await returnGift(db, id)
  if (hasEnded(from) && !(await retakeGift(db, id, now))) return 'refused'
  if (to === 'confirmed') await captureGift(db, [id], { reference, now })
}
