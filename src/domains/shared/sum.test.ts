import { expect, test } from 'vitest'
import { sumInOneCurrency } from '#domains/shared/sum.ts'

test('amounts have a sum only in one currency, and only if there are any', () => {
  const sar = (minor: number) => ({ minor, currency: 'SAR' })
  expect(sumInOneCurrency([sar(100), sar(250)])).toEqual(sar(350))
  expect(sumInOneCurrency([sar(100), { minor: 250, currency: 'USD' }])).toBeNull()
  expect(sumInOneCurrency([])).toBeNull()
})
