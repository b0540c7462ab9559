import { sql } from 'drizzle-orm'
import type { Action } from '#domains/context.ts'
import type { Transition } from '#domains/bookings/state/features.ts'

/** The open offer of a booking that no longer waits for its traveller lapses. */
export async function lapseOffer({ db, now }: Action, { booking, from }: Transition): Promise<void> {
  if (from !== 'waiting_user') return
  await db.execute(sql`
    update booking_offer set state = 'lapsed', answered_at = ${now.toISOString()} where booking_id = ${booking.id} and state = 'open'`)
}
