import { describe, expect, it, test } from 'vitest'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import type { NoResult } from '#domains/products/stays/search/answers.ts'
import { shownFacets } from '#web/features/hotels/results/choices.ts'
import { listHref, fartherSearch, searchesWithoutFilters } from '#web/features/hotels/results/other-searches.ts'
import type { FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { filterQuery, noFilters, type RequestedFilters } from '#web/lib/search/stay-filters.ts'

const t = translator('en')
const format = createFormatter(t)

/** A search with some filters; its addresses are their names. */
function searchWith(changed: Partial<RequestedFilters>) {
  const filters = { ...noFilters, ...changed }
  const none = { price: [], stars: [], boards: [], districts: [], facilities: [], amenities: [] }
  const walk = [
    { minutes: 5, hotels: 3 },
    { minutes: 30, hotels: 11 },
  ]
  const facets = shownFacets(
    { ...none, walk, free_cancellation: 0, pay_on_arrival: 0 },
    { filters, open: [], total: 0, near: 20 },
  )
  return { filters, facets, hrefOf: (others: RequestedFilters) => Object.keys(filterQuery(others)).join() }
}

test('another order, view or filter leads to the first page, and another page keeps them', () => {
  const list = {
    query: { where: 'makkah' },
    filters: { ...noFilters, stars: [5] },
    sort: 'price' as const,
    view: 'map' as const,
  }
  const href = (changed: Parameters<typeof listHref>[2]) => listHref('en', list, changed)
  expect(href({ page: 2 })).toBe('/en/hotels?where=makkah&sort=price&stars=5&view=map&page=2')
  expect(href({ view: undefined })).toBe('/en/hotels?where=makkah&sort=price&stars=5')
  expect(href({ sort: 'recommended' })).toBe('/en/hotels?where=makkah&stars=5&view=map')
  expect(href({ filters: noFilters })).toBe('/en/hotels?where=makkah&sort=price&view=map')
})

test('the farther search leads to the longest walk, if it has more hotels', () => {
  const search = searchWith({ stars: [5] })
  expect(fartherSearch(8, search, t)).toEqual({
    words: t('filters.farther', { count: 3, minutes: 30 }),
    to: 'stars,walk_max',
  })
  expect(fartherSearch(11, search, t)).toBeNull()
})

describe('the searches without filters', () => {
  const where: FoundWhere = {
    value: 'makkah',
    label: 'Makkah',
    kind: 'in',
    typed: null,
    walkEnd: null,
    around: null,
    cities: [],
    pairs: [],
  }
  const searches = (filters: Partial<RequestedFilters>, drop: NoResult['drop'], without_filters: number) =>
    searchesWithoutFilters(
      { reason: 'filters', min_stay: null, max_stay: null, drop, without_filters, dates: [] },
      searchWith(filters),
      {
        t,
        format,
        where,
      },
    )

  it('are each filter that excludes hotels, with all its values, and then all together', () => {
    const filters = { stars: [4, 5], free_cancellation: true }
    expect(searches(filters, [{ filter: 'stars', hotels: 2 }], 9)).toEqual([
      { words: 'Without “4 stars and 5 stars” (2 hotels)', to: 'free_cancellation' },
      { words: 'Without filters (9 hotels)', to: '' },
    ])
  })

  it('do not offer to drop all if that is the only filter', () => {
    expect(searches({ stars: [5] }, [{ filter: 'stars', hotels: 2 }], 2)).toEqual([
      { words: 'Without “5 stars” (2 hotels)', to: '' },
    ])
  })

  it('are none if nothing is found without filters either', () => {
    expect(searches({ stars: [5] }, [], 0)).toEqual([])
  })
})
