import type { Draw } from '#art/rng.ts'
import { facilityParagraph } from '#db/seed/facility-texts.ts'
import { locationParagraph } from '#db/seed/location-texts.ts'
import { roomsParagraph } from '#db/seed/room-texts.ts'
import type { RoomRow } from '#db/seed/rooms.ts'
import { summaryOf } from '#db/seed/summary-texts.ts'
import type { Point } from '#domains/places/distance.ts'
import type { Board } from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

/** All that may be said of a hotel: a text states nothing else. */
export type HotelFacts = {
  name: Bilingual
  city: string
  cityName: Bilingual
  district: Bilingual
  stars: number
  point: Point
  /** What one walks to, and how far it is in a straight line; null when nothing is within reach. */
  place: { name: Bilingual; metres: number } | null
  bySea: boolean
  rooms: RoomRow[]
  boards: Board[]
  amenities: string[]
  checkInFrom: string
  checkOutUntil: string
  /** Its number in its city: neighbours in a list get different wording. */
  order: number
}

/** One sentence for cards, and three paragraphs apart by empty lines: where it is, its rooms, its house. */
export function hotelTexts(draw: Draw, facts: HotelFacts): { summary: Bilingual; description: Bilingual } {
  const paragraphs = [
    locationParagraph(facts),
    roomsParagraph(draw.stream('rooms'), facts),
    facilityParagraph(draw.stream('house'), facts),
  ]
  return {
    summary: summaryOf(facts),
    description: {
      en: paragraphs.map((paragraph) => paragraph.en).join('\n\n'),
      ar: paragraphs.map((paragraph) => paragraph.ar).join('\n\n'),
    },
  }
}

/** One of several wordings, the next hotel getting the next. */
export function inTurn(variants: Bilingual[], order: number): Bilingual {
  return variants[order % variants.length] as Bilingual
}

export function sentences(parts: Bilingual[]): Bilingual {
  return { en: parts.map((part) => part.en).join(' '), ar: parts.map((part) => part.ar).join(' ') }
}
