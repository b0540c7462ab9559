import type { ChosenHotel } from '#domains/stays/choosing-answers.ts'

export const namedRows = [
  'picture',
  'price',
  'stars',
  'rating',
  'walk',
  'room',
  'board',
  'cancellation',
  'payment',
  'hours',
  'minimum',
] as const

/** A line of the comparison: something every hotel has in its own way, or a facility that it has or not. */
export type Row = { named: (typeof namedRows)[number] } | { facility: { id: string; name: string } }

/** The lines for these hotels. Facilities that all of them have come last: they tell nothing apart. */
export function rowsOf(hotels: readonly Pick<ChosenHotel, 'facilities'>[]): Row[] {
  const count = new Map<string, { facility: { id: string; name: string }; hotels: number }>()
  for (const facility of hotels.flatMap(({ facilities }) => facilities)) {
    count.set(facility.id, { facility, hotels: (count.get(facility.id)?.hotels ?? 0) + 1 })
  }
  const common = ({ hotels: having }: { hotels: number }) => Number(having === hotels.length)
  return [
    ...namedRows.map((named) => ({ named })),
    ...[...count.values()].toSorted((a, b) => common(a) - common(b)).map(({ facility }) => ({ facility })),
  ]
}
