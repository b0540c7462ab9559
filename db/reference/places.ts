import { correctArabic } from '@rihla/street-map/arabic-spelling'
import { readCsv, readJson } from '#db/reference/csv.ts'
import { districtNames } from '#db/reference/district-names.ts'
import { gateNames } from '#db/reference/gates.ts'
import type { PlaceCategory } from '#domains/places/categories.ts'
import { metresBetween, type Point, type Shape } from '@rihla/street-map/distance'
import { searchKey } from '#i18n/clean.ts'
import type { Bilingual } from '#i18n/locale.ts'

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
    readJson<{ iso2: string; en: string; ar: string; calling_code: string; currency: string }[]>('countries.json')
  return rows.map((row) => ({
    code: row.iso2,
    name: { en: row.en, ar: row.ar },
    callingCode: row.calling_code,
    currency: row.currency || null,
  }))
}

/** Alternative names of cities and places. Phonetically similar spellings are not needed. */
const otherNames: Record<string, string[]> = {
  makkah: ['Mecca', 'Makka', 'Mekkah', 'La Mecque', 'مكة', 'Makkah al-Mukarramah', 'Umm al-Qura', 'أم القرى', 'Мекка'],
  madinah: [
    'Medina',
    'Madina',
    'المدينة',
    'Madinah al-Munawwarah',
    'Taybah',
    'طيبة',
    'المدينة النبوية',
    'Yathrib',
    'يثرب',
    'Медина',
  ],
  jeddah: ['Jedda', 'Jidda', 'Cidde', 'عروس البحر', 'Джидда'],
  'airport-jed': ['KAIA'],
  'dhul-hulayfah': ['Dhul Hulayfah', 'Abyar Ali', 'Bir Ali', 'أبيار علي'],
  'masjid-al-haram': [
    'Haram',
    'Masjid Haram',
    'Al-Masjid al-Haram',
    'Grand Mosque',
    'Holy Mosque',
    'Great Mosque',
    'Haram Makkah',
    'الحرم',
    'الحرم المكي',
    'الحرم الشريف',
  ],
  kaaba: ['Kaaba', 'Kaabah', 'Kabah', 'Baitullah', 'الكعبة', 'بيت الله الحرام'],
  'masjid-an-nabawi': [
    'Masjid Nabawi',
    'Al-Masjid an-Nabawi',
    "Prophet's Mosque",
    'Mosquée du Prophète',
    'Haram Madinah',
    'الحرم النبوي',
    'الحرم المدني',
    'مسجد النبي',
    'مسجد الرسول',
    'Rawdah',
    'الروضة الشريفة',
  ],
  'masjid-aisha': ['Tanim', 'التنعيم'],
  'jabal-al-nour': ['Mount of Light', 'Cave of Hira', 'Hira', 'غار حراء'],
  jamarat: ['Jamarat', 'الجمرات'],
  arafat: [
    'Arafat',
    'Arafah',
    'عرفات',
    'عرفة',
    'جبل الرحمة',
    'Mount Arafat',
    'جبل عرفات',
    'Jabal ar-Rahmah',
    'Mount of Mercy',
  ],
  'jannat-al-mualla': ['Jannat al-Mualla', 'Jannat al-Maala', 'جنة المعلاة'],
  mina: ['Muna', 'منا', 'Mina tents', 'مخيمات منى'],
  muzdalifah: ['Muzdalifa', 'Mozdalifah', 'Muzdalefah', 'المزدلفة'],
  'makkah-hhr': ['Haramain train Makkah', 'قطار الحرمين مكة'],
  'madinah-hhr': ['Haramain train Madinah', 'Haramain train Medina', 'قطار الحرمين المدينة'],
  'clock-tower-museum': [
    'Clock Tower',
    'Clock Tower Museum',
    'Makkah Clock Tower',
    'Abraj al-Bait',
    'برج الساعة',
    'متحف برج الساعة',
    'أبراج البيت',
  ],
  'jabal-omar': ['Jabal Umar'],
  uhud: ['Uhud', 'Ohod', 'أحد'],
  quba: ['Quba', 'قباء'],
  'al-baqi': ['Baqi', 'Jannat al-Baqi', 'البقيع'],
}

/** Search keys of the names, joined with `|`. */
function keyOf(...names: (string | null | undefined)[]): string {
  return [...new Set(names.map((name) => searchKey(name ?? '')))].filter((key) => key !== '').join('|')
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
    searchKey: keyOf(row.name_en, row.name_ar, ...(otherNames[row.slug as string] ?? [])),
  }))
}

type Feature = {
  id: number
  properties: { city: string; name_en: string; name_ar: string; lat: number; lon: number }
  geometry: Shape
}

/**
 * Returns the districts. If several have the same name, the slug contains the city; within one city it contains the id.
 */
export function districts(): DistrictRow[] {
  const { features } = readJson<{ features: Feature[] }>('districts.geojson')
  const rows = features.map(({ id, properties, geometry }) => {
    const name = {
      en: districtNames[properties.name_en] ?? properties.name_en,
      ar: correctArabic(properties.name_ar),
    }
    const { city, lat, lon } = properties
    return {
      id,
      slug: slugOf(name.en),
      city,
      name,
      lat,
      lon,
      shape: geometry,
      searchKey: keyOf(name.en, name.ar),
    }
  })
  const inOneCity = withOwnSlugs(rows, (row) => `${row.city}-${row.slug}`)
  return withOwnSlugs(inOneCity, (row) => `${row.slug}-${row.id}`)
}

/** Replaces the slugs of rows that share one. */
function withOwnSlugs(rows: DistrictRow[], other: (row: DistrictRow) => string): DistrictRow[] {
  const bySlug = Map.groupBy(rows, (row) => row.slug)
  return rows.map((row) => ((bySlug.get(row.slug)?.length ?? 0) > 1 ? { ...row, slug: other(row) } : row))
}

type FoundPlace = Omit<PlaceRow, 'searchKey'>

/** Gates, landmarks, streets, airports, then nearby places: each named in both languages, with a unique slug. */
export function places(known: CityRow[]): PlaceRow[] {
  const listed = [...gates(), ...landmarks(), ...streets(), ...airports(known)]
  const taken = new Map<string, number>()
  return [...listed, ...nearby(listed)].map((place) => {
    const times = (taken.get(place.slug) ?? 0) + 1
    taken.set(place.slug, times)
    return {
      ...place,
      slug: times === 1 ? place.slug : `${place.slug}-${times}`,
      searchKey: keyOf(
        place.name.en,
        place.name.ar,
        place.iata,
        ...(otherNames[place.slug] ?? []),
        ...(place.category === 'street' ? streetNames(place.name) : []),
      ),
    }
  })
}

/**
 * Both files contain gates. Gates that are missing in `gateNames` are side entrances of listed gates and are skipped.
 */
function gates(): FoundPlace[] {
  const rows = [
    ...readCsv('mosque_gates.csv').map((gate) => ({ ...gate, city: gate.mosque_city })),
    ...readCsv('nearby_places.csv').filter((place) => place.category === 'gate'),
  ] as Record<string, string>[]
  const once = new Map(rows.map((gate) => [gate.id as string, gate]))
  return [...once].flatMap(([id, gate]) => {
    const name = gateNames[id]
    if (!name) return []
    return {
      slug: `gate-${gate.city}-${name.slug ?? name.no ?? slugOf(name.en)}`,
      city: gate.city as string,
      category: 'gate',
      name: { en: name.en, ar: name.ar },
      ...pointOf(gate),
      gateNo: name.no,
      iata: null,
      source: id,
    }
  })
}

function landmarks(): FoundPlace[] {
  return readCsv('landmarks.csv').map((place) => namedPlace(place, place.category as PlaceCategory))
}

/** Streets of hotels, each at its part near the mosque. */
function streets(): FoundPlace[] {
  return readCsv('streets.csv').map((place) => namedPlace(place, 'street'))
}

/** A street by every word for it: people do not tell a street from a road. */
function streetNames({ en, ar }: Bilingual): string[] {
  const [name, arabic] = [en.replace(/ (?:Street|Road)$/, ''), ar.replace(/^(?:شارع|طريق) /, '')]
  return [
    ...['Street', 'St', 'Road', 'Rd'].map((word) => `${name} ${word}`),
    ...['شارع', 'طريق'].map((word) => `${word} ${arabic}`),
  ]
}

function namedPlace(place: Record<string, string>, category: PlaceCategory): FoundPlace {
  return {
    slug: place.slug as string,
    city: place.city as string,
    category,
    name: { en: place.name_en as string, ar: place.name_ar as string },
    ...pointOf(place),
    gateNo: null,
    iata: null,
    source: place.source as string,
  }
}

function airports(known: CityRow[]): FoundPlace[] {
  return readCsv('airports.csv').flatMap((airport) => {
    const city = known.find((one) => one.name.en === airport.city_en && one.country === airport.country)
    if (!city) return []
    return {
      slug: `airport-${airport.iata?.toLowerCase()}`,
      city: city.slug,
      category: 'airport',
      name: { en: airport.name_en as string, ar: airport.name_ar as string },
      ...pointOf(airport),
      gateNo: null,
      iata: airport.iata as string,
      source: `geonames:${airport.geonames_id}`,
    }
  })
}

/** Distance in metres below which two points of the same kind and name are one place that was mapped twice. */
const samePlace = 150

/** Shops, stops and similar places that have a name in both languages and are not in the other lists. */
function nearby(listed: FoundPlace[]): FoundPlace[] {
  const tidied = new Map(readCsv('nearby_names.csv').map((row) => [row.found, { en: row.en, ar: row.ar } as Bilingual]))
  const added: FoundPlace[] = []
  for (const place of readCsv('nearby_places.csv')) {
    const name = nearbyName(place, tidied)
    const category = place.category as PlaceCategory
    const point = pointOf(place)
    const id = place.id as string
    const known = listed.some(
      (one) => one.source.startsWith(id) || (one.category === category && metresBetween(one, point) < 30),
    )
    if (!name || known || category === 'gate') continue
    const twin = added.some(
      (one) => one.category === category && one.name.en === name.en && metresBetween(one, point) < samePlace,
    )
    if (twin) continue
    added.push({
      slug: `${category.replaceAll('_', '-')}-${slugOf(name.en)}`,
      city: place.city as string,
      category,
      name,
      ...point,
      gateNo: null,
      iata: null,
      source: id,
    })
  }
  return added
}

/**
 * The corrected name if there is one, otherwise the mapped name if it exists in both languages; null if neither exists.
 */
function nearbyName(place: Record<string, string>, tidied: Map<string | undefined, Bilingual>): Bilingual | null {
  const name = tidied.get(place.name_en || place.name_ar) ?? {
    en: place.name_en ?? '',
    ar: correctArabic(place.name_ar ?? ''),
  }
  return name.en && name.ar ? name : null
}

function pointOf(row: Record<string, string | undefined>): Point {
  return { lat: Number(row.lat), lon: Number(row.lon) }
}

export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’ʻʿʾ]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
}
