import { sql } from 'drizzle-orm'
import { closePage } from '#domains/bookings/payment/close-page.server.ts'
import { notifyHotel, requestedHotel } from '#domains/requests/hotel-contact.server.ts'
import { answerFromSupplier, requestFromPartner } from '#domains/requests/supplier.server.ts'
import { payRefund } from '#domains/bookings/payment/refund.server.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import { reportDocuments } from '#domains/einvoicing/report.server.ts'
import type { Db, Ports } from '#domains/context.ts'
import type { Job, JobName } from '#domains/jobs.ts'
import type { DemoParts } from '#server/services.ts'

/** Dependencies of work outside a request; `now` is the time at which it runs. */
export type JobDependencies = { db: Db; ports: Ports; now: Date; demo: Pick<DemoParts, 'sandbox'> | null }

type DataOf<Name extends JobName> = Extract<Job, { name: Name }>['data']

/** Handlers of the jobs. Each can run more than once for the same job and must be idempotent. */
export const jobHandlers: { [Name in JobName]: (dependencies: JobDependencies, data: DataOf<Name>) => Promise<void> } =
  {
    async 'booking-changed'({ db, ports, now }, data) {
      const result = await db.execute<{ partnerReference: string | null }>(
        sql`select partner_reference as "partnerReference" from booking where id = ${data.bookingId}`,
      )
      const partnerReference = result.rows[0]?.partnerReference
      if (!partnerReference) return
      if (requestedHotel(partnerReference) !== null) await notifyHotel({ db, ports, now }, data)
    },

    'ask-partner': (dependencies, { reference }) => requestFromPartner(dependencies, reference),

    'partner-answers': (dependencies, { partnerReference }) => answerFromSupplier(dependencies, partnerReference),

    async 'settle-payment'(dependencies, { paymentId }) {
      await settlePayment(dependencies, paymentId, 'webhook')
    },

    'close-page': (dependencies, { paymentId }) => closePage(dependencies, paymentId),

    'pay-refund': (dependencies, { refundId }) => payRefund(dependencies, refundId),

    'report-tax-documents': (dependencies) => reportDocuments(dependencies),

    async 'sandbox-webhook'({ demo, now }, event) {
      await demo?.sandbox.deliver(event, now)
    },
  }
