import { mostARoom, sharings, type RoomOfParty, type Sharing } from '#domains/packages/shapes.ts'
import type { Occupancy } from '#domains/stays/shapes.ts'

/** Why a party cannot be put into rooms. */
type RoomingRefusal = 'too_few_adults'

type Rooming = { ok: true; rooms: RoomOfParty[] } | { ok: false; family: number; why: RoomingRefusal }

/**
 * Puts a party into rooms. A family stays together and shares with nobody else; its rooms are as few as
 * `largest` allows and as even as can be; each has an adult, and children go with the first adults. Infants have no
 * bed: they sleep with an adult, one each. A family with too few adults for its children is refused.
 * @param largest how many the traveller wants in a room, at most; more share one when adults are few
 */
export function planRooms(families: readonly Occupancy[], largest: Sharing, infantMaxAge: number): Rooming {
  const rooms: RoomOfParty[] = []
  for (const [family, party] of families.entries()) {
    const mine = roomsOfFamily(party, family, bedsOf(largest), infantMaxAge)
    if (!mine) return { ok: false, family, why: 'too_few_adults' }
    rooms.push(...mine)
  }
  return { ok: true, rooms }
}

/** Seats that a party takes: everybody but infants. */
export function seatsOf(rooms: readonly RoomOfParty[]): number {
  return rooms.reduce((sum, room) => sum + bedsTaken(room), 0)
}

/** Who sleeps in a bed of the room. */
export function bedsTaken({ adults, childAges }: Pick<RoomOfParty, 'adults' | 'childAges'>): number {
  return adults + childAges.length
}

/** The word for a room that so many share. */
export function sharingOf(beds: number): Sharing {
  return sharings[beds - 1] ?? 'quad'
}

export function bedsOf(sharing: Sharing): number {
  return sharings.indexOf(sharing) + 1
}

function roomsOfFamily(party: Occupancy, family: number, largest: number, infantMaxAge: number): RoomOfParty[] | null {
  const { adults } = party
  // The youngest first: they go with the first adult.
  const ages = party.childAges.toSorted((a, b) => a - b)
  const infantAges = ages.filter((age) => age <= infantMaxAge)
  const childAges = ages.filter((age) => age > infantMaxAge)
  const beds = adults + childAges.length
  if (adults < 1 || beds > adults * mostARoom || infantAges.length > adults) return null
  const count = Math.min(Math.ceil(beds / largest), adults)
  const rooms = evenSizes(beds, count).map((size) => {
    // Every later room needs an adult of its own, so no more than the rest may go with children here.
    const children = childAges.splice(0, size - 1)
    return { size, adults: size - children.length, childAges: children }
  })
  return rooms.map(({ size, ...room }) => ({
    family,
    ...room,
    infantAges: infantAges.splice(0, room.adults),
    sharing: sharingOf(size),
  }))
}

/** `total` in `count` parts that differ by one at most, the larger first. */
function evenSizes(total: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.floor(total / count) + (i < total % count ? 1 : 0))
}
