import { siteTimeZone } from '#domains/shared/dates.ts'
import type { Destination, DestinationKind } from '#domains/products/stays/answers.ts'
import type { Catalogue, CatalogueCity } from '#domains/products/stays/catalogue/catalogue.ts'
import {
  indexNames,
  lookUp,
  nearMisses,
  wholeName,
  type Hit,
  type Named,
  type PlaceIndex,
} from '#domains/products/stays/search/place-index.ts'
import { metresBetween, type Point } from '@rihla/street-map/distance'
import { hotelsAt, hotelsFound, type Where } from '#domains/products/stays/search/reach.server.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'

/** A destination of the catalogue: its names, and the `Where` to search in. */
export type KnownDestination = Named & {
  slug: string
  name: Bilingual
  context: Bilingual | null
  where: Where
  timeZone: string
  lat: number
  lon: number
  /** The place to which walks from an area lead, if it is not the nearest gate. */
  walkEnd?: KnownDestination
}

export type FoundDestination = {
  where: Where
  /** The best match for the text; null if it matches nothing. */
  known: KnownDestination | null
  /** True if the text is written like the name, so that no confirmation is needed. */
  exact: boolean
  /** Other possible matches, best first. */
  others: KnownDestination[]
  timeZone: string
}

const maxOthers = 3
/** Minimum score of a near miss. */
const nearEnough = 0.9
/**
 * Resolves a `where`: a city's slug, `district:<slug>`, `place:<slug>`, `hotel:<slug>`, `near:<slug of a hotel>`,
 * `point:<latitude>,<longitude>`, `area:<west>,<south>,<east>,<north>` with or without `@<place>`, or text in either
 * language. Text that matches several hotels stands for all of them.
 */
export function findDestination(catalogue: Catalogue, where: string): FoundDestination {
  const { index } = destinationsOf(catalogue)
  const [kind] = coded.exec(where) ?? []
  const namedPlace = byCode(catalogue, kind ? where : `city:${where}`) ?? (kind ? undefined : wholeName(index, where))
  if (namedPlace)
    return { where: namedPlace.where, known: namedPlace, exact: true, others: [], timeZone: namedPlace.timeZone }
  const nowhere = { where: { kind: 'nowhere' as const }, known: null, exact: false, timeZone: siteTimeZone }
  if (kind) return { ...nowhere, others: [] }

  const hits = worthSearching(lookUp(index, where))
  const [best] = hits
  if (!best) {
    const near = nearMisses(index, where).filter((hit) => hit.score >= nearEnough && hit.named.hotels > 0)
    return { ...nowhere, others: near.slice(0, maxOthers).map((hit) => hit.named) }
  }
  const { named: known, exact } = best
  const others = hits.slice(1).flatMap(({ named }) => (named.hotels > 0 ? [named] : []))
  const timeZone = known.timeZone
  if (known.kind !== 'hotel') return { where: known.where, known, exact, others: others.slice(0, maxOthers), timeZone }
  const hotels = hits.filter((hit) => hit.named.kind === 'hotel' && hit.exact === exact).map((hit) => hit.named.where)
  const ids = hotels.flatMap((one) => (one.kind === 'hotels' ? one.ids : []))
  const elsewhere = others.filter((other) => other.kind !== 'hotel').slice(0, maxOthers)
  return { where: { kind: 'hotels', ids }, known: ids.length === 1 ? known : null, exact, others: elsewhere, timeZone }
}

/** Keeps only matches with hotels, if any. If the best match is a city, all stay: another would be wrong. */
function worthSearching(hits: Hit<KnownDestination>[]): Hit<KnownDestination>[] {
  if (hits[0]?.named.kind === 'city') return hits
  const withHotels = hits.filter(({ named }) => named.hotels > 0)
  return withHotels.length > 0 ? withHotels : hits
}

/** The place of a request that names its hotels itself; nowhere without one. */
export function placeOf(catalogue: Catalogue, where: string | undefined): Where {
  return where === undefined || where === '' ? { kind: 'nowhere' } : findDestination(catalogue, where).where
}

const maxPerKind: Record<DestinationKind, number> = {
  city: 6,
  district: 4,
  landmark: 4,
  gate: 4,
  airport: 3,
  hotel: 5,
  point: 0,
  area: 0,
}

/** A suggestion; `named`: by its full name, so it is certain; `searched`: it is found by a search for the text. */
type Suggested = { known: KnownDestination; named: boolean; searched: boolean }

/**
 * Suggestions for typed text, grouped by kind, the kind of the best match first. Without text, the cities with stays.
 * A hotel that the text names in full, or alone, is followed by its surroundings. Destinations without hotels are not
 * suggested; an area that a visitor has chosen has its name nevertheless.
 */
export function suggestDestinations(catalogue: Catalogue, typed: string, limit = 12): Suggested[] {
  const { index, list } = destinationsOf(catalogue)
  const unnamed = (known: KnownDestination) => ({ known, named: false, searched: false })
  if (typed.trim() === '')
    return list
      .filter((one) => one.kind === 'city' && one.hotels > 0)
      .slice(0, limit)
      .map(unnamed)
  if (coded.test(typed)) {
    const destination = byCode(catalogue, typed)
    return destination && (destination.hotels > 0 || destination.kind === 'area')
      ? [{ known: destination, named: true, searched: true }]
      : []
  }
  const whole = wholeName(index, typed)
  const searched = findDestination(catalogue, typed).known
  const hits = lookUp(index, typed)
    .map((hit) => ({ known: hit.named, named: hit.named === whole, searched: hit.named === searched }))
    .filter(({ known }) => known.hotels > 0)
    .toSorted((a, b) => Number(b.named) - Number(a.named))
  const groups = Map.groupBy(hits, ({ known }) => known.kind)
  const suggested = [...groups].flatMap(([kind, some]) => some.slice(0, maxPerKind[kind]))
  const [best] = suggested
  const isMeant = best?.known.kind === 'hotel' && (best.named || suggested.length === 1)
  const near = isMeant ? nearHotel(catalogue, best.known.slug) : undefined
  if (near && near.hotels > 0) suggested.splice(1, 0, unnamed({ ...near, name: nearName(near.name) }))
  return suggested.slice(0, limit)
}

/** The name of the surroundings of a hotel among suggestions, which contain the hotel itself, too. */
const nearName = ({ en, ar }: Bilingual): Bilingual => ({ en: `Near ${en}`, ar: `قرب «${ar}»` })

/** All matches of the text that have hotels, best first; `exact` as in `lookUp`. */
export function namedDestinations(catalogue: Catalogue, typed: string): Hit<KnownDestination>[] {
  return lookUp(destinationsOf(catalogue).index, typed).filter((hit) => hit.named.hotels > 0)
}

/** The `where` value of a destination. */
export function whereText({ kind, slug, where }: Pick<KnownDestination, 'kind' | 'slug' | 'where'>): string {
  if (kind === 'city') return slug
  if (kind === 'point' || kind === 'area') return `${kind}:${slug}`
  if (kind === 'hotel' && where.kind === 'place') return `near:${slug}`
  return `${kind === 'district' || kind === 'hotel' ? kind : 'place'}:${slug}`
}

/** The destination to which the walks of a search lead; null if they lead to the nearest gate. */
export function endOfWalksAt(known: KnownDestination): KnownDestination | null {
  return known.where.kind === 'place' ? known : (known.walkEnd ?? null)
}

export function destinationView(catalogue: Catalogue, known: KnownDestination, locale: Locale): Destination {
  return {
    kind: known.kind,
    where: whereText(known),
    name: inLocale(known.name, locale),
    context: known.context ? inLocale(known.context, locale) : '',
    hotels: hotelsFound(catalogue, known.where).length,
    point: { lat: known.lat, lon: known.lon },
  }
}

type Destinations = {
  list: KnownDestination[]
  bySlug: Map<string, KnownDestination>
  index: PlaceIndex<KnownDestination>
}
const cached = new WeakMap<Catalogue, Destinations>()

/** All destinations of a catalogue, computed on first use. */
function destinationsOf(catalogue: Catalogue): Destinations {
  const cachedDestinations = cached.get(catalogue)
  if (cachedDestinations) return cachedDestinations
  const list = [...cities(catalogue), ...districts(catalogue), ...places(catalogue), ...hotels(catalogue)]
  const bySlug = new Map(list.map((one) => [one.kind === 'city' ? `city:${one.slug}` : whereText(one), one]))
  const destinations = { list, bySlug, index: indexNames(list) }
  cached.set(catalogue, destinations)
  return destinations
}

const coded = /^(city|district|place|hotel|near|point|area):(?=.)/

/** The destination of a `where` that is a kind with a slug or a position, or undefined. */
function byCode(catalogue: Catalogue, where: string): KnownDestination | undefined {
  if (where.startsWith('near:')) return nearHotel(catalogue, where.slice('near:'.length))
  if (where.startsWith('point:')) return atPoint(catalogue, where.slice('point:'.length))
  if (where.startsWith('area:')) return inArea(catalogue, where.slice('area:'.length))
  return destinationsOf(catalogue).bySlug.get(where)
}

/** The surroundings of a hotel, without the hotel itself. */
function nearHotel(catalogue: Catalogue, slug: string): KnownDestination | undefined {
  const destination = destinationsOf(catalogue).bySlug.get(`hotel:${slug}`)
  const [id] = destination?.where.kind === 'hotels' ? destination.where.ids : []
  const hotel = id === undefined ? undefined : catalogue.hotelOf.get(id)
  if (!destination || !hotel) return undefined
  const { lat, lon, city, name } = hotel
  const where: Where = { kind: 'place', slug: `near:${slug}`, lat, lon, city, name, passing: true, except: hotel.id }
  return { ...destination, where, hotels: hotelsAt(catalogue, where).length }
}

const pointName: Bilingual = { en: 'the chosen point', ar: 'النقطة المختارة' }
/** Maximum distance of a point from the centre of its city, in metres. */
const maxFromCity = 30_000

/** A position in the nearest city, rounded to about ten metres. */
function atPoint(catalogue: Catalogue, text: string): KnownDestination | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const [lat, lon] = [Number(Number(latitude).toFixed(4)), Number(Number(longitude).toFixed(4))]
  const city = cityNear(catalogue, { lat, lon })
  if (!city || metresBetween(city, { lat, lon }) > maxFromCity) return undefined
  const slug = `${lat},${lon}`
  const where: Where = {
    kind: 'place',
    slug: `point:${slug}`,
    lat,
    lon,
    city: city.slug,
    name: pointName,
    passing: true,
  }
  return { kind: 'point', slug, name: pointName, lat, lon, ...inCity(catalogue, city, where) }
}

const areaName: Bilingual = { en: 'this part of the map', ar: 'هذا الجزء من الخريطة' }

/** A part of the map of the nearest city, with its edges rounded to about ten metres, and the place that walks lead to. */
function inArea(catalogue: Catalogue, whole: string): KnownDestination | undefined {
  const [text = '', ...named] = whole.split('@')
  const walkEnd = named.length > 0 ? byCode(catalogue, named.join('@')) : undefined
  if (named.length > 0 && walkEnd?.where.kind !== 'place') return undefined
  if (!/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/.test(text)) return undefined
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map((edge) => Number(Number(edge).toFixed(4)))
  if (west >= east || south >= north) return undefined
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 }
  const city = cityNear(catalogue, middle)
  if (!city) return undefined
  const to = walkEnd?.where.kind === 'place' ? walkEnd.where : null
  const edges: [number, number, number, number] = [west, south, east, north]
  const where: Where = { kind: 'area', edges, city: city.slug, to }
  return {
    kind: 'area',
    slug: [edges.join(), ...(walkEnd ? [whereText(walkEnd)] : [])].join('@'),
    name: areaName,
    ...(walkEnd && { walkEnd }),
    ...middle,
    ...inCity(catalogue, city, where),
  }
}

function cityNear({ cities }: Catalogue, point: Point): CatalogueCity | undefined {
  const [nearest] = [...cities.values()]
    .map((city) => ({ city, metres: metresBetween(city, point) }))
    .toSorted((a, b) => a.metres - b.metres)
  return nearest?.city
}

/** Stored keys are phrases separated by a bar. */
const phrasesOf = ({ name, searchKey }: { name: Bilingual; searchKey: string }) => [
  name.en,
  name.ar,
  ...searchKey.split('|'),
]

/** What destinations in a city have in common; those that have names are found by more. */
function inCity(catalogue: Catalogue, city: CatalogueCity, where: Where) {
  return {
    context: city.name,
    timeZone: city.timeZone,
    where,
    phrases: [] as string[],
    around: phrasesOf(city),
    hotels: hotelsAt(catalogue, where).length,
  }
}

function cities(catalogue: Catalogue): KnownDestination[] {
  return [...catalogue.cities.values()].map((city) => ({
    ...city,
    ...inCity(catalogue, city, { kind: 'city', city: city.slug }),
    kind: 'city',
    context: null,
    phrases: phrasesOf(city),
    around: [],
  }))
}

function districts(catalogue: Catalogue): KnownDestination[] {
  return [...catalogue.districts.values()].flatMap((district): KnownDestination[] => {
    const city = catalogue.cities.get(district.city)
    if (!city) return []
    const common = inCity(catalogue, city, { kind: 'district', id: district.id })
    return [{ ...district, ...common, kind: 'district', phrases: phrasesOf(district) }]
  })
}

function places(catalogue: Catalogue): KnownDestination[] {
  return catalogue.places.flatMap((place): KnownDestination[] => {
    const city = catalogue.cities.get(place.city)
    if (!city) return []
    // Travellers arrive at an airport but do not stay there: it stands for its city.
    const where: Where =
      place.category === 'airport'
        ? { kind: 'city', city: place.city }
        : { kind: 'place', slug: place.slug, lat: place.lat, lon: place.lon, city: place.city, name: place.name }
    const kind = place.category === 'gate' || place.category === 'airport' ? place.category : 'landmark'
    return [{ ...place, ...inCity(catalogue, city, where), kind, phrases: phrasesOf(place) }]
  })
}

function hotels(catalogue: Catalogue): KnownDestination[] {
  return catalogue.hotels.flatMap((hotel): KnownDestination[] => {
    const city = catalogue.cities.get(hotel.city)
    if (!city) return []
    const { slug, name, timeZone, lat, lon } = hotel
    const district = catalogue.districts.get(hotel.districtId)
    return [
      {
        kind: 'hotel',
        slug,
        name,
        context: city.name,
        where: { kind: 'hotels', ids: [hotel.id] },
        timeZone,
        lat,
        lon,
        phrases: hotel.searchKey.split('|'),
        around: [city.name.en, city.name.ar, ...(district ? [district.name.en, district.name.ar] : [])],
        hotels: 1,
      },
    ]
  })
}
