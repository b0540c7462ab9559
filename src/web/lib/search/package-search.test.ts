import { expect, test } from 'vitest'
import {
  packageQueryOf,
  packagesInput,
  readRequestedPackage,
  readPackagesSearch,
} from '#web/lib/search/package-search.ts'

const requested = (text: string) => readPackagesSearch(new URLSearchParams(text))
const expected = (text: string) => readRequestedPackage(new URLSearchParams(text))

test('a search keeps valid choices and drops the rest', () => {
  expect(
    packagesInput(requested('type=umrah&month=1448-09&days=6-8&price=2500&from=cairo&tour=private&group=12&q=x')),
  ).toEqual({
    type: 'umrah',
    month: '1448-09',
    min_days: 6,
    max_days: 8,
    max_price: 250_000,
    departure_city: 'cairo',
    tour_type: 'private',
    max_group: 12,
  })
  expect(
    packagesInput(requested('type=&month=2027-13&days=2-3&price=7&from=A%20B&tour=x&group=1&sort=x&page=-4')),
  ).toEqual({})
  expect(requested('sort=price&page=٣')).toMatchObject({ sort: 'price', page: 3 })
  expect(requested('sort=recommended&page=1').query).toMatchObject({ sort: undefined, page: undefined })
})

test('a party is read from the form in the same way as from a URL', () => {
  expect(
    expected(
      'departure=7&adults1=٢&ages1=٩&ages1=4&ages1=&adults2=1&ages2=&adults3=0&sharing=double&extra1=12~2&extra2=',
    ),
  ).toEqual({
    departure: 7,
    party: ['2-9,4', '1'],
    sharing: 'double',
    extras: ['12~2'],
    plain: true,
  })
  expect(expected('departure=7&party=2-9,4&party=1&sharing=double&extra=12~2')).toMatchObject({
    party: ['2-9,4', '1'],
    extras: ['12~2'],
    plain: false,
  })
  expect(expected('departure=7&adults1=2&ages1=٩، ٤')).toMatchObject({ party: ['2-9,4'] })
  expect(expected('departure=0&sharing=many')).toMatchObject({ departure: undefined, party: [], sharing: 'quad' })
})

test('a URL contains only values that differ from the defaults', () => {
  expect(packageQueryOf(expected('departure=7&sharing=double'))).toEqual({ departure: 7 })
  expect(packageQueryOf(expected('party=2'))).toEqual({
    departure: undefined,
    party: ['2'],
    sharing: undefined,
    extra: [],
  })
})
