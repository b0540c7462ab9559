import type { DepartureRow, PackageRow } from '#domains/products/packages/catalogue/queries.server.ts'
import type { PricedPackage } from '#domains/products/packages/shapes.ts'
import type { ServiceRow } from '#domains/products/services/catalogue/queries.server.ts'
import type { OptionTerms, PricedService } from '#domains/products/services/shapes.ts'
import {
  requirementsOf,
  usualPackageRequirements,
  usualServiceRequirements,
  type BookedRequirements,
} from '#domains/products/shared/requirements.ts'
import type { Cancellation, PaymentTiming, PricedStay } from '#domains/shared/shapes.ts'

type StoredPackage = Pick<
  PackageRow,
  'id' | 'slug' | 'title' | 'supply' | 'pictures' | 'departureCity' | 'timeZone' | 'meetsAt'
>
type StoredService = Pick<
  ServiceRow,
  'id' | 'slug' | 'name' | 'supply' | 'pictures' | 'city' | 'meetingPoint' | 'timeZone'
>
/** `HH:MM` local time: from then on the traveller can no longer cancel. */
type Begins = { startsAt: string; timeZone: string }
/** What the booking requires of its travellers; absent if it requires nothing. */
type Requires = { requirements?: BookedRequirements }

/** The product that the traveller accepted, with its price in detail, stored with the booking. */
export type BookedProduct =
  | { kind: 'stay'; hotelId: number; priced: PricedStay }
  | (Begins & Requires & { kind: 'package'; row: StoredPackage; departure: DepartureRow; priced: PricedPackage })
  | (Begins &
      Requires & {
        kind: 'service'
        row: StoredService
        option: Pick<OptionTerms, 'id' | 'name'>
        priced: PricedService
      })

export type BookedOf<Kind extends BookedProduct['kind']> = Extract<BookedProduct, { kind: Kind }>

/** The price of a booking of any product, as the traveller accepted it. Amounts in minor units of `currency`. */
export type BookedPrice = {
  currency: string
  total: number
  /** The part of `total` that is not paid online at booking: paid at the property, or by later instalments. */
  dueLater: number
  payment: PaymentTiming | null
  cancellation: Cancellation
}

export function bookedStay(hotelId: number, priced: PricedStay): BookedOf<'stay'> {
  return { kind: 'stay', hotelId, priced }
}

export function bookedPackage(row: PackageRow, departure: DepartureRow, priced: PricedPackage): BookedOf<'package'> {
  const { id, slug, title, supply, pictures, departureCity, timeZone, meetsAt } = row
  const stored = { id, slug, title, supply, pictures: pictures.slice(0, 1), departureCity, timeZone, meetsAt }
  const requirements = requirementsOf(row.requirements, usualPackageRequirements(row))
  const begins = { startsAt: meetsAt.slice(0, 5), timeZone }
  return { kind: 'package', row: stored, departure, priced, ...begins, ...(requirements && { requirements }) }
}

export function bookedService(
  row: ServiceRow,
  { id: optionId, name: option }: OptionTerms,
  priced: PricedService,
): BookedOf<'service'> {
  const { id, slug, name, supply, pictures, city, meetingPoint, timeZone } = row
  const stored = { id, slug, name, supply, pictures: pictures.slice(0, 1), city, meetingPoint, timeZone }
  const startsAt = priced.time ?? '00:00'
  const requirements = requirementsOf(
    row.requirements,
    usualServiceRequirements({ kind: row.typeKind, icon: row.typeIcon }),
  )
  return {
    kind: 'service',
    row: stored,
    option: { id: optionId, name: option },
    priced,
    startsAt,
    timeZone,
    ...(requirements && { requirements }),
  }
}
