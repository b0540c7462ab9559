import type { RoomChoices } from '#domains/products/stays/search/comparison-answers.ts'

/** The prices of a form with a room for each party, by value of its selects; `fees` are those of the whole stay. */
export type MixedPrices = { currency: string; fees: number; parties: Record<string, number>[] }

/** The prices of all choices, in minor units. The fees are what the cheapest combination costs beyond its rooms. */
export function mixedPrices({ parties, cheapest }: RoomChoices): MixedPrices {
  const priceOf = (room: string | undefined, i: number) =>
    parties[i]?.choices.find((choice) => choice.room === room)?.total.minor ?? 0
  const rooms = cheapest?.rooms.reduce((sum, room, i) => sum + priceOf(room, i), 0) ?? 0
  return {
    currency: cheapest?.total.currency ?? '',
    fees: (cheapest?.total.minor ?? 0) - rooms,
    parties: parties.map(({ choices }) => Object.fromEntries(choices.map(({ room, total }) => [room, total.minor]))),
  }
}

/** The total of the selected rooms in minor units. */
export function mixedTotal({ fees, parties }: MixedPrices, rooms: readonly string[]): number {
  return rooms.reduce((sum, room, i) => sum + (parties[i]?.[room] ?? 0), fees)
}
