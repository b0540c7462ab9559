import type { Queryable } from '#domains/db.ts'

/** Work that is done soon after a change and must not be lost. The names are those of the queues. */
export const jobNames = [
  'booking-changed',
  'ask-partner',
  'partner-answers',
  'settle-payment',
  'close-page',
  'pay-refund',
  'sandbox-webhook',
] as const
export type JobName = (typeof jobNames)[number]

type JobData = {
  /** A booking went from one status to another, or was changed within it. One that is made changes nothing for anybody else. */
  'booking-changed': { bookingId: number; reference: string; hotelId: number | null; from: string; to: string }
  /** The supplier of a hotel on request is to be asked about a booking. */
  'ask-partner': { reference: string }
  /** The simulated supplier has made up its mind. */
  'partner-answers': { partnerReference: string }
  /** A provider has said that something happened to a payment. */
  'settle-payment': { paymentId: string }
  /** A payment was closed on our side: its provider is to close its page. */
  'close-page': { paymentId: string }
  /** Money is to be returned. */
  'pay-refund': { refundId: number }
  /** The simulated payment provider tells what happened. */
  'sandbox-webhook': { eventId: string; id: string; givenId: string }
}

export type Job = {
  [Name in JobName]: {
    name: Name
    data: JobData[Name]
    /** Two jobs of a name with the same key are one. */
    key: string
    /** Not before this instant; as soon as possible when absent. */
    startAfter?: Date
  }
}[JobName]

/** Queues a job in the transaction of the change that causes it: both are there or neither. */
export type QueueJob = (db: Queryable, job: Job) => Promise<void>
