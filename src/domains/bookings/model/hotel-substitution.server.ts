import type { PackageHotelRow } from '#domains/products/packages/catalogue/queries.server.ts'

/** A substituted hotel of a booked package, as the traveller is asked about it. */
export type HotelSubstitution = {
  /** Id of the substitution: nobody is asked twice about the same one. */
  change: number
  /** Status of the booking before, restored when the hotel is accepted. */
  from: 'confirmed' | 'waiting'
  before: PackageHotelRow
  after: PackageHotelRow
}
