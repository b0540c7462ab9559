import type { ChosenHotel } from '#domains/products/stays/search/comparison-answers.ts'

export const namedRows = [
  'picture',
  'price',
  'stars',
  'rating',
  'walk',
  'room',
  'view',
  'board',
  'cancellation',
  'payment',
  'hours',
  'minimum',
] as const

type Facility = ChosenHotel['facilities'][number]

/** A row of the comparison: a property with a value for every hotel, or a facility that a hotel has or lacks. */
export type Row = { named: (typeof namedRows)[number] } | { facility: Facility }

/**
 * The rows for these hotels, and the facilities that all of them have: these do not distinguish the hotels and are
 * listed once.
 */
export function rowsOf(hotels: readonly Pick<ChosenHotel, 'facilities'>[]): { rows: Row[]; common: Facility[] } {
  const count = new Map<string, { facility: Facility; hotels: number }>()
  for (const facility of hotels.flatMap(({ facilities }) => facilities)) {
    count.set(facility.id, { facility, hotels: (count.get(facility.id)?.hotels ?? 0) + 1 })
  }
  const facilities = (inAll: boolean) =>
    [...count.values()].filter((one) => (one.hotels === hotels.length) === inAll).map(({ facility }) => facility)
  return {
    rows: [...namedRows.map((named) => ({ named })), ...facilities(false).map((facility) => ({ facility }))],
    common: facilities(true),
  }
}
