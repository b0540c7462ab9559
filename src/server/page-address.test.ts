import { expect, test } from 'vitest'
import { locales } from '#text/locale.ts'
import { pages, routeId } from '#web/pages.ts'
import { filterFields } from '#web/stay-filters.ts'
import { canonicalAddress, pageOf } from '#server/page-address.ts'

test('a path names its page, in its language, or none that may be kept', () => {
  expect(pageOf('/en')).toMatchObject({ locale: 'en', fresh: 'stock' })
  expect(pageOf('/ar/hotels/dar-al-nada')).toMatchObject({ locale: 'ar', fresh: 'stock' })
  expect(pageOf('/ar/hotels.data')).toMatchObject({ locale: 'ar', fresh: 'stock' })
  // A hotel that is new, or renamed, is found by words no kept page is tagged with.
  expect(pageOf('/en/search')).toMatchObject({ locale: 'en', fresh: 'stock' })
  expect(pageOf('/en/profile/my-booking')).toMatchObject({ locale: 'en', fresh: 'personal' })
  expect(pageOf('/en/nothing')).toMatchObject({ locale: 'en', fresh: 'personal' })
  expect(pageOf('/fr')).toMatchObject({ locale: null, fresh: 'personal' })
})

test('what a page does not read makes no other page; what it reads does', () => {
  expect(canonicalAddress('/en?fbclid=1')).toBe('/en')
  expect(canonicalAddress('/en/hotels?x=1&where=makkah&occupancy=2&occupancy=2-9,4&utm_source=a')).toBe(
    canonicalAddress('/en/hotels?occupancy=2&where=makkah&occupancy=2-9%2C4'),
  )
  expect(canonicalAddress('/en/hotels?where=makkah&adults1=2&ages1=9')).toContain('adults1=2')
  for (const field of filterFields) {
    expect(canonicalAddress(`/en/hotels?${field}=1&where=makkah`)).toBe(`/en/hotels?where=makkah&${field}=1`)
  }
  expect(canonicalAddress('/en/hotels?where=makkah')).not.toBe(canonicalAddress('/en/hotels?where=madinah'))
  expect(canonicalAddress('/en/hotels.data?_routes=root&where=makkah')).toBe(
    '/en/hotels.data?where=makkah&_routes=root',
  )
})

test('every page is found by an address of it, in both languages', () => {
  for (const { name, path } of pages)
    for (const locale of locales) {
      const address = `/${locale}/${path.replaceAll(/:\w+/g, 'x-1')}`
      expect(pageOf(address).route, address).toBe(routeId(name, locale))
      expect(pageOf(`${address}.data`).route, address).toBe(routeId(name, locale))
    }
  expect(pageOf('/en/nothing').route).toBeNull()
  expect(pageOf('/fr/hotels').route).toBeNull()
})
