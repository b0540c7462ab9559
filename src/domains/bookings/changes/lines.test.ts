import { expect, test } from 'vitest'
import { compareLines } from '#domains/bookings/changes/lines.ts'
import { priceOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'

const none = { kind: 'free', freeUntil: null, steps: [{ from: null, penalty: 0 }] }
const discount = { amount: 50 }

const stay = {
  kind: 'stay',
  earlierTerms: { fee: 30, penalty: 0 },
  priced: {
    rooms: [{ nights: [{ amount: 300 }, { amount: 200 }], boardAmount: 60, occupancy: { adults: 2, childAges: [] } }],
    taxes: [
      { kind: 'city_fee', amount: 25 },
      { kind: 'vat', amount: 75 },
    ],
    fees: [
      { mandatory: true, due: 'booking', amount: 40 },
      { mandatory: false, due: 'property', amount: 99 },
    ],
    discount,
    total: 650,
    cancellation: none,
  },
} as unknown as BookedProduct

const packageOf = (persons: number) =>
  ({
    kind: 'package',
    row: { departureCity: {} },
    priced: {
      rooms: [{ total: persons, adults: 1, childAges: [], infantAges: [] }],
      extras: [{ amount: 20 }],
      instalments: [],
      endsOn: '2027-01-05',
      discount,
      total: persons + 20 - 50,
      cancellation: none,
    },
  }) as unknown as BookedProduct

const service = {
  kind: 'service',
  row: { city: {} },
  priced: {
    lines: [{ amount: 100 }, { amount: 30 }],
    childAges: [],
    lastDate: '2027-01-05',
    discount,
    total: 80,
    cancellation: none,
  },
} as unknown as BookedProduct

test.each([
  ['a stay', stay],
  ['a package', packageOf(400)],
  ['a service', service],
])('the lines of %s with a discount add up to its total, on both sides', (_, product) => {
  const lines = compareLines(product, product)
  const { total } = priceOfProduct(product)
  expect(lines.reduce((sum, { before }) => sum + before, 0)).toBe(total)
  expect(lines.reduce((sum, { after }) => sum + after, 0)).toBe(total)
})

test('a line that only one side has is shown with nothing on the other', () => {
  const without = { ...packageOf(400), priced: { ...packageOf(450).priced, extras: [] } } as unknown as BookedProduct
  expect(compareLines(packageOf(400), without)).toEqual([
    { line: 'persons', before: 400, after: 450 },
    { line: 'extras', before: 20, after: 0 },
    { line: 'discount', before: -50, after: -50 },
  ])
})
