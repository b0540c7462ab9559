import type { Draw } from '@rihla/illustrations/rng'
import { type RoomKind, roomKinds } from '#db/demo/hotels/room-kinds.ts'
import type { Bed, RoomView } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type RoomRow = {
  code: string
  name: Bilingual
  sizeM2: number
  floorFrom: number
  floorTo: number
  beds: Bed[]
  bathrooms: number
  maxAdults: number
  maxChildren: number
  maxTotal: number
  view: RoomView
  amenities: string[]
  imageIds: string[]
}

type HotelOfRooms = { slug: string; city: string; stars: number; metres: number | null; floors: number; bySea: boolean }

/** Minimum number of room types per hotel. */
export const minKinds = 3

/** Three to six room types that fit the stars and the location of a hotel; `min` is higher in large worlds. */
export function hotelRooms(draw: Draw, hotel: HotelOfRooms, min = minKinds): RoomRow[] {
  const seesHaram = hotel.metres !== null && hotel.metres <= 420 && hotel.stars >= 4
  const offered = roomKinds.filter(
    (kind) =>
      kind.stars.includes(hotel.stars) && (kind.sees === undefined || (kind.sees === 'sea' ? hotel.bySea : seesHaram)),
  )
  const drawn = offered.filter((kind) => kind.always || draw.chance(0.55))
  const chosen = (drawn.length >= min ? drawn : offered).slice(0, 6)
  return chosen.map((kind, i) => roomRow(draw.stream(kind.code), hotel, kind, i, chosen.length))
}

/** Number of people that the beds of a room sleep. */
export function sleeps(beds: Bed[]): number {
  return beds.reduce((sum, { kind, count }) => sum + count * (sleepsTwo(kind) ? 2 : 1), 0)
}

export const sleepsTwo = (kind: Bed['kind']): boolean => ['king', 'queen', 'double'].includes(kind)

function roomRow(draw: Draw, hotel: HotelOfRooms, kind: RoomKind, index: number, kinds: number): RoomRow {
  const size = Math.round(kind.size * (0.78 + 0.09 * hotel.stars) * draw.range(0.95, 1.08))
  const usable = Math.max(2, hotel.floors - 2)
  const floorFrom = 2 + Math.floor((index / (kinds + 1)) * usable)
  const view = kind.sees ?? otherView(draw, hotel)
  return {
    code: kind.code,
    name: kind.name,
    sizeM2: Math.max(12, size),
    floorFrom,
    floorTo: Math.min(hotel.floors, floorFrom + 1 + Math.ceil(usable / 2)),
    beds: kind.beds,
    bathrooms: kind.bathrooms ?? 1,
    maxAdults: kind.adults,
    maxChildren: kind.children,
    maxTotal: Math.min(sleeps(kind.beds), kind.adults + kind.children),
    view,
    amenities: roomAmenities(draw, hotel.stars, kind, view),
    imageIds: [`room/${hotel.slug}-${kind.code}`],
  }
}

function otherView(draw: Draw, hotel: HotelOfRooms): RoomView {
  if (hotel.metres !== null && hotel.metres <= 520 && hotel.stars >= 4 && draw.chance(0.4)) return 'partial_haram'
  const usual: RoomView[] =
    hotel.city === 'makkah' ? ['city', 'city', 'mountain', 'courtyard'] : ['city', 'city', 'courtyard']
  return draw.pick(hotel.stars <= 2 ? [...usual, 'none'] : usual)
}

function roomAmenities(draw: Draw, stars: number, kind: RoomKind, view: RoomView): string[] {
  const has = new Set([
    'air_conditioning',
    'private_bathroom',
    'shower',
    'bidet',
    'prayer_mat',
    'tv',
    'closet',
    'fridge',
  ])
  const add = (...ids: string[]) => ids.forEach((id) => has.add(id))
  add('room_wifi', 'smoke_detector')
  if (stars >= 2) add('kettle', 'toiletries')
  if (stars >= 3) add('hair_dryer', 'desk', 'phone', 'satellite_tv')
  if (stars >= 4) add('own_thermostat', 'tea_coffee', 'room_safe', 'iron', 'ironing_board')
  if (stars === 5) add('minibar', 'soundproof', 'bathtub')
  if (view === 'mountain') add('mountain_view')
  if (kind.beds.some((bed) => bed.kind === 'sofa')) add('sofa_bed')
  if (stars >= 3 && kind.adults <= 2 && draw.chance(0.6)) add('cot')
  if (kind.bathrooms === 2) add('connecting_rooms', 'kitchenette')
  if (kind.code === 'twin' && stars >= 3 && draw.chance(0.5)) add('accessible_room', 'grab_bars')
  if (view === 'sea' || (stars >= 4 && draw.chance(0.12))) add('balcony')
  return [...has]
}
