import { endChange, findOpenChange } from '#domains/booking-changes/end-change.server.ts'
import type { Action } from '#domains/context.ts'
import type { Transition } from '#domains/bookings/state/features.ts'

/** A change by the traveller is for the booking as it was: it lapses when the booking is no longer confirmed. */
export async function lapseChange(at: Action, { booking, from, to, held }: Transition): Promise<void> {
  if (from !== 'confirmed') return
  const change = await findOpenChange(at.db, booking.id)
  await endChange(at, { ...booking, status: to, product: held, change }, 'lapsed')
}
