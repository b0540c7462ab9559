import type { PackageRow, ResidenceRow } from '#domains/packages/read.server.ts'

/** Where a departure sleeps: the houses of its package, but for those that were substituted for it. */
export function residenceOf(
  { residence, residenceChanges }: Pick<PackageRow, 'residence' | 'residenceChanges'>,
  departureId: number | null,
): ResidenceRow[] {
  return residence.map(
    (house) =>
      residenceChanges.find((one) => one.departureId === departureId && one.position === house.position) ?? house,
  )
}
