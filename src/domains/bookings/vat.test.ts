import { expect, test } from 'vitest'
import { vatInside } from '#domains/bookings/vat.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'

/** Two nights for 1,932.00, of which 252.00 are VAT, and the hotel itself takes so much more. */
function stay(atProperty: number): Pick<PricedStay, 'total' | 'taxes' | 'fees'> {
  const fee = { name: { en: '', ar: '' }, mandatory: true }
  return {
    total: 193_200 + atProperty,
    taxes: [
      { kind: 'city_fee', rateBasisPoints: 250, amount: 4_000 },
      { kind: 'vat', rateBasisPoints: 1500, amount: 25_200 },
    ],
    fees: [
      { ...fee, code: 'tourism', amount: atProperty, due: 'property' },
      { ...fee, code: 'parking', amount: 9_900, mandatory: false, due: 'property' },
    ],
  }
}

test.for([
  ['all of it', 0, 193_200, 25_200],
  ['all of it but what the hotel takes itself', 5_000, 193_200, 25_200],
  ['the half', 0, 96_600, 12_600],
  ['the half, beside what the hotel takes itself', 5_000, 96_600, 12_600],
  ['a third', 0, 64_400, 8_400],
  ['nothing', 0, 0, 0],
] as const)('who paid %s paid its share of the VAT', ([, atProperty, paid, vat]) => {
  expect(vatInside({ priced: stay(atProperty), journey: null }, paid)).toBe(vat)
})

test('of a stay that cost nothing there is no VAT', () => {
  expect(vatInside({ priced: { total: 0, taxes: [], fees: [] }, journey: null }, 0)).toBe(0)
})
