import { fnv1a } from '@rihla/illustrations/rng'
import { maxStayNights } from '#domains/products/stays/limits.ts'
import type { NightKind } from '#db/reference/calendar.ts'
import type { NightTerms, RoomView } from '#domains/shared/shapes.ts'

/**
 * Everything that the price of a room depends on. All of it is stored, so that nights can be added later by the same
 * rule.
 */
export type RoomBasis = {
  /** `<hotel slug>/<room code>`: distinguishes rooms that are otherwise equal. */
  key: string
  city: string
  stars: number
  /** Straight-line metres to the nearest gate; null if there is none. */
  metres: number | null
  sizeM2: number
  view: RoomView
  maxTotal: number
}

/** Calculates one night of a room type: price, allotment and sales restrictions. */
export function nightOf(room: RoomBasis, night: string, kind: NightKind): NightTerms {
  const chance = share(`${room.key}/${night}`)
  const riyals = basePrice(room) * seasonFactor(room.city, kind) * (0.97 + 0.06 * chance)
  const hotel = room.key.slice(0, room.key.indexOf('/'))
  const atHajj = room.city === 'makkah' && isHajj(kind)
  return {
    price: Math.max(lowestPrice, Math.round(riyals)) * 100,
    allotment: Math.max(2, maxRooms(room) - Math.floor(chance * 4)),
    minStay: minStay(room.city, kind),
    // In Jeddah families come for more than the night of Eid.
    minStayArrival: room.city === 'jeddah' && kind.month === ramadan + 1 && kind.day === 1 ? 2 : 1,
    // Half of the hotels keep rooms for the many who come for the last nights only.
    maxStay: room.city !== 'jeddah' && isLastTen(kind) && share(`${hotel}/ramadan`) < 0.5 ? 10 : maxStayNights,
    closed: chance > 0.993 || (atHajj && share(`${hotel}/hajj`) < 0.25),
    closedToArrival: (chance > 0.97 && chance <= 0.985) || (isLastTen(kind) && kind.day === 27 && room.stars === 5),
    // Who is there on the day before the twenty-seventh night stays for it.
    closedToDeparture: room.city === 'makkah' && kind.month === ramadan && kind.day === 27 && room.stars >= 4,
  }
}

/** Price of an ordinary night in riyals, before taxes. */
export function basePrice({ key, city, stars, metres, sizeM2, view, maxTotal }: RoomBasis): number {
  const hotel = key.slice(0, key.indexOf('/'))
  return (
    (starPrice[stars] ?? 100) *
    (metres === null ? 1 : 0.74 + 1.1 * Math.exp(-metres / 550)) *
    (sizeM2 / 28) ** 0.45 *
    (1 + 0.05 * (maxTotal - 2)) *
    viewFactor[view] *
    (cityFactor[city] ?? 1) *
    (0.92 + 0.16 * share(hotel))
  )
}

/** Minimum price of a room in riyals, regardless of size and distance. */
const lowestPrice = 75

const starPrice: Record<number, number> = { 1: 135, 2: 165, 3: 220, 4: 330, 5: 520 }
const cityFactor: Record<string, number> = { makkah: 1, madinah: 0.92, jeddah: 1.12 }
const viewFactor: Record<RoomView, number> = {
  none: 0.92,
  city: 1,
  mountain: 1.04,
  courtyard: 0.98,
  partial_haram: 1.22,
  haram: 1.42,
  sea: 1.25,
}

/** Price of a night relative to an ordinary night in its city. */
export function seasonFactor(city: string, kind: NightKind): number {
  return city === 'jeddah' ? coastFactor(kind) : holyFactor(city, kind)
}

function holyFactor(city: string, kind: NightKind): number {
  const { month, day, weekend, holiday } = kind
  const makkah = city === 'makkah'
  if (month === ramadan) {
    if (day <= 10) return makkah ? 1.4 : 1.3
    if (day <= 20) return makkah ? 1.75 : 1.5
    // Demand is highest on the odd nights of the last ten, most of all on the twenty-seventh.
    const awaited = day === 27 ? 0.9 : day % 2 === 1 ? 0.35 : 0
    return (makkah ? 2.6 : 2.3) + awaited * (makkah ? 1 : 0.5)
  }
  if (month === 10 && day <= 4) return makkah ? 1.9 : 2
  if (isHajj(kind)) return makkah ? 3 + (day >= 9 && day <= 11 ? 0.9 : 0) : 1.15
  if (month === 12 && day < 8) return makkah ? 2.1 : 1.5
  if (month === 12 && day <= 25) return makkah ? 1.4 : 1.7
  const eve = weekend ? 1.14 : 1
  if (month <= 2) return 0.78 * eve
  if (holiday === 'midyear') return 1.35 * eve
  if (holiday === 'summer') return 1.12 * eve
  return (month === 7 || month === 8 ? 1.12 : 1) * eve
}

function coastFactor(kind: NightKind): number {
  const { month, day, weekend, holiday } = kind
  const eve = weekend ? 1.28 : 1
  if ((month === 10 && day <= 6) || (month === 12 && day >= 9 && day <= 14)) return 1.75
  if (isHajj(kind)) return 1.2 * eve
  if (month === ramadan) return 0.88
  if (holiday === 'summer') return 1.35 * eve
  if (holiday === 'midyear') return 1.3 * eve
  return (month <= 2 ? 0.92 : 1) * eve
}

/** The minimum number of nights of a stay that includes such a night. */
export function minStay(city: string, kind: NightKind): number {
  if (city === 'makkah' && isHajj(kind)) return 4
  if (city !== 'jeddah' && isLastTen(kind)) return 3
  return 1
}

const ramadan = 9
const isLastTen = ({ month, day }: NightKind) => month === ramadan && day > 20
const isHajj = ({ month, day }: NightKind) => month === 12 && day >= 8 && day <= 13

/** The maximum allotment of a room type: 4 to 14, at most 5 for rooms that sleep five or more. */
export function maxRooms({ key, maxTotal }: RoomBasis): number {
  const max = 4 + Math.floor(share(`${key}/rooms`) * 11)
  return maxTotal >= 5 ? Math.min(max, 5) : max
}

/** A deterministic number in [0, 1) for a text. The hash is mixed again, because similar texts have similar hashes. */
function share(text: string): number {
  let mixed = fnv1a(text)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
