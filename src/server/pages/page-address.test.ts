import { expect, test } from 'vitest'
import { locales } from '#i18n/locale.ts'
import { pages, routeId } from '#web/app/pages.ts'
import { filterFields } from '#links/site.ts'
import { twoCitiesLinks } from '#links/site.ts'
import { resolvePage } from '#server/pages/page-address.ts'

test('a path has a page and a language, or is not cacheable', () => {
  expect(resolvePage('/en')).toMatchObject({ locale: 'en', fresh: 'stock' })
  expect(resolvePage('/ar/hotels/dar-al-nada')).toMatchObject({ locale: 'ar', fresh: 'stock' })
  expect(resolvePage('/ar/hotels.data')).toMatchObject({ locale: 'ar', fresh: 'stock' })
  // Search pages have no tag that covers a new or renamed hotel.
  expect(resolvePage('/en/search')).toMatchObject({ locale: 'en', fresh: 'stock' })
  expect(resolvePage('/en/profile/my-booking')).toMatchObject({ locale: 'en', fresh: 'personal' })
  expect(resolvePage('/en/nothing')).toMatchObject({ locale: 'en', fresh: 'personal' })
  // No page has a path that cannot be decoded.
  expect(resolvePage('/en/hotels/%E0%A4%A')).toMatchObject({ locale: 'en', route: null, fresh: 'personal' })
  expect(resolvePage('/fr')).toMatchObject({ locale: null, fresh: 'personal' })
})

test('a path without a language is told from one that is no page', () => {
  for (const { path } of pages) {
    const below = `/${path.replaceAll(/:\w+/g, 'x-1')}`
    expect(resolvePage(`${below}?q=1`).withoutLocale).toBe(below)
    expect(resolvePage(`/ar${below}`).withoutLocale).toBeNull()
    expect(resolvePage(`${below}.data`).withoutLocale).toBeNull()
  }
  for (const path of ['/nothing', '/fr/hotels', '/fr', '/hotels/a/b/c', '/verify', '/verify/%E0%A4%A'])
    expect(resolvePage(path).withoutLocale, path).toBeNull()
})

test('parameters that a page does not read are ignored in its cache key, those that it reads are not', () => {
  expect(resolvePage('/en?fbclid=1').key).toBe('/en')
  expect(resolvePage('/en/hotels?x=1&where=makkah&occupancy=2&occupancy=2-9,4&utm_source=a').key).toBe(
    resolvePage('/en/hotels?occupancy=2&where=makkah&occupancy=2-9%2C4').key,
  )
  expect(resolvePage('/en/hotels?where=makkah&adults1=2&ages1=9').key).toContain('adults1=2')
  for (const field of filterFields) {
    expect(resolvePage(`/en/hotels?${field}=1&where=makkah`).key).toBe(`/en/hotels?where=makkah&${field}=1`)
  }
  for (const opened of ['districts,amenities', 'search'])
    expect(resolvePage(`/en/hotels?where=makkah&open=${opened}`).key).toBe(`/en/hotels?where=makkah&open=${opened}`)
  expect(resolvePage('/en/hotels?where=makkah').key).not.toBe(resolvePage('/en/hotels?where=madinah').key)
  expect(resolvePage('/en/hotels.data?_routes=root&where=makkah').key).toBe('/en/hotels.data?where=makkah&_routes=root')
})

test('the cache key of a search in two cities has each of its choices', () => {
  const query = { nights: 2, budget: 900, stay: ['1', '2'], transfer: '3', extra: ['4~1', '5~2'] }
  const address = twoCitiesLinks.search('en', { where: 'makkah,madinah', ...query })
  const [inAddress, inKey] = [address, resolvePage(address).key].map((url) => new URL(url ?? '', 'http://site'))
  expect([...(inKey?.searchParams ?? [])].toSorted()).toEqual([...(inAddress?.searchParams ?? [])].toSorted())
})

test('every page is found by its address, in both languages', () => {
  for (const { name, path } of pages)
    for (const locale of locales) {
      const address = `/${locale}/${path.replaceAll(/:\w+/g, 'x-1')}`
      expect(resolvePage(address).route, address).toBe(routeId(name, locale))
      expect(resolvePage(`${address}.data`).route, address).toBe(routeId(name, locale))
    }
  expect(resolvePage('/en/nothing').route).toBeNull()
  expect(resolvePage('/fr/hotels').route).toBeNull()
})
