import { expect, test } from 'vitest'
import { adjustmentLines } from '#web/features/promotions/adjustment-lines.ts'

const sar = (minor: number) => ({ minor, currency: 'SAR' })

test('a discount and the charge for changes are lines of the price', () => {
  expect(adjustmentLines({ discount: null })).toEqual([])
  expect(
    adjustmentLines({
      discount: { code: 'EARLY', name: 'Early booking', amount: sar(5_000) },
      change_charge: { name: 'Change charge', amount: sar(12_000) },
    }),
  ).toEqual([
    { label: 'Early booking · EARLY', amount: sar(-5_000) },
    { label: 'Change charge', amount: sar(12_000) },
  ])
})
