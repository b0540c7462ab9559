import { readCsv, readJson } from '#db/seed/csv.ts'
import { gateNames } from '#db/seed/gates.ts'
import type { PlaceCategory } from '#domains/places/categories.ts'
import { metresBetween, type Shape } from '#domains/places/distance.ts'
import { searchKey } from '#text/clean.ts'
import type { Bilingual } from '#text/locale.ts'

export type CountryRow = { code: string; name: Bilingual; callingCode: string; currency: string | null }
export type CityRow = {
  slug: string
  country: string
  name: Bilingual
  lat: number
  lon: number
  timeZone: string
  rank: number
  searchKey: string
}
export type DistrictRow = {
  id: number
  slug: string
  city: string
  name: Bilingual
  lat: number
  lon: number
  shape: Shape
  searchKey: string
}
export type PlaceRow = {
  slug: string
  city: string
  category: PlaceCategory
  name: Bilingual
  lat: number
  lon: number
  gateNo: number | null
  iata: string | null
  source: string
  searchKey: string
}

export function countries(): CountryRow[] {
  const rows =
    readJson<{ iso2: string; en: string; ar: string; calling_code: string; currency: string | null }[]>(
      'countries.json',
    )
  return rows.map((row) => ({
    code: row.iso2,
    name: { en: row.en, ar: row.ar },
    callingCode: row.calling_code,
    currency: row.currency,
  }))
}

/** Other spellings that people type for the cities with stays. */
const otherSpellings: Record<string, string> = {
  makkah: 'Mecca Makka Mekka Mecka مكه',
  madinah: 'Medina Madina Medinah Al Madinah المدينه المنوره',
  jeddah: 'Jedda Jidda Jiddah جده',
}

export function cities(): CityRow[] {
  return readCsv('cities.csv').map((row, i) => ({
    slug: row.slug as string,
    country: row.country as string,
    name: { en: row.name_en as string, ar: row.name_ar as string },
    lat: Number(row.lat),
    lon: Number(row.lon),
    timeZone: row.timezone as string,
    rank: i + 1,
    searchKey: searchKey(`${row.name_en} ${row.name_ar} ${otherSpellings[row.slug as string] ?? ''}`),
  }))
}

type Feature = {
  id: number
  properties: { city: string; name_en: string; name_ar: string; lat: number; lon: number }
  geometry: Shape
}

export function districts(): DistrictRow[] {
  const taken = new Set<string>()
  return readJson<{ features: Feature[] }>('districts.geojson').features.map(({ id, properties, geometry }) => {
    const plain = slugOf(properties.name_en)
    const base = taken.has(plain) ? `${plain}-${properties.city}` : plain
    const slug = taken.has(base) ? `${base}-${id}` : base
    taken.add(slug)
    return {
      id,
      slug,
      city: properties.city,
      name: { en: properties.name_en, ar: properties.name_ar },
      lat: properties.lat,
      lon: properties.lon,
      shape: geometry,
      searchKey: searchKey(`${properties.name_en} ${properties.name_ar}`),
    }
  })
}

/** Gates, landmarks, airports, then what is near: each with a slug of its own and a name in both languages. */
export function places(known: CityRow[]): PlaceRow[] {
  const taken = new Map<string, number>()
  const unique = (text: string) => {
    const slug = slugOf(text) || 'place'
    const times = (taken.get(slug) ?? 0) + 1
    taken.set(slug, times)
    return times === 1 ? slug : `${slug}-${times}`
  }
  const row = (given: Omit<PlaceRow, 'searchKey' | 'slug'> & { slug: string }): PlaceRow => ({
    ...given,
    slug: unique(given.slug),
    searchKey: searchKey(`${given.name.en} ${given.name.ar} ${given.iata ?? ''}`),
  })
  const gates = readCsv('mosque_gates.csv').map((gate) => {
    const name = gateNames[gate.id as string]
    if (!name) throw new Error(`gate ${gate.id} has no name`)
    const city = gate.mosque_city as string
    return row({
      slug: `gate-${city}-${name.no ?? slugOf(name.en)}`,
      city,
      category: 'gate',
      name: { en: name.en, ar: name.ar },
      lat: Number(gate.lat),
      lon: Number(gate.lon),
      gateNo: name.no,
      iata: null,
      source: gate.id as string,
    })
  })
  const landmarks = readCsv('landmarks.csv').map((place) =>
    row({
      slug: place.slug as string,
      city: place.city as string,
      category: place.category as PlaceCategory,
      name: { en: place.name_en as string, ar: place.name_ar as string },
      lat: Number(place.lat),
      lon: Number(place.lon),
      gateNo: null,
      iata: null,
      source: place.source as string,
    }),
  )
  const airports = readCsv('airports.csv').flatMap((airport) => {
    const city = known.find((one) => one.name.en === airport.city_en)
    if (!city) return []
    return row({
      slug: `airport-${airport.iata?.toLowerCase()}`,
      city: city.slug,
      category: 'airport',
      name: { en: airport.name_en as string, ar: airport.name_ar as string },
      lat: Number(airport.lat),
      lon: Number(airport.lon),
      gateNo: null,
      iata: airport.iata as string,
      source: `geonames:${airport.geonames_id}`,
    })
  })
  const listed = [...gates, ...landmarks]
  const nearby = readCsv('nearby_places.csv').flatMap((place) => {
    const point = { lat: Number(place.lat), lon: Number(place.lon) }
    const name = { en: place.name_en || (place.name_ar as string), ar: place.name_ar || (place.name_en as string) }
    const category = place.category as PlaceCategory
    // The gates are in their own list, and a landmark met twice would be shown twice.
    if (
      !name.en ||
      category === 'gate' ||
      listed.some((one) => one.category === category && metresBetween(one, point) < 30)
    )
      return []
    return row({
      slug: `${category}-${place.name_en || String(place.id).split('/').at(-1)}`,
      city: place.city as string,
      category,
      name,
      ...point,
      gateNo: null,
      iata: null,
      source: place.id as string,
    })
  })
  return [...listed, ...airports, ...nearby]
}

export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’ʻʿ]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
}
