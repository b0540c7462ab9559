import { aboutMetres, minutes } from '#db/demo/hotels/counts.ts'
import type { HotelFacts } from '#db/demo/hotels/sentences.ts'
import { mosqueCentres } from '#db/demo/hotels/sites.ts'
import { walkingMinutes } from '@rihla/street-map/distance'
import type { Bilingual } from '#i18n/locale.ts'

/** The location of a hotel relative to its gate, as phrases for use inside a sentence. */
export type Way = { gate: Bilingual; away: Bilingual; walk: Bilingual; side: Bilingual; mosque: Bilingual }

export function wayOf(facts: HotelFacts & { place: NonNullable<HotelFacts['place']> }): Way {
  return {
    gate: unnumbered(facts.place.name),
    away: aboutMetres(facts.place.metres),
    walk: minutes(walkingMinutes(facts.place.metres)),
    side: sideOf(facts),
    mosque:
      facts.city === 'makkah'
        ? { en: 'the Holy Mosque', ar: 'المسجد الحرام' }
        : { en: 'the Prophet’s Mosque', ar: 'المسجد النبوي' },
  }
}

/** The side of the mosque on which a hotel is located, in eight directions. */
function sideOf({ city, point }: HotelFacts): Bilingual {
  const centre = mosqueCentres[city] ?? point
  const north = point.lat - centre.lat
  const east = (point.lon - centre.lon) * Math.cos((centre.lat * Math.PI) / 180)
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4 + 8) % 8
  return sides[eighth] as Bilingual
}

const sides: Bilingual[] = [
  { en: 'north', ar: 'شمال' },
  { en: 'north-east', ar: 'شمال شرقي' },
  { en: 'east', ar: 'شرق' },
  { en: 'south-east', ar: 'جنوب شرقي' },
  { en: 'south', ar: 'جنوب' },
  { en: 'south-west', ar: 'جنوب غربي' },
  { en: 'west', ar: 'غرب' },
  { en: 'north-west', ar: 'شمال غربي' },
]

/** Removes the number from a gate's name for running text. */
function unnumbered(name: Bilingual): Bilingual {
  const plain = (text: string) => text.replace(/\s*\(\d+\)$/, '')
  return { en: plain(name.en), ar: plain(name.ar) }
}
