import type { PackageRow, PackageHotelRow } from '#domains/products/packages/catalogue/queries.server.ts'

/** The package hotels of a departure, with hotel substitutions applied. */
export function packageHotelsOf(
  { hotels, substitutions }: Pick<PackageRow, 'hotels' | 'substitutions'>,
  departureId: number | null,
): PackageHotelRow[] {
  return hotels.map(
    (packageHotel) =>
      substitutions.find((one) => one.departureId === departureId && one.position === packageHotel.position) ??
      packageHotel,
  )
}
