import type { ApiError } from '#api/errors.ts'
import type { StaffRole } from '#api/staff.ts'
import type { CancellationQuote } from '#domains/bookings/contract/cancellation-answers.ts'
import type { Amendment, AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import type { ServiceDetails } from '#domains/products/services/answers.ts'
import type { RoomOffer } from '#domains/products/stays/answers.ts'

/** Previews of actions: the penalty of a cancellation, the price of other dates, alternatives to offer. */
export type Preview = {
  cancel?: CancellationQuote & { goodwill: boolean }
  amend?: Amendment & { goodwill: boolean }
  offer?: { hotelId: number; slug: string; check_in: string; check_out: string; rooms: RoomOffer[] }
  /** The package or service of which something can be offered instead. */
  travelPackage?: PackageDetails
  service?: ServiceDetails
  /** The dates as typed. */
  typed?: { [field in 'check_in' | 'check_out' | 'date']: string | undefined }
  failure?: ApiError
}

/** Props of the forms on a booking's page. */
export type ActionsProps = {
  details: AdminBookingDetails
  role: StaffRole
  preview: Preview
  /** The requested preview. */
  doing: string | null
  /** URL to which the forms are submitted. */
  action: string
}
