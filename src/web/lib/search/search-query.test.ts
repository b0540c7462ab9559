import { expect, test } from 'vitest'
import { links } from '#links/site.ts'
import { besideForm, cornersOf, hotelQuery, inArea, queryFields, withFilters } from '#web/lib/search/search-query.ts'
import { filterQuery, noFilters, readFilters, readSort } from '#web/lib/search/stay-filters.ts'
import { queryOf, readStaySearch } from '#web/lib/search/stay-search.ts'

const address =
  'where=place%3Agate-79&check_in=2026-12-20&check_out=2026-12-24&occupancy=2-9&occupancy=3&board=breakfast&districts=ajyad&walk_max=10&free_cancellation=1&sort=price'
const requested = new URLSearchParams(address)
const filters = readFilters(requested)
const query = withFilters({ ...queryOf(readStaySearch(requested, '2026-12-01')), sort: readSort(requested) }, filters)
const readBack = (url: string) => [...new URL(url, 'http://site').searchParams].toSorted().join('&')

test('list, comparison, saved list and hotel page receive the whole search in their address', () => {
  const whole = [...requested].toSorted().join('&')
  expect(readBack(links.hotels('en', query))).toBe(whole)
  expect(readBack(links.compare('en', [], query))).toBe(whole)
  expect(readBack(links.saved('en', query))).toBe(whole)
  expect(readBack(links.hotel('en', 'dunes', hotelQuery(query)))).toBe(whole)
})

test.for([
  ['place:gate-79', 'place:gate-79'],
  ['near:dunes', 'near:dunes'],
  ['point:21.42,39.82', 'point:21.42,39.82'],
  ['makkah', undefined],
  ['district:ajyad', undefined],
  ['area:39.8,21.4,39.9,21.5', undefined],
  ['area:39.8,21.4,39.9,21.5@place:gate-79', 'place:gate-79'],
  ['hotel:dunes', undefined],
] as const)('the page of a hotel found in %s has the place %s', ([where, expected]) => {
  expect(hotelQuery({ ...query, where }).where).toBe(expected)
})

test('other filters replace all of them and keep the rest', () => {
  const { where, check_in, check_out, occupancy, sort } = query
  expect(withFilters(query, noFilters)).toEqual({ where, check_in, check_out, occupancy, sort, line: undefined })
  expect(withFilters(withFilters(query, noFilters), filters)).toEqual({ ...query, ...filterQuery(filters) })
})

test('a form submits the search beside its own fields; another place has other districts', () => {
  expect(new URLSearchParams(queryFields(query)).toString().length).toBe(address.length)
  expect(besideForm(query, 'with place').map(([name]) => name)).toEqual([
    'sort',
    'board',
    'walk_max',
    'free_cancellation',
  ])
  expect(besideForm(query, 'without place').map(([name]) => name)).toContain('where')
})

test('a search in a part of the map keeps the place to which walks lead, also when the map moves again', () => {
  const there = inArea(query, [39.8, 21.4, 39.9, 21.5])
  expect(there.where).toBe('area:39.8,21.4,39.9,21.5@place:gate-79')
  expect(inArea(there, [39.7, 21.4, 39.9, 21.5]).where).toBe('area:39.7,21.4,39.9,21.5@place:gate-79')
  expect(cornersOf(there.where)).toEqual(cornersOf('area:39.8,21.4,39.9,21.5'))
})

test('a search in a part of the map keeps dates, party and filters, without districts; its address has the corners', () => {
  const there = inArea({ ...query, where: 'makkah' }, [39.812345, 21.4, 39.9, 21.5])
  expect(there).toEqual({ ...query, where: 'area:39.8123,21.4,39.9,21.5', districts: undefined })
  expect(cornersOf(there.where)).toEqual([
    { lat: 21.4, lon: 39.8123 },
    { lat: 21.5, lon: 39.9 },
  ])
  for (const where of ['makkah', 'point:21.4,39.8', undefined]) expect(cornersOf(where)).toBeNull()
})

test('an unknown order of the list and the recommended one are left out of addresses', () => {
  expect(readSort(new URLSearchParams('sort=walk'))).toBe('walk')
  for (const sort of ['recommended', 'x', '']) expect(readSort(new URLSearchParams({ sort }))).toBeUndefined()
})
