import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'

/** The parts of the page of a booking that submit a form; `answerKey` is its idempotency key. */
export type BookingFormProps = { booking: BookingDetails; answerKey: string }
