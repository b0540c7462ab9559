import type { Queryable } from '#domains/context.ts'

/** Work that runs soon after a change and must not be lost. The names are those of the queues. */
export const jobNames = [
  'booking-changed',
  'ask-partner',
  'partner-answers',
  'settle-payment',
  'close-page',
  'pay-refund',
  'sandbox-webhook',
  'report-tax-documents',
] as const
export type JobName = (typeof jobNames)[number]

type JobData = {
  /** A booking changed its status, or changed within it. Creation is not included, because it concerns nobody else. */
  'booking-changed': {
    bookingId: number
    reference: string
    hotelId: number | null
    from: string
    to: string
    /** The row of `booking_event`. */
    event: number
  }
  /** Asks the supplier of a hotel on request about a booking. */
  'ask-partner': { reference: string }
  /** The simulated supplier answers. */
  'partner-answers': { partnerReference: string }
  /** A provider has reported an event of a payment. */
  'settle-payment': { paymentId: string }
  /** A payment was closed on our side; the provider must close its page. */
  'close-page': { paymentId: string }
  /** Pays a refund. */
  'pay-refund': { refundId: number }
  /** Signs what was issued, and reports what is due to the tax authority. */
  'report-tax-documents': Record<string, never>
  /** The simulated payment provider sends a webhook. */
  'sandbox-webhook': { eventId: string; id: string; requestedId: string }
}

export type Job = {
  [Name in JobName]: {
    name: Name
    data: JobData[Name]
    /** Jobs with the same name and key are merged. */
    key: string
    /** Earliest start; immediately if absent. */
    startAfter?: Date
  }
}[JobName]

/** Queues a job in the transaction of the change that causes it, so that both are committed or neither. */
export type QueueJob = (db: Queryable, job: Job) => Promise<void>
