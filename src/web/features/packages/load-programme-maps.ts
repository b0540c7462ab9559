import type { ApiClient } from '#api/index.ts'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import type { ProgrammeMaps } from '#web/features/packages/ProgrammeMap.tsx'
import { programmeGrounds } from '#web/features/packages/programme-places.ts'

/** The maps of the cities of a programme; none if no two of its places share a map. */
export async function loadProgrammeMaps(api: ApiClient, { programme }: PackageDetails): Promise<ProgrammeMaps> {
  const cities = programmeGrounds(programme).length > 0 ? [...new Set(programme.map(({ city }) => city.slug))] : []
  const grounds = await Promise.all(cities.map((city) => api.fetch_city_ground({ city })))
  return Object.fromEntries(cities.map((city, i) => [city, grounds[i]?.ok ? grounds[i].data.map : null]))
}
