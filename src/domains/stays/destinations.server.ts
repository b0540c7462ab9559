import type { Destination, DestinationKind } from '#domains/stays/answers.ts'
import type { Catalogue } from '#domains/stays/catalogue.ts'
import { indexNames, lookUp, nearMisses, type Hit, type Named, type PlaceIndex } from '#domains/stays/place-index.ts'
import { hotelsAt, type Where } from '#domains/stays/where.ts'
import { inLocale, type Bilingual, type Locale } from '#text/locale.ts'

/** A destination as the catalogue has it: what it is called, and what searching there means. */
export type KnownDestination = Named & {
  slug: string
  name: Bilingual
  context: Bilingual | null
  where: Where
  timeZone: string
  lat: number
  lon: number
}

export type FoundDestination = {
  where: Where
  /** What the words were taken for; null when they name nothing. */
  known: KnownDestination | null
  /** Written as it is named, so that nobody needs to be asked. */
  exact: boolean
  /** What else may have been meant, best first. */
  others: KnownDestination[]
  timeZone: string
}

const mostOthers = 3
/** A near miss with less than this is no help. */
const nearEnough = 0.9
const somewhere = 'Asia/Riyadh'

/**
 * What a `where` means: a city's slug, `district:<slug>`, `place:<slug>`, `hotel:<slug>`, or words in either
 * language. Words that name several hotels mean all of them.
 */
export function findDestination(catalogue: Catalogue, where: string): FoundDestination {
  const { bySlug, index } = destinationsOf(catalogue)
  const [, kind, slug] = /^(city|district|place|hotel):(.+)$/.exec(where) ?? []
  const named = bySlug.get(kind ? `${kind}:${slug}` : `city:${where}`)
  if (named) return { where: named.where, known: named, exact: true, others: [], timeZone: named.timeZone }
  if (kind) return { where: { kind: 'nowhere' }, known: null, exact: false, others: [], timeZone: somewhere }

  const hits = lookUp(index, where)
  const [best] = hits
  if (!best) {
    const near = nearMisses(index, where).filter((hit) => hit.score >= nearEnough)
    return {
      where: { kind: 'nowhere' },
      known: null,
      exact: false,
      others: near.slice(0, mostOthers).map((hit) => hit.named),
      timeZone: somewhere,
    }
  }
  const { named: known, exact } = best
  const others = hits.slice(1).map((hit) => hit.named)
  const timeZone = known.timeZone
  if (known.kind !== 'hotel') return { where: known.where, known, exact, others: others.slice(0, mostOthers), timeZone }
  const hotels = hits.filter((hit) => hit.named.kind === 'hotel' && hit.exact === exact).map((hit) => hit.named.where)
  const ids = hotels.flatMap((one) => (one.kind === 'hotels' ? one.ids : []))
  const elsewhere = others.filter((other) => other.kind !== 'hotel').slice(0, mostOthers)
  return { where: { kind: 'hotels', ids }, known: ids.length === 1 ? known : null, exact, others: elsewhere, timeZone }
}

const mostOfAKind: Record<DestinationKind, number> = {
  city: 6,
  district: 4,
  landmark: 4,
  gate: 4,
  airport: 3,
  hotel: 5,
}

/**
 * Suggestions for what is typed: each kind together, the kind of the best first. With nothing typed, the cities
 * with stays. Nothing without hotels is suggested.
 */
export function suggestDestinations(catalogue: Catalogue, typed: string, limit = 12): KnownDestination[] {
  const { bySlug, index, list } = destinationsOf(catalogue)
  if (typed.trim() === '') return list.filter((one) => one.kind === 'city' && one.hotels > 0).slice(0, limit)
  const [, kind, slug] = /^(city|district|place|hotel):(.+)$/.exec(typed) ?? []
  if (kind) {
    const named = bySlug.get(`${kind}:${slug}`)
    return named && named.hotels > 0 ? [named] : []
  }
  const hits = lookUp(index, typed).filter((hit) => hit.named.hotels > 0)
  const groups = Map.groupBy(hits, (hit) => hit.named.kind)
  return [...groups]
    .flatMap(([kind, some]) => some.slice(0, mostOfAKind[kind]))
    .slice(0, limit)
    .map((hit) => hit.named)
}

/** All that words name and that has hotels, best first; `exact` as of `lookUp`. */
export function namedDestinations(catalogue: Catalogue, typed: string): Hit<KnownDestination>[] {
  return lookUp(destinationsOf(catalogue).index, typed).filter((hit) => hit.named.hotels > 0)
}

/** The `where` that finds a destination again. */
export function whereText({ kind, slug }: Pick<KnownDestination, 'kind' | 'slug'>): string {
  if (kind === 'city') return slug
  return `${kind === 'district' || kind === 'hotel' ? kind : 'place'}:${slug}`
}

export function destinationView(known: KnownDestination, locale: Locale): Destination {
  return {
    kind: known.kind,
    where: whereText(known),
    name: inLocale(known.name, locale),
    context: known.context ? inLocale(known.context, locale) : '',
    hotels: known.hotels,
    point: { lat: known.lat, lon: known.lon },
  }
}

type Destinations = {
  list: KnownDestination[]
  bySlug: Map<string, KnownDestination>
  index: PlaceIndex<KnownDestination>
}
const made = new WeakMap<Catalogue, Destinations>()

/** All that can be looked for, made when it is first asked of a catalogue. */
function destinationsOf(catalogue: Catalogue): Destinations {
  const known = made.get(catalogue)
  if (known) return known
  const list = [...cities(catalogue), ...districts(catalogue), ...places(catalogue), ...hotels(catalogue)]
  const bySlug = new Map(list.map((one) => [one.kind === 'city' ? `city:${one.slug}` : whereText(one), one]))
  const found = { list, bySlug, index: indexNames(list) }
  made.set(catalogue, found)
  return found
}

/** Stored keys are phrases with a bar between them. */
const phrasesOf = (name: Bilingual, key: string) => [name.en, name.ar, ...key.split('|')]

function cities(catalogue: Catalogue): KnownDestination[] {
  return [...catalogue.cities.values()].map((city) => {
    const where = { kind: 'city' as const, city: city.slug }
    return {
      ...city,
      kind: 'city',
      context: null,
      where,
      phrases: phrasesOf(city.name, city.searchKey),
      around: [],
      hotels: hotelsAt(catalogue, where).length,
    }
  })
}

function districts(catalogue: Catalogue): KnownDestination[] {
  return [...catalogue.districts.values()].flatMap((district): KnownDestination[] => {
    const city = catalogue.cities.get(district.city)
    if (!city) return []
    const where = { kind: 'district' as const, id: district.id }
    return [
      {
        ...district,
        kind: 'district',
        context: city.name,
        timeZone: city.timeZone,
        where,
        phrases: phrasesOf(district.name, district.searchKey),
        around: [city.name.en, city.name.ar, ...city.searchKey.split('|')],
        hotels: hotelsAt(catalogue, where).length,
      },
    ]
  })
}

function places(catalogue: Catalogue): KnownDestination[] {
  return catalogue.places.flatMap((place): KnownDestination[] => {
    const city = catalogue.cities.get(place.city)
    if (!city) return []
    // An airport is where people arrive, not where they sleep: its city is what they look for.
    const where: Where =
      place.category === 'airport'
        ? { kind: 'city', city: place.city }
        : { kind: 'place', lat: place.lat, lon: place.lon, city: place.city }
    return [
      {
        ...place,
        kind: place.category === 'gate' ? 'gate' : place.category === 'airport' ? 'airport' : 'landmark',
        context: city.name,
        timeZone: city.timeZone,
        where,
        phrases: phrasesOf(place.name, place.searchKey),
        around: [city.name.en, city.name.ar, ...city.searchKey.split('|')],
        hotels: hotelsAt(catalogue, where).length,
      },
    ]
  })
}

function hotels(catalogue: Catalogue): KnownDestination[] {
  return catalogue.hotels.flatMap((hotel): KnownDestination[] => {
    const city = catalogue.cities.get(hotel.city)
    if (!city) return []
    const district = catalogue.districts.get(hotel.districtId)
    return [
      {
        kind: 'hotel',
        slug: hotel.slug,
        name: hotel.name,
        context: city.name,
        where: { kind: 'hotels', ids: [hotel.id] },
        timeZone: hotel.timeZone,
        lat: hotel.lat,
        lon: hotel.lon,
        phrases: hotel.searchKey.split('|'),
        around: [city.name.en, city.name.ar, ...(district ? [district.name.en, district.name.ar] : [])],
        hotels: 1,
      },
    ]
  })
}
