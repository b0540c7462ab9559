import { expect, test } from 'vitest'
import { bookedStay, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { vatInside } from '#domains/bookings/payment/receipt.server.ts'
import type { PricedStay } from '#domains/shared/shapes.ts'

const free: PricedStay = {
  currency: 'SAR',
  checkIn: '2026-12-10',
  checkOut: '2026-12-12',
  nights: 2,
  rooms: [],
  taxes: [],
  fees: [],
  total: 0,
  dueAtProperty: 0,
  payment: 'both',
  cancellation: { kind: 'free', freeUntil: null, steps: [] },
}

/** Two nights for 1,932.00 including 252.00 VAT, plus the given fee that the hotel collects itself. */
function stay(atProperty: number): BookedProduct {
  const fee = { name: { en: '', ar: '' }, mandatory: true }
  return bookedStay(1, {
    ...free,
    total: 193_200 + atProperty,
    taxes: [
      { kind: 'city_fee', rateBasisPoints: 250, amount: 4_000 },
      { kind: 'vat', rateBasisPoints: 1500, amount: 25_200 },
    ],
    fees: [
      { ...fee, code: 'tourism', amount: atProperty, due: 'property' },
      { ...fee, code: 'parking', amount: 9_900, mandatory: false, due: 'property' },
    ],
  })
}

test.for([
  ['the whole price', 0, 193_200, 25_200],
  ['the whole price except the amount due at the hotel', 5_000, 193_200, 25_200],
  ['half of the price', 0, 96_600, 12_600],
  ['half of the price, with an amount due at the hotel', 5_000, 96_600, 12_600],
  ['a third of the price', 0, 64_400, 8_400],
  ['nothing', 0, 0, 0],
] as const)('a traveller who has paid %s has paid the same share of the VAT', ([, atProperty, paid, vat]) => {
  expect(vatInside({ product: stay(atProperty) }, paid)).toBe(vat)
})

test('a free stay has no VAT', () => {
  expect(vatInside({ product: bookedStay(1, free) }, 0)).toBe(0)
})
