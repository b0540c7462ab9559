import { sql } from 'drizzle-orm'
import type { Sandbox } from '#integrations/sandbox.ts'
import { answerAsPartner } from '#integrations/supplier-demo.ts'
import { closePage } from '#domains/bookings/payment/close-page.server.ts'
import { answerFromPartner, requestFromPartner } from '#domains/bookings/change/supplier.server.ts'
import { payRefund } from '#domains/bookings/payment/refund.server.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import { reportDocuments } from '#domains/einvoicing/report.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Db } from '#domains/db.ts'
import type { Job, JobName } from '#domains/jobs.ts'

/** Dependencies of work outside a request; `now` is the time at which it runs. */
export type JobDependencies = { db: Db; ports: Ports; now: Date; sandbox: Sandbox | null }

type DataOf<Name extends JobName> = Extract<Job, { name: Name }>['data']

/** Handlers of the jobs. Each can run more than once for the same job and must be idempotent. */
export const jobHandlers: { [Name in JobName]: (dependencies: JobDependencies, data: DataOf<Name>) => Promise<void> } =
  {
    async 'booking-changed'({ db, ports, now }, { bookingId, to }) {
      if (to !== 'cancelled' && to !== 'expired') return
      const found = await db.execute<{ partnerReference: string | null }>(
        sql`select partner_reference as "partnerReference" from booking where id = ${bookingId}`,
      )
      const partnerReference = found.rows[0]?.partnerReference
      if (partnerReference) await ports.supply.withdraw(db, partnerReference, now)
    },

    'ask-partner': (dependencies, { reference }) => requestFromPartner(dependencies, reference),

    'partner-answers': (dependencies, { partnerReference }) =>
      answerAsPartner(
        dependencies.db,
        partnerReference,
        (reference, answer) => answerFromPartner(dependencies, reference, answer),
        dependencies.ports.queue,
        dependencies.now,
      ),

    async 'settle-payment'(dependencies, { paymentId }) {
      await settlePayment(dependencies, paymentId, 'webhook')
    },

    async 'close-page'(dependencies, { paymentId }) {
      await closePage(dependencies, paymentId)
    },

    async 'pay-refund'(dependencies, { refundId }) {
      await payRefund(dependencies, refundId)
    },

    'report-tax-documents': (dependencies) => reportDocuments(dependencies),

    async 'sandbox-webhook'({ sandbox, now }, event) {
      await sandbox?.deliver(event, now)
    },
  }
