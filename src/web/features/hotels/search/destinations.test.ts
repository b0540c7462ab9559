import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { findTwoCities } from '#web/features/hotels/search/destinations.ts'

const city = (where: string, named = true) => ({ kind: 'city', where, named })
const gate = { kind: 'gate', where: 'place:gate-makkah-37', named: false }
/** What each text means; the best suggestion only. */
const places: Record<string, object> = {
  makkah: city('makkah'),
  mekkah: city('makkah'),
  mekah: city('makkah', false),
  me: city('madinah', false),
  'makkah city': city('makkah'),
  madinah: city('madinah'),
  'al madinah': city('madinah'),
  medinah: city('madinah', false),
  'makkah gate': gate,
  gate,
  مكة: city('makkah'),
  'مكة المكرمة': city('makkah'),
  المكرمة: city('makkah', false),
  مدينة: city('madinah'),
  المدينة: city('madinah'),
  'المدينة المنورة': city('madinah'),
}
const api = {
  fetch_location_for_hotels: ({ q }: { q: string }) =>
    Promise.resolve({ ok: true, data: places[q] ? [places[q]] : [] }),
} as unknown as ApiClient

test.each([
  ['mekkah madinah', 'makkah madinah'],
  ['madinah mekkah', 'madinah makkah'],
  ['mekah  medinah', 'makkah madinah'],
  ['makkah al madinah', 'makkah madinah'],
  ['makkah city madinah', 'makkah madinah'],
  ['makkah, madinah', 'makkah madinah'],
  ['مكة المدينة', 'makkah madinah'],
  ['مكة المكرمة المدينة المنورة', 'makkah madinah'],
  ['المدينة المنورة مكة', 'madinah makkah'],
  // One city, and words that begin a name but are none.
  ['مكة المكرمة', null],
  ['مدينة مكة', null],
  ['makkah mekkah', null],
  ['makkah gate', null],
  ['makkah me', null],
  ['makkah', null],
])('the cities of «%s» are %s', async (text, cities) => {
  const found = await findTwoCities(api, text)
  expect(found && found.map(({ where }) => where).join(' ')).toBe(cities)
})
