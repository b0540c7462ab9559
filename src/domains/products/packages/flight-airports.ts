import type { PackageDetails } from '#domains/products/packages/answers.ts'

/** The two airports of a flight as `Jeddah (JED)`; the code alone where the city is not known. */
export function flightAirports(aviation: NonNullable<PackageDetails['aviation']>): { from: string; to: string } {
  return { from: labelOf(aviation.from_city, aviation.from), to: labelOf(aviation.to_city, aviation.to) }
}

function labelOf(city: string | null, code: string): string {
  return city ? `${city} (${code})` : code
}
