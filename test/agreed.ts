import fc from 'fast-check'
import type { GrantedDiscount } from '#domains/shared/discount.ts'
import { chargeStep } from '#domains/shared/charge-step.ts'
import type { PlanPart } from '#domains/shared/plan.ts'
import type { Cancellation, TaxRule } from '#domains/shared/shapes.ts'

// What the tests of changed prices have in common: a moment, a tax, promotions and currencies.

export const now = new Date('2026-12-01T09:00:00Z')
export const timeZone = 'Asia/Riyadh'

export const taxRule = (kind: TaxRule['kind'], rateBasisPoints: number): TaxRule => ({
  kind,
  rateBasisPoints,
  base: kind === 'vat' ? 'rent_and_city_fee' : 'rent',
  starsFrom: 1,
  starsTo: 5,
  validFrom: '2020-07-01',
  validTo: null,
})

export const grant: fc.Arbitrary<GrantedDiscount | undefined> = fc.option(
  fc
    .record({
      promotionId: fc.constant(1),
      code: fc.constant('CODE'),
      name: fc.constant({ en: 'Code', ar: 'رمز' }),
      basisPoints: fc.option(fc.integer({ min: 1, max: 10_000 })),
      maxAmount: fc.option(fc.integer({ min: 1, max: 50_000 })),
    })
    .filter(({ basisPoints, maxAmount }) => basisPoints !== null || maxAmount !== null),
  { nil: undefined },
)

/** The riyal, and a currency that is charged only in tens of its minor units. */
export const currency = fc.constantFrom('SAR', 'KWD')

type Priced = { currency: string; total: number; plan: readonly PlanPart[]; cancellation: Cancellation }

/** The amounts of a price that cannot be charged or returned. */
export function notCharged({ currency: of, total, cancellation, plan }: Priced): number[] {
  const amounts = [total, ...plan.map(({ amount }) => amount), ...cancellation.steps.map(({ penalty }) => penalty)]
  return amounts.filter((amount) => amount % chargeStep(of) !== 0)
}
