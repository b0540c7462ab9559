import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDiscount } from '#domains/shared/discount.ts'
import { grantDiscounts, type Discountable, type Promotion } from '#domains/promotions/rules.ts'

const promotion = (values: Partial<Promotion> = {}): Promotion => ({
  id: 1,
  code: 'EARLY',
  name: { en: 'Early bird', ar: 'الحجز المبكر' },
  basisPoints: 1_000,
  maxAmount: null,
  minTotal: null,
  products: { stay: [], package: [], service: [] },
  bookFrom: null,
  bookTo: null,
  startFrom: null,
  startTo: null,
  maxUses: null,
  maxPerPerson: null,
  uses: 0,
  offered: true,
  ...values,
})
const stay = (values: Partial<Discountable> = {}): Discountable => ({
  kind: 'stay',
  productId: 7,
  firstDay: '2026-12-15',
  amount: 100_000,
  ...values,
})
const tour: Discountable = { kind: 'service', productId: 3, firstDay: '2026-12-16', amount: 20_000 }
const use = { today: '2026-12-01', ownUses: 0 }

/** The amounts deducted from the products, or the code of the error. */
function result(terms: Partial<Promotion>, products: Discountable[] = [stay()], used: Partial<typeof use> = {}) {
  const granted = grantDiscounts(promotion(terms), products, { ...use, ...used })
  if (!granted.ok) return granted.error.code
  return products.map(({ amount }, i) => applyDiscount(amount, granted.grants[i])?.amount ?? 0)
}

describe('a code', () => {
  test('that does not exist grants nothing', () => {
    expect(grantDiscounts(null, [stay()], use)).toMatchObject({ error: { path: 'code', code: 'promotion_unknown' } })
  })

  test.for([
    ['has ended', { offered: false }, 'promotion_ended'],
    ['can be booked with until yesterday', { bookTo: '2026-11-30' }, 'promotion_ended'],
    ['can be booked with from tomorrow', { bookFrom: '2026-12-02' }, 'promotion_not_begun'],
    ['was used as often as it can be', { maxUses: 5, uses: 5 }, 'promotion_used_up'],
    ['is for another kind', { products: { stay: null, package: [], service: [] } }, 'promotion_other_products'],
    ['is for other hotels', { products: { stay: [8, 9], package: [], service: [] } }, 'promotion_other_products'],
    ['is for later stays', { startFrom: '2026-12-16' }, 'promotion_other_dates'],
    ['is for earlier stays', { startTo: '2026-12-14' }, 'promotion_other_dates'],
  ] as const)('that %s grants nothing', ([, terms, code]) => {
    expect(result(terms as Partial<Promotion>)).toBe(code)
  })

  test('can be used on its first and last day, and up to its limits', () => {
    expect(
      result({
        bookFrom: use.today,
        bookTo: use.today,
        startFrom: '2026-12-15',
        startTo: '2026-12-15',
        maxUses: 5,
        uses: 4,
        maxPerPerson: 1,
        products: { stay: [7], package: null, service: null },
      }),
    ).toEqual([10_000])
  })

  test('that an account has used as often as it can grants it nothing', () => {
    expect(result({ maxPerPerson: 1 }, [stay()], { ownUses: 1 })).toBe('promotion_used')
  })

  test('applies from a total of the products that it is for', () => {
    const terms = { minTotal: 120_000, products: { stay: [], package: [], service: [] } }
    expect(result(terms, [stay(), tour])).toEqual([10_000, 2_000])
    expect(result({ ...terms, products: { ...terms.products, service: null } }, [stay(), tour])).toBe(
      'promotion_min_total',
    )
  })
})

describe('several products', () => {
  test('use up an amount in their order', () => {
    const amount = { basisPoints: null, maxAmount: 110_000 }
    expect(result(amount, [stay(), tour])).toEqual([100_000, 10_000])
    expect(result(amount, [tour, stay()])).toEqual([20_000, 90_000])
    expect(result({ basisPoints: null, maxAmount: 90_000 }, [stay(), tour])).toEqual([90_000, 0])
  })

  test('share the maximum of a percentage', () => {
    expect(result({ basisPoints: 5_000, maxAmount: 55_000 }, [stay(), tour])).toEqual([50_000, 5_000])
  })

  test('that a code does not apply to keep their price', () => {
    expect(result({ products: { stay: null, package: null, service: [] } }, [stay(), tour])).toEqual([0, 2_000])
  })

  test('never get more than the maximum, and none more than its price', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(200_000), { minLength: 1, maxLength: 12 }),
        fc.option(fc.integer({ min: 1, max: 10_000 })),
        fc.integer({ min: 1, max: 400_000 }),
        (amounts, basisPoints, maxAmount) => {
          const deducted = result(
            { basisPoints, maxAmount },
            amounts.map((amount) => stay({ amount })),
          ) as number[]
          expect(deducted.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(maxAmount)
          for (const [i, one] of deducted.entries()) expect(one).toBeLessThanOrEqual(amounts[i] ?? 0)
        },
      ),
    )
  })
})
