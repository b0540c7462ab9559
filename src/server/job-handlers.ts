import { sql } from 'drizzle-orm'
import { answerAsPartner } from '#adapters/supply-local.ts'
import { completeStays, releaseOverdue } from '#domains/bookings/expiry.server.ts'
import { answerFromPartner, askPartner } from '#domains/bookings/partner.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Db } from '#domains/db.ts'
import type { Job, JobName } from '#domains/jobs.ts'

/** What work outside a request depends on; `now` is when it runs. */
export type JobNeeds = { db: Db; ports: Ports; now: Date }

type DataOf<Name extends JobName> = Extract<Job, { name: Name }>['data']

/** What is done for each job. Each may run more than once for the same job, and does no harm by it. */
export const jobHandlers: { [Name in JobName]: (needs: JobNeeds, data: DataOf<Name>) => Promise<void> } = {
  async 'booking-changed'({ db, ports, now }, { bookingId, hotelId, from, to }) {
    // Whoever made a booking in a request has announced it there.
    if (from !== null && hotelId !== null) ports.announce([`hotel:${hotelId}`])
    if (to !== 'cancelled' && to !== 'expired') return
    const asked = await db.execute<{ partnerReference: string | null }>(
      sql`select partner_reference as "partnerReference" from booking where id = ${bookingId}`,
    )
    const partnerReference = asked.rows[0]?.partnerReference
    if (partnerReference) await ports.supply.withdraw(db, partnerReference, now)
  },

  'ask-partner': (needs, { reference }) => askPartner(needs, reference),

  'partner-answers': (needs, { partnerReference }) =>
    answerAsPartner(
      needs.db,
      partnerReference,
      (reference, answer) => answerFromPartner(needs, reference, answer),
      needs.now,
    ),
}

/** What is looked after again and again: deadlines that have passed, stays that are over. */
export async function sweep({ db, ports, now }: JobNeeds): Promise<void> {
  const hotels = await releaseOverdue(db, ports.queue, now)
  if (hotels.length > 0) ports.announce(hotels.map((id) => `hotel:${id}`))
  await completeStays(db, ports.queue, now)
}
