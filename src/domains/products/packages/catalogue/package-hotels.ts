import type { PackageRow, PackageHotelRow } from '#domains/products/packages/catalogue/queries.server.ts'

/** The package hotels of a departure, with hotel substitutions applied. */
export function packageHotelsOf(
  {
    residence: packageHotels,
    residenceChanges: hotelSubstitutions,
  }: Pick<PackageRow, 'residence' | 'residenceChanges'>,
  departureId: number | null,
): PackageHotelRow[] {
  return packageHotels.map(
    (packageHotel) =>
      hotelSubstitutions.find((one) => one.departureId === departureId && one.position === packageHotel.position) ??
      packageHotel,
  )
}
