import type { RoomRow } from '#db/demo/hotels/rooms.ts'
import type { Point } from '@rihla/street-map/distance'
import type { Board } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** All facts about a hotel that its texts are allowed to state. */
export type HotelFacts = {
  name: Bilingual
  city: string
  cityName: Bilingual
  district: Bilingual
  stars: number
  point: Point
  /** The place within walking distance and its straight-line distance; null if there is none. */
  place: { name: Bilingual; metres: number } | null
  bySea: boolean
  rooms: RoomRow[]
  boards: Board[]
  amenities: string[]
  checkInFrom: string
  checkOutUntil: string
  /** Index of the hotel in its city; neighbours in a list get different wording. */
  order: number
}

/** Selects one of several wordings; consecutive hotels get consecutive wordings. */
export function inTurn(variants: Bilingual[], order: number): Bilingual {
  return variants[order % variants.length] as Bilingual
}

export function sentences(parts: Bilingual[]): Bilingual {
  return { en: parts.map((part) => part.en).join(' '), ar: parts.map((part) => part.ar).join(' ') }
}
