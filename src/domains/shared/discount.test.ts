import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDiscount, spreadDiscount, type GrantedDiscount } from '#domains/shared/discount.ts'

const granted = (values: Partial<GrantedDiscount>): GrantedDiscount => ({
  promotionId: 1,
  code: 'WELCOME',
  name: { en: 'Welcome', ar: 'مرحبًا' },
  basisPoints: null,
  maxAmount: null,
  ...values,
})
const amountOf = (amount: number, values: Partial<GrantedDiscount>) => applyDiscount(amount, granted(values))?.amount

describe('a discount', () => {
  test('is a share, rounded half up', () => {
    expect(amountOf(12_345, { basisPoints: 1_000 })).toBe(1_235)
  })

  test('is an amount, but never more than the price', () => {
    expect(amountOf(50_000, { maxAmount: 10_000 })).toBe(10_000)
    expect(amountOf(8_000, { maxAmount: 10_000 })).toBe(8_000)
  })

  test('is a share up to an amount', () => {
    expect(amountOf(50_000, { basisPoints: 5_000, maxAmount: 10_000 })).toBe(10_000)
    expect(amountOf(15_000, { basisPoints: 5_000, maxAmount: 10_000 })).toBe(7_500)
  })

  test('of nothing is none', () => {
    expect(applyDiscount(0, granted({ basisPoints: 1_000 }))).toBeNull()
    expect(applyDiscount(9_000, granted({ maxAmount: 0 }))).toBeNull()
    expect(applyDiscount(9_000, undefined)).toBeNull()
  })
})

test('the shares of a discount add up to it, and none is larger than its part', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500_000), { minLength: 1, maxLength: 40 }), fc.nat(10_000), (parts, points) => {
      const amount = parts.reduce((sum, part) => sum + part, 0)
      const discount = amountOf(amount, { basisPoints: points }) ?? 0
      const share = spreadDiscount(amount, discount)
      const shares = parts.map(share)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(discount)
      for (const [i, one] of shares.entries()) {
        expect(one).toBeGreaterThanOrEqual(0)
        expect(one).toBeLessThanOrEqual(parts[i] ?? 0)
      }
    }),
  )
})
