import type { Draw } from '#art/rng.ts'
import type { Bed, RoomView } from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

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

/** Three to six kinds of rooms as a house of these stars, in this place, has them. */
export function hotelRooms(draw: Draw, hotel: HotelOfRooms): RoomRow[] {
  const seesHaram = hotel.metres !== null && hotel.metres <= 420 && hotel.stars >= 4
  const offered = roomKinds.filter(
    (kind) =>
      kind.stars.includes(hotel.stars) && (kind.sees === undefined || (kind.sees === 'sea' ? hotel.bySea : seesHaram)),
  )
  const kept = offered.filter((kind) => kind.always || draw.chance(0.55))
  const chosen = (kept.length >= 3 ? kept : offered).slice(0, 6)
  return chosen.map((kind, i) => roomRow(draw.stream(kind.code), hotel, kind, i, chosen.length))
}

type RoomKind = {
  code: string
  name: Bilingual
  stars: number[]
  beds: Bed[]
  size: number
  adults: number
  children: number
  bathrooms?: number
  /** A view that the room is sold by; only hotels that have it offer the room. */
  sees?: 'haram' | 'sea'
  /** Every hotel of these stars has it. */
  always?: boolean
}

// Guests never outnumber the places to sleep: king, queen and double sleep two, the others one.
const roomKinds: RoomKind[] = [
  {
    code: 'single',
    name: { en: 'Single room', ar: 'غرفة مفردة' },
    stars: [1, 2],
    beds: [{ kind: 'single', count: 1 }],
    size: 13,
    adults: 1,
    children: 0,
  },
  {
    code: 'twin',
    name: { en: 'Twin room', ar: 'غرفة بسريرين منفصلين' },
    stars: [1, 2, 3, 4, 5],
    beds: [{ kind: 'twin', count: 2 }],
    size: 22,
    adults: 2,
    children: 1,
    always: true,
  },
  {
    code: 'king',
    name: { en: 'King room', ar: 'غرفة بسرير كبير' },
    stars: [3, 4, 5],
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    size: 25,
    adults: 2,
    children: 1,
    always: true,
  },
  {
    code: 'triple',
    name: { en: 'Triple room', ar: 'غرفة ثلاثية' },
    stars: [1, 2, 3, 4],
    beds: [{ kind: 'twin', count: 3 }],
    size: 27,
    adults: 3,
    children: 2,
    always: true,
  },
  {
    code: 'quad',
    name: { en: 'Quad room', ar: 'غرفة رباعية' },
    stars: [1, 2, 3, 4, 5],
    beds: [{ kind: 'twin', count: 4 }],
    size: 32,
    adults: 4,
    children: 2,
    always: true,
  },
  {
    code: 'haram-king',
    name: { en: 'Haram-view king room', ar: 'غرفة بسرير كبير مطلة على الحرم' },
    stars: [4, 5],
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    size: 28,
    adults: 2,
    children: 1,
    sees: 'haram',
    always: true,
  },
  {
    code: 'sea-king',
    name: { en: 'Sea-view king room', ar: 'غرفة بسرير كبير مطلة على البحر' },
    stars: [3, 4, 5],
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    size: 29,
    adults: 2,
    children: 1,
    sees: 'sea',
    always: true,
  },
  {
    code: 'family-room',
    name: { en: 'Family room', ar: 'غرفة عائلية' },
    stars: [2, 3],
    beds: [
      { kind: 'queen', count: 1 },
      { kind: 'twin', count: 3 },
    ],
    size: 38,
    adults: 4,
    children: 3,
  },
  {
    code: 'family-suite',
    name: { en: 'Family suite', ar: 'جناح عائلي' },
    stars: [4, 5],
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'twin', count: 2 },
      { kind: 'sofa', count: 2 },
    ],
    size: 52,
    adults: 4,
    children: 3,
    bathrooms: 2,
    always: true,
  },
  {
    code: 'group-room',
    name: { en: 'Room for five', ar: 'غرفة خماسية' },
    stars: [1, 2],
    beds: [{ kind: 'single', count: 5 }],
    size: 36,
    adults: 5,
    children: 2,
  },
  {
    code: 'haram-suite',
    name: { en: 'Haram-view suite', ar: 'جناح مطل على الحرم' },
    stars: [5],
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'queen', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    size: 74,
    adults: 4,
    children: 2,
    bathrooms: 2,
    sees: 'haram',
  },
  {
    code: 'two-bedroom',
    name: { en: 'Two-bedroom suite', ar: 'جناح بغرفتي نوم' },
    stars: [4, 5],
    beds: [
      { kind: 'king', count: 2 },
      { kind: 'sofa', count: 2 },
    ],
    size: 82,
    adults: 4,
    children: 4,
    bathrooms: 2,
  },
]

/** How many people the beds of a room sleep. */
export function sleeps(beds: Bed[]): number {
  return beds.reduce((sum, { kind, count }) => sum + count * (['king', 'queen', 'double'].includes(kind) ? 2 : 1), 0)
}

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
