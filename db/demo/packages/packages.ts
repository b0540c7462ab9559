import { withFacts } from '#db/reference/facts.ts'
import type { DemoHotel } from '#db/demo/hotels/hotels.ts'
import type { ImageRow } from '#db/reference/images.ts'
import { extraOf } from '#db/demo/packages/extras.ts'
import { groupPackages } from '#db/demo/packages/packages-groups.ts'
import { ramadanPackages } from '#db/demo/packages/packages-ramadan.ts'
import { shortPackages } from '#db/demo/packages/packages-short.ts'
import { twoCitiesPackages } from '#db/demo/packages/packages-two-cities.ts'
import { umrahPackages } from '#db/demo/packages/packages-umrah.ts'
import { meetingPointOf } from '#db/demo/packages/meeting-points.ts'
import { programmeOf } from '#db/demo/packages/programme.ts'
import type { DemoPackage, TravelPackage } from '#db/demo/packages/shape.ts'
import {
  boardTexts,
  excludedTexts,
  includedTexts,
  noteTexts,
  type ExcludedCode,
  type IncludedCode,
  type NoteCode,
} from '#db/demo/packages/terms.ts'
import { typeTexts } from '#db/demo/packages/types.ts'
import type { CityRow } from '#db/reference/places.ts'
import type { DepositStep } from '#domains/products/packages/shapes.ts'
import { searchKey } from '#i18n/clean.ts'
import type { Bilingual } from '#i18n/locale.ts'

export const packages: readonly TravelPackage[] = [
  ...umrahPackages,
  ...twoCitiesPackages,
  ...ramadanPackages,
  ...groupPackages,
  ...shortPackages,
]

/** The invented packages of the demo; their hotels are hotels of the demo, or only named. */
export function demoPackages(hotels: DemoHotel[], cities: CityRow[]): DemoPackage[] {
  const hotelsInUse = new Map<string, number>()
  return packages.map((travelPackage, i) => packageOf(travelPackage, i, { hotels, cities, housed: hotelsInUse }))
}

/** The pictures of the packages, in the order of their `imageIds`. */
export function packageImages(): ImageRow[] {
  return packages.flatMap(({ slug, title, scenes }) =>
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
  /** Number of packages already assigned per city and star class, so that they are distributed over the hotels. */
  housed: Map<string, number>
}

function packageOf(travelPackage: TravelPackage, i: number, around: Around): DemoPackage {
  const nights = travelPackage.legs.reduce((sum, leg) => sum + leg.nights, 0)
  const city = around.cities.find((one) => one.slug === travelPackage.from)
  if (!city) throw new Error(`City ${travelPackage.from} does not exist`)
  return {
    slug: travelPackage.slug,
    type: travelPackage.type,
    title: travelPackage.title,
    summary: travelPackage.summary,
    description: paragraphs(travelPackage.about, typeTexts[travelPackage.type]),
    tourType: travelPackage.tourType,
    groupSize: travelPackage.groupSize,
    departureCity: travelPackage.from,
    days: nights + 1,
    programme: programmeOf(travelPackage),
    included: [nightsText(travelPackage.legs, nights), ...includedOf(travelPackage).map((code) => includedTexts[code])],
    excluded: excludedOf(travelPackage).map((code) => excludedTexts[code]),
    notes: notesOf(travelPackage).map((code) => withFacts(noteTexts[code])),
    aviation: travelPackage.flight
      ? {
          from: travelPackage.flight[0],
          to: travelPackage.flight[1],
          label: { en: 'Direct flight, economy', ar: 'طيران مباشر على الدرجة السياحية' },
        }
      : null,
    payment: travelPackage.onArrivalOnly ? 'arrival' : 'both',
    deposit: travelPackage.onArrivalOnly ? [] : deposits[travelPackage.policy ?? 'package-30d'],
    policy: travelPackage.policy ?? 'package-30d',
    supply: travelPackage.supply ?? 'own',
    meetsAt: travelPackage.meetsAt,
    meetingPoint: meetingPointOf(travelPackage),
    closesDaysBefore: travelPackage.supply === 'portal' ? 10 : travelPackage.flight ? 5 : 2,
    imageIds: travelPackage.scenes.map(({ kind }, at) => imageId(kind, travelPackage.slug, at)),
    // Ranks the first package of each type above the second of any type.
    rank: 100 - packages.slice(0, i).filter(({ type }) => type === travelPackage.type).length * 10,
    searchKey: [travelPackage.title, travelPackage.summary, city.name]
      .map(({ en, ar }) => searchKey(`${en} ${ar}`))
      .join('|'),
    hotels: travelPackage.legs.map((leg) => ({
      hotel: leg.named ? { ...leg.named, city: leg.city } : hotelFor(leg, around),
      nights: leg.nights,
      board: leg.board,
      guarantee: leg.guarantee,
    })),
    extras: travelPackage.extras.map(extraOf),
    price: travelPackage.price,
    ...(travelPackage.onePrice && { onePrice: true }),
    schedule: travelPackage.schedule,
  }
}

const deposits: Record<'package-14d' | 'package-30d', DepositStep[]> = {
  'package-14d': [
    { percent: 50, daysBefore: null },
    { percent: 50, daysBefore: 14 },
  ],
  'package-30d': [
    { percent: 25, daysBefore: null },
    { percent: 25, daysBefore: 60 },
    { percent: 50, daysBefore: 30 },
  ],
}

/** Selects a hotel of the city with this number of stars, nearest first; each package gets the next one. */
function hotelFor({ city, stars }: { city: string; stars: number }, { hotels, housed: hotelsInUse }: Around): string {
  const key = `${city} ${stars}`
  const packageHotelList = hotels
    .filter((hotel) => hotel.city === city && hotel.stars === stars && hotel.supply === 'own')
    .toSorted((a, b) => (a.nearestPlaceMetres ?? 0) - (b.nearestPlaceMetres ?? 0))
  const turn = hotelsInUse.get(key) ?? 0
  hotelsInUse.set(key, turn + 1)
  const packageHotel = packageHotelList[turn % Math.min(6, packageHotelList.length)]
  if (!packageHotel) throw new Error(`no hotel with ${stars} stars in ${city}`)
  return packageHotel.slug
}

/** The nights of a package in its one or two hotels, which have the same board. */
function nightsText([first, second]: TravelPackage['legs'], nights: number): Bilingual {
  if (!first || (second && second.board !== first.board)) throw new Error('hotels with different meals')
  const { en, ar } = boardTexts[first.board]
  return {
    en: `${nights} nights in ${second ? 'two hotels' : 'a hotel'}, ${en}`,
    ar: `${nights} ${nights > 10 ? 'ليلة' : 'ليالٍ'} في ${second ? 'فندقين' : 'فندق'}، ${ar}`,
  }
}

function includedOf({ flight, included = [], tourType, type }: TravelPackage): IncludedCode[] {
  const group = tourType === 'self_guided' ? (['rides'] as const) : (['coach', 'guide', 'visits'] as const)
  return [
    ...(flight ? (['flight'] as const) : []),
    ...group,
    ...included,
    ...(type === 'students' ? [] : (['zamzam'] as const)),
  ]
}

function excludedOf({ flight, excluded = [], from }: TravelPackage): ExcludedCode[] {
  const abroad = !['jeddah', 'riyadh', 'dammam'].includes(from)
  return [
    ...excluded,
    ...(flight ? [] : (['flight'] as const)),
    ...(abroad ? (['visa', 'insurance'] as const) : []),
    'meals',
    'expenses',
  ]
}

function notesOf({ legs, from, flight, notes = [] }: TravelPackage): NoteCode[] {
  const abroad = !['jeddah', 'riyadh', 'dammam'].includes(from)
  const [inMakkah, inMadinah] = (['makkah', 'madinah'] as const).map((city) => legs.some((leg) => leg.city === city))
  return [
    ...notes,
    ...(flight ? (['flight'] as const) : []),
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
