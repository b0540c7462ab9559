import { expect, test } from 'vitest'
import { correctArabic } from '@rihla/street-map/arabic-spelling'
import { readCsv } from '#db/reference/csv.ts'
import { gateNames } from '#db/reference/gates.ts'
import { cities, countries, districts, places } from '#db/reference/places.ts'
import { placeCategories } from '#domains/places/categories.ts'
import { metresBetween } from '@rihla/street-map/distance'

const cityRows = cities()
const rows = places(cityRows)
const gates = rows.filter((place) => place.category === 'gate')

test('cities with stays come first, and a search for Mecca finds Makkah', () => {
  expect(cityRows.slice(0, 3).map((city) => [city.slug, city.rank])).toEqual([
    ['makkah', 1],
    ['madinah', 2],
    ['jeddah', 3],
  ])
  expect(cityRows[0]?.searchKey).toMatch(/makkah.*مكه.*mecca/)
})

test('every country has a name, and calling codes start with a plus', () => {
  expect(countries().length).toBeGreaterThan(240)
  expect(countries().filter((country) => country.callingCode && !/^\+\d+$/.test(country.callingCode))).toEqual([])
})

test('slugs are unique; a district name that exists in two cities includes the city', () => {
  for (const slugs of [rows.map((place) => place.slug), districts().map((district) => district.slug)]) {
    expect(slugs.filter((slug, i) => slugs.indexOf(slug) !== i)).toEqual([])
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  }
  const named = districts().map((district) => district.slug)
  expect(named).toContain('makkah-al-haram')
  expect(named).toContain('madinah-al-haram')
  expect(named).toContain('ajyad')
})

test('each gate exists once and has the same number in both languages', () => {
  expect(gates.map((gate) => gate.source).toSorted()).toEqual(Object.keys(gateNames).toSorted())
  const unlisted = readCsv('mosque_gates.csv').filter((gate) => !gates.some((one) => one.source === gate.id))
  expect(unlisted.map((gate) => gate.name_en)).toEqual(['Bab Ajyad - Gate 3'])
  // The names of a city differ by more than a number in brackets beside none: nobody could choose between those.
  const names = gates.map(({ city, name }) => `${city} ${name.en}`)
  expect(names.filter((name) => names.some((other) => other.startsWith(`${name} (`)))).toEqual([])
  for (const gate of gates) {
    const numbers = [/\((\d+)\)$/.exec(gate.name.en)?.[1], /\((\d+)\)$/.exec(gate.name.ar)?.[1]]
    const no = gate.gateNo === null ? undefined : String(gate.gateNo)
    expect(numbers, gate.slug).toEqual([no, no])
    expect(gate.name.ar).toMatch(/^باب /)
    expect(gate.name.en).toMatch(/ Gate( \(\d+\))?$/)
  }
})

/** The map has an earlier number of these gates, or none; the authority for the two mosques announced the current one. */
const announced: Record<string, number> = { 'gate-makkah-40': 62, 'gate-makkah-al-fath-gate': 45 }

test('the number of a gate is the first one in each name of the map that has a number, or was announced', () => {
  const named = [...readCsv('mosque_gates.csv'), ...readCsv('nearby_places.csv')]
  const numbersOf = (text = '') => [...text.matchAll(/\d+/g)].map(([number]) => Number(number))
  const shown = gates.filter(({ gateNo, slug }) => gateNo !== null && announced[slug] === undefined)
  expect(gates.filter(({ slug }) => slug in announced).map(({ slug, gateNo }) => [slug, gateNo])).toEqual(
    Object.entries(announced),
  )
  const found = shown.map(({ source, gateNo, slug }) => {
    const rows = named.filter(({ id }) => id === source)
    for (const text of rows.flatMap(({ gate_no, name_en, name_ar }) => [gate_no, name_en, name_ar])) {
      const [first] = numbersOf(text)
      if (first !== undefined) expect([slug, first]).toEqual([slug, gateNo])
    }
    const isIn = (name: 'name_en' | 'name_ar') => rows.some((row) => numbersOf(row[name])[0] === gateNo)
    return { slug, en: isIn('name_en'), ar: isIn('name_ar') }
  })
  expect(found).toHaveLength(26)
  expect(found.filter(({ en, ar }) => !en && !ar)).toEqual([])
  // The map has these numbers in one language only.
  expect(found.flatMap(({ slug, en, ar }) => (en && ar ? [] : [slug])).toSorted()).toEqual([
    'gate-madinah-19',
    'gate-madinah-20',
    'gate-madinah-31',
    'gate-makkah-100',
  ])
})

/** Degrees clockwise from the north, seen from the middle of the mosque. */
function bearing({ lat, lon }: { lat: number; lon: number }, middle: { lat: number; lon: number }): number {
  const east = (lon - middle.lon) * Math.cos((lat * Math.PI) / 180)
  return ((Math.atan2(east, lat - middle.lat) * 180) / Math.PI + 360) % 360
}

// Not with 100: the extension in the north has numbers of its own.
test.each([
  ['madinah', { lat: 24.4687, lon: 39.6111 }, 'clockwise', 22],
  ['makkah', { lat: 21.4225, lon: 39.8261 }, 'anticlockwise', 5],
] as const)('the gates of the mosque of %s are numbered in their order around it', (city, middle, way, count) => {
  const numbered = gates
    .filter((gate) => gate.city === city && gate.gateNo !== null && gate.slug !== 'gate-makkah-100')
    .toSorted((a, b) => (a.gateNo ?? 0) - (b.gateNo ?? 0))
  const from = bearing(numbered[0]!, middle)
  // Neighbours on one wall can have nearly the same bearing.
  const turns = numbered.map((gate) => {
    const turned = way === 'clockwise' ? bearing(gate, middle) - from : from - bearing(gate, middle)
    return Math.round((turned + 365) % 360)
  })
  expect(turns.filter((turn, i) => turn < (turns[i - 1] ?? 0) - 2)).toEqual([])
  expect(turns).toHaveLength(count)
})

test('places have known categories and cities and are not listed twice', () => {
  const known = new Set(cityRows.map((city) => city.slug))
  expect(rows.filter((place) => !known.has(place.city) || !placeCategories.includes(place.category))).toEqual([])
  const twins = rows.filter((one, i) =>
    rows
      .slice(0, i)
      .some(
        (other) => other.category === one.category && other.name.en === one.name.en && metresBetween(one, other) < 30,
      ),
  )
  expect(twins.map((place) => place.slug)).toEqual([])
  expect(rows.find((place) => place.iata === 'JED')?.city).toBe('jeddah')
})

test('quoted cells can contain commas and line breaks', () => {
  const broken = readCsv('nearby_places.csv').filter((place) => !/^osm:node\/\d+$/.test(place.id ?? ''))
  expect(broken).toEqual([])
  expect(readCsv('nearby_places.csv').some((place) => place.name_ar?.includes('\n'))).toBe(true)
})

test('missing hamzas in Arabic from map sources are restored', () => {
  expect(correctArabic('ابحر الجنوبية')).toBe('أبحر الجنوبية')
  expect(correctArabic('محطة 4, اجياد')).toBe('محطة 4، أجياد')
  expect(correctArabic('الأندلس')).toBe('الأندلس')
})
