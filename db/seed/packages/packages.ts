import type { DemoHotel } from '#db/seed/hotels.ts'
import type { ImageRow } from '#db/seed/images.ts'
import { extraOf } from '#db/seed/packages/extras.ts'
import { journeysByPeople } from '#db/seed/packages/journeys-people.ts'
import { ramadanJourneys } from '#db/seed/packages/journeys-ramadan.ts'
import { shortJourneys } from '#db/seed/packages/journeys-short.ts'
import { twoCitiesJourneys } from '#db/seed/packages/journeys-two-cities.ts'
import { umrahJourneys } from '#db/seed/packages/journeys-umrah.ts'
import { programmeOf } from '#db/seed/packages/programme.ts'
import type { DemoPackage, Journey } from '#db/seed/packages/shape.ts'
import {
  excludedTexts,
  includedTexts,
  noteTexts,
  type ExcludedCode,
  type IncludedCode,
  type NoteCode,
} from '#db/seed/packages/terms.ts'
import { typeTexts } from '#db/seed/packages/types.ts'
import type { CityRow } from '#db/seed/places.ts'
import type { DepositStep } from '#domains/packages/shapes.ts'
import { searchKey } from '#text/clean.ts'
import type { Bilingual } from '#text/locale.ts'

export const journeys: readonly Journey[] = [
  ...umrahJourneys,
  ...twoCitiesJourneys,
  ...ramadanJourneys,
  ...journeysByPeople,
  ...shortJourneys,
]

/** The invented packages of the demo; their houses are hotels of it. */
export function demoPackages(hotels: DemoHotel[], cities: CityRow[]): DemoPackage[] {
  const housed = new Map<string, number>()
  return journeys.map((journey, i) => packageOf(journey, i, { hotels, cities, housed }))
}

/** The pictures of the packages, in the order of their `imageIds`. */
export function packageImages(): ImageRow[] {
  return journeys.flatMap(({ slug, title, scenes }) =>
    scenes.map(({ kind, options }, i) => ({
      id: imageId(kind, slug, i),
      scene: kind,
      options,
      alt: { en: `Illustration: ${title.en}`, ar: `رسم توضيحي: ${title.ar}` },
    })),
  )
}

type Around = {
  hotels: DemoHotel[]
  cities: CityRow[]
  /** How many groups a kind of house has been given already, so that they spread. */
  housed: Map<string, number>
}

function packageOf(journey: Journey, i: number, around: Around): DemoPackage {
  const nights = journey.legs.reduce((sum, leg) => sum + leg.nights, 0)
  const city = around.cities.find((one) => one.slug === journey.from)
  if (!city) throw new Error(`${journey.from} is not among the cities`)
  return {
    slug: journey.slug,
    type: journey.type,
    title: journey.title,
    summary: journey.summary,
    description: paragraphs(journey.about, typeTexts[journey.type]),
    tourType: journey.tourType,
    groupSize: journey.groupSize,
    departureCity: journey.from,
    days: nights + 1,
    programme: programmeOf(journey),
    included: includedOf(journey).map((code) => includedTexts[code]),
    excluded: excludedOf(journey).map((code) => excludedTexts[code]),
    notes: notesOf(journey).map((code) => noteTexts[code]),
    aviation: journey.flight
      ? {
          from: journey.flight[0],
          to: journey.flight[1],
          label: {
            en: `Direct flight from ${city.name.en}, economy`,
            ar: `رحلة مباشرة من ${city.name.ar} على الدرجة السياحية`,
          },
        }
      : null,
    payment: journey.onArrivalOnly ? 'arrival' : 'both',
    deposit: journey.onArrivalOnly ? [] : deposits[journey.policy ?? 'journey-30d'],
    policy: journey.policy ?? 'journey-30d',
    supply: journey.supply ?? 'own',
    meetsAt: journey.meetsAt,
    closesDaysBefore: journey.supply === 'portal' ? 10 : journey.flight ? 5 : 2,
    imageIds: journey.scenes.map(({ kind }, at) => imageId(kind, journey.slug, at)),
    // The first of each type before the second of any.
    rank: 100 - journeys.slice(0, i).filter(({ type }) => type === journey.type).length * 10,
    searchKey: [journey.title, journey.summary, city.name].map(({ en, ar }) => searchKey(`${en} ${ar}`)).join('|'),
    residence: journey.legs.map((leg) => ({
      hotel: houseFor(leg, around),
      nights: leg.nights,
      board: leg.board,
      guarantee: leg.guarantee,
    })),
    extras: journey.extras.map(extraOf),
    price: journey.price,
    schedule: journey.schedule,
  }
}

const deposits: Record<'journey-14d' | 'journey-30d', DepositStep[]> = {
  'journey-14d': [
    { percent: 50, daysBefore: null },
    { percent: 50, daysBefore: 14 },
  ],
  'journey-30d': [
    { percent: 25, daysBefore: null },
    { percent: 25, daysBefore: 60 },
    { percent: 50, daysBefore: 30 },
  ],
}

/** Among the houses of a city with so many stars the nearest first; each group gets the next one. */
function houseFor({ city, stars }: { city: string; stars: number }, { hotels, housed }: Around): string {
  const key = `${city} ${stars}`
  const houses = hotels
    .filter((hotel) => hotel.city === city && hotel.stars === stars && hotel.supply === 'own')
    .toSorted((a, b) => (a.nearestPlaceMetres ?? 0) - (b.nearestPlaceMetres ?? 0))
  const turn = housed.get(key) ?? 0
  housed.set(key, turn + 1)
  const house = houses[turn % Math.min(6, houses.length)]
  if (!house) throw new Error(`no house of ${stars} stars in ${city}`)
  return house.slug
}

function includedOf({ flight, included = [], tourType, type }: Journey): IncludedCode[] {
  const guided = tourType === 'self_guided' ? [] : (['guide', 'visits'] as const)
  return [
    'hotel',
    ...(flight ? (['flight'] as const) : []),
    'coach',
    ...guided,
    ...included,
    ...(type === 'students' ? [] : (['zamzam'] as const)),
  ]
}

function excludedOf({ flight, excluded = [], from }: Journey): ExcludedCode[] {
  const abroad = !['jeddah', 'riyadh', 'dammam'].includes(from)
  return [
    ...excluded,
    ...(flight ? [] : (['flight'] as const)),
    ...(abroad ? (['visa', 'insurance'] as const) : []),
    'meals',
    'expenses',
  ]
}

function notesOf({ legs, from, notes = [] }: Journey): NoteCode[] {
  const abroad = !['jeddah', 'riyadh', 'dammam'].includes(from)
  const [inMakkah, inMadinah] = (['makkah', 'madinah'] as const).map((city) => legs.some((leg) => leg.city === city))
  return [
    ...notes,
    ...(inMakkah && !notes.includes('hajjPermit') ? (['umrahPermit', 'walking'] as const) : []),
    ...(inMadinah ? (['rawdah'] as const) : []),
    ...(abroad ? (['passport'] as const) : []),
  ]
}

function imageId(kind: string, slug: string, i: number): string {
  return i === 0 ? `${kind}/${slug}` : `${kind}/${slug}-${i + 1}`
}

function paragraphs(...texts: Bilingual[]): Bilingual {
  return { en: texts.map(({ en }) => en).join('\n\n'), ar: texts.map(({ ar }) => ar).join('\n\n') }
}
