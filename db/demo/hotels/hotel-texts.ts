import type { Draw } from '@rihla/illustrations/rng'
import { facilityParagraph } from '#db/demo/hotels/facility-texts.ts'
import { locationParagraph } from '#db/demo/hotels/location-texts.ts'
import { roomsParagraph } from '#db/demo/hotels/room-texts.ts'
import type { HotelFacts } from '#db/demo/hotels/sentences.ts'
import { summaryOf } from '#db/demo/hotels/summary-texts.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** One sentence for cards, and three paragraphs separated by empty lines: location, rooms, facilities. */
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
