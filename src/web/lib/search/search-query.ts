import type { StayQuery } from '#links/site.ts'
import { filterQuery, type RequestedFilters } from '#web/lib/search/stay-filters.ts'

/** The query of a search with other filters. */
export function withFilters(query: StayQuery, filters: RequestedFilters): StayQuery {
  const { where, check_in, check_out, occupancy, sort, line } = query
  return { where, check_in, check_out, occupancy, sort, line, ...filterQuery(filters) }
}

/**
 * The query of a search for the page of one hotel. A place stays, because the walks of the page lead to it; a city or
 * district is left out, because the hotel is in it.
 */
export function hotelQuery(query: StayQuery): StayQuery {
  return { ...query, where: walkEndOf(query.where) }
}

/** The place of a `where` to which walks lead, also from a part of the map; undefined if they lead to the nearest gate. */
function walkEndOf(where = ''): string | undefined {
  return /^(?:area:[^@]*@)?((?:place|near|point):[a-z\d.,-]{1,80})$/.exec(where)?.[1]
}

const maxWhere = 100

/**
 * The query of a search in a part of the map: west, south, east and north in degrees. Walks still lead to the place of
 * the query; districts may not be in the area.
 */
export function inArea(query: StayQuery, edges: readonly number[]): StayQuery {
  const area = `area:${edges.map((edge) => Number(edge.toFixed(4))).join()}`
  const end = walkEndOf(query.where)
  const whole = end === undefined ? area : `${area}@${end}`
  return { ...query, where: whole.length > maxWhere ? area : whole, districts: undefined }
}

/** Two corners of the area of a search; null for any other place. */
export function cornersOf(where: string | undefined): { lat: number; lon: number }[] | null {
  const edges = where?.startsWith('area:')
    ? where.slice('area:'.length).split('@', 1).join().split(',').map(Number)
    : []
  const [west, south, east, north] = edges
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null
  return [
    { lat: south, lon: west },
    { lat: north, lon: east },
  ]
}

/** The place of a search as the end of `fetch_walk_line`; without one the way leads to the nearest gate. */
export function endOfWalk(
  place: { point: { lat: number; lon: number } } | null,
): { to_lat: number; to_lon: number } | Record<never, never> {
  return place ? { to_lat: place.point.lat, to_lon: place.point.lon } : {}
}

/** The query as hidden fields of a form, without the fields that the form contains itself. */
export function queryFields(query: StayQuery, inForm: readonly string[] = []): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().flatMap((one) => (one === '' || inForm.includes(name) ? [] : [[name, String(one)]])),
  )
}

const stayFields = ['check_in', 'check_out', 'occupancy']

/** The parts of the query that the search form does not contain itself. Districts belong to one city, so they go. */
export function besideForm(query: StayQuery, form: 'with place' | 'without place'): [name: string, value: string][] {
  return queryFields(query, [...stayFields, ...(form === 'with place' ? ['where', 'districts'] : [])])
}
