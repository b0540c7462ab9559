import { groupBy } from '#domains/shared/group-by.ts'
import type { PackageQuote } from '#domains/products/packages/answers.ts'

type Room = PackageQuote['rooms'][number]

/** Rooms of the same size with the same occupants as one, with the sum of its persons and amounts. */
export function alikeRooms(
  rooms: readonly Room[],
): (Pick<Room, 'sharing' | 'persons' | 'total'> & { count: number })[] {
  return [...groupBy(rooms, ({ sharing, persons }) => JSON.stringify([sharing, persons])).values()].flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const { sharing, persons, total } = first
    const count = alike.length
    const times = (amount: typeof total) => ({ ...amount, minor: amount.minor * count })
    return {
      sharing,
      count,
      persons: persons.map((one) => ({ ...one, count: one.count * count, amount: times(one.amount) })),
      total: times(total),
    }
  })
}
