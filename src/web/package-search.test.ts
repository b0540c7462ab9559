import { expect, test } from 'vitest'
import { packageQueryOf, packagesInput, readPackageAsked, readPackagesSearch } from '#web/package-search.ts'

const asked = (text: string) => readPackagesSearch(new URLSearchParams(text))
const wanted = (text: string) => readPackageAsked(new URLSearchParams(text))

test('a search keeps what is a choice and drops the rest', () => {
  expect(
    packagesInput(asked('type=umrah&month=1448-09&days=6-8&price=2500&from=cairo&tour=private&group=12&q=x')),
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
  expect(packagesInput(asked('type=&month=2027-13&days=2-3&price=7&from=A%20B&tour=x&group=1&sort=x&page=-4'))).toEqual(
    {},
  )
  expect(asked('sort=price&page=٣')).toMatchObject({ sort: 'price', page: 3 })
  expect(asked('sort=recommended&page=1').query).toMatchObject({ sort: undefined, page: undefined })
})

test('a party is read from the form as from an address', () => {
  expect(
    wanted('departure=7&adults1=٢&ages1=٩، ٤&adults2=1&ages2=&adults3=0&sharing=double&extra1=12~2&extra2='),
  ).toEqual({
    departure: 7,
    party: ['2-9,4', '1'],
    sharing: 'double',
    extras: ['12~2'],
    plain: true,
  })
  expect(wanted('departure=7&party=2-9,4&party=1&sharing=double&extra=12~2')).toMatchObject({
    party: ['2-9,4', '1'],
    extras: ['12~2'],
    plain: false,
  })
  expect(wanted('departure=0&sharing=many')).toMatchObject({ departure: undefined, party: [], sharing: 'quad' })
})

test('an address carries only what differs from the usual', () => {
  expect(packageQueryOf(wanted('departure=7&sharing=double'))).toEqual({ departure: 7 })
  expect(packageQueryOf(wanted('party=2'))).toEqual({
    departure: undefined,
    party: ['2'],
    sharing: undefined,
    extra: [],
  })
})
