import { sql } from 'drizzle-orm'
import type { Sandbox } from '#adapters/payment-sandbox.ts'
import { answerAsPartner } from '#adapters/supply-local.ts'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import { closePage } from '#domains/bookings/close-page.server.ts'
import { pageTagsOf } from '#domains/bookings/page-tags.ts'
import { answerFromPartner, askPartner } from '#domains/bookings/partner.server.ts'
import { payRefund } from '#domains/bookings/refund.server.ts'
import { settlePayment } from '#domains/bookings/settle.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Db } from '#domains/db.ts'
import type { Job, JobName } from '#domains/jobs.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'

/** What work outside a request depends on; `now` is when it runs. */
export type JobNeeds = { db: Db; ports: Ports; now: Date; sandbox: Sandbox | null }

type DataOf<Name extends JobName> = Extract<Job, { name: Name }>['data']

/** What is done for each job. Each may run more than once for the same job, and does no harm by it. */
export const jobHandlers: { [Name in JobName]: (needs: JobNeeds, data: DataOf<Name>) => Promise<void> } = {
  async 'booking-changed'({ db, ports, now }, { bookingId, hotelId, to }) {
    const found = await db.execute<{ journey: BookedJourney | null; partnerReference: string | null }>(
      sql`select journey, partner_reference as "partnerReference" from booking where id = ${bookingId}`,
    )
    const { journey = null, partnerReference = null } = found.rows[0] ?? {}
    ports.announce([...pageTagsOf({ hotelId, journey }), lettersQueued])
    if (to !== 'cancelled' && to !== 'expired') return
    if (partnerReference) await ports.supply.withdraw(db, partnerReference, now)
  },

  'ask-partner': (needs, { reference }) => askPartner(needs, reference),

  'partner-answers': (needs, { partnerReference }) =>
    answerAsPartner(
      needs.db,
      partnerReference,
      (reference, answer) => answerFromPartner(needs, reference, answer),
      needs.ports.queue,
      needs.now,
    ),

  async 'settle-payment'(needs, { paymentId }) {
    await settlePayment(needs, paymentId, 'webhook')
    needs.ports.announce([lettersQueued])
  },

  async 'close-page'(needs, { paymentId }) {
    await closePage(needs, paymentId)
    needs.ports.announce([lettersQueued])
  },

  async 'pay-refund'(needs, { refundId }) {
    await payRefund(needs, refundId)
    needs.ports.announce([lettersQueued])
  },

  async 'sandbox-webhook'({ sandbox, now }, event) {
    await sandbox?.deliver(event, now)
  },
}
