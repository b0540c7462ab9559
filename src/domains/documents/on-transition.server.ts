import { sql } from 'drizzle-orm'
import type { Action } from '#domains/context.ts'
import type { Transition } from '#domains/bookings/state/features.ts'

/** Documents that a booking no longer waits for need not be sent. */
export async function lapseDocuments({ db }: Action, { booking, to, keepsDocuments }: Transition): Promise<void> {
  if (to === 'waiting_user' || keepsDocuments) return
  await db.execute(sql`
    update booking_document set state = 'lapsed' where booking_id = ${booking.id} and state = 'asked'`)
}
