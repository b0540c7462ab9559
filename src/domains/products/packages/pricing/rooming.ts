import { maxPerRoom, type RoomOfParty } from '#domains/products/packages/shapes.ts'
import { roomBases, type PackagePriceBasis, type RoomBasis } from '#domains/products/shared/room-basis.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'

/** Reasons why a party cannot be put into rooms. */
type RoomingError = 'too_few_adults'

type Rooming = { ok: true; rooms: RoomOfParty[] } | { ok: false; family: number; why: RoomingError }

/**
 * Puts a party into rooms. A family stays together and shares no room with another family. It gets as few rooms as
 * `largest` allows, of sizes as even as possible; each room has an adult, and children go with the first adults.
 * Infants take no bed: they share with an adult, at most one each. A family with too few adults for its children is an
 * error.
 * @param largest the maximum number of persons per room that the traveller wants; exceeded if there are too few adults.
 * With `any` each family stays as it is, because the provider assigns the rooms.
 */
export function planRooms(families: readonly Occupancy[], largest: PackagePriceBasis, infantMaxAge: number): Rooming {
  const rooms: RoomOfParty[] = []
  for (const [family, party] of families.entries()) {
    const familyRooms = roomsOfFamily(party, family, largest, infantMaxAge)
    if (!familyRooms) return { ok: false, family, why: 'too_few_adults' }
    rooms.push(...familyRooms)
  }
  return { ok: true, rooms }
}

/** Seats that a party takes: one for everybody except infants. */
export function seatsOf(rooms: readonly RoomOfParty[]): number {
  return rooms.reduce((sum, room) => sum + bedsTaken(room), 0)
}

/** The number of beds taken in a room; infants take none. */
export function bedsTaken({ adults, childAges }: Pick<RoomOfParty, 'adults' | 'childAges'>): number {
  return adults + childAges.length
}

/** The room basis for a number of persons in a room. */
export function roomBasisOf(beds: number): RoomBasis {
  return roomBases[beds - 1] ?? 'quad'
}

export function bedsOf(sharing: RoomBasis): number {
  return roomBases.indexOf(sharing) + 1
}

function roomsOfFamily(
  party: Occupancy,
  family: number,
  largest: PackagePriceBasis,
  infantMaxAge: number,
): RoomOfParty[] | null {
  const { adults } = party
  // Youngest first, so that they go with the first adult.
  const ages = party.childAges.slice().sort((a, b) => a - b)
  const infantAges = ages.filter((age) => age <= infantMaxAge)
  const childAges = ages.filter((age) => age > infantMaxAge)
  // In the order in which the family typed them.
  const typed = (some: number[]) => some.slice().sort((a, b) => party.childAges.indexOf(a) - party.childAges.indexOf(b))
  const beds = adults + childAges.length
  if (adults < 1 || beds > adults * maxPerRoom || infantAges.length > adults) return null
  const count = largest === 'any' ? 1 : Math.min(Math.ceil(beds / bedsOf(largest)), adults)
  const rooms = evenSizes(beds, count).map((size) => {
    // Each remaining room needs an adult, so only the remaining beds of this one can go to children.
    const children = childAges.splice(0, size - 1)
    return { size, adults: size - children.length, childAges: typed(children) }
  })
  return rooms.map(({ size, ...room }) => ({
    family,
    ...room,
    infantAges: typed(infantAges.splice(0, room.adults)),
    sharing: largest === 'any' ? largest : roomBasisOf(size),
  }))
}

/** Splits `total` into `count` parts that differ by at most one, larger parts first. */
function evenSizes(total: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.floor(total / count) + (i < total % count ? 1 : 0))
}
