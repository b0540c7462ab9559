import type { Refusal } from '#contract/errors.ts'
import type { StaffRole } from '#contract/staff.ts'
import type { CancellationQuote } from '#domains/bookings/cancellation-answers.ts'
import type { Amendment, DeskBookingDetails } from '#domains/bookings/desk-answers.ts'
import type { PackageDetails } from '#domains/packages/answers.ts'
import type { ServiceDetails } from '#domains/services/answers.ts'
import type { RoomOffer } from '#domains/stays/answers.ts'

/** What is looked at before it is done: what cancelling costs, what other dates cost, what else could be offered. */
export type Preview = {
  cancel?: CancellationQuote & { goodwill: boolean }
  amend?: Amendment
  offer?: { hotelId: number; slug: string; check_in: string; check_out: string; rooms: RoomOffer[] }
  /** What of a package or service could be offered instead. */
  journey?: PackageDetails
  service?: ServiceDetails
  refused?: Refusal
}

/** What the forms of a booking's page need to know. */
export type ActionsGiven = {
  details: DeskBookingDetails
  role: StaffRole
  preview: Preview
  /** Which preview was asked for. */
  doing: string | null
  /** Where the forms go. */
  action: string
}
