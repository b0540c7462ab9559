import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedService } from '#domains/products/services/pricing/agreed-service.ts'
import { priceService } from '#domains/products/services/pricing/price.ts'
import type { GrantedDiscount } from '#domains/shared/discount.ts'
import type { PenaltyWindow, TaxRule } from '#domains/shared/shapes.ts'

const now = new Date('2026-12-01T09:00:00Z')
const timeZone = 'Asia/Riyadh'
const windows: PenaltyWindow[] = [{ fromHoursBeforeCheckIn: null, penalty: { percent: 50 } }]
const vat: TaxRule = {
  kind: 'vat',
  rateBasisPoints: 1_500,
  base: 'rent',
  starsFrom: 1,
  starsTo: 5,
  validFrom: '2020-07-01',
  validTo: null,
}
const amount = fc.integer({ min: 1, max: 500_000 })
const grant: fc.Arbitrary<GrantedDiscount | undefined> = fc.option(
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

describe('a service', () => {
  const market = fc.record({ adult: amount, child: amount })
  const people = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 3 }))
  const priced = (
    { adult, child }: { adult: number; child: number },
    [adults, childAges]: [number, number[]],
    discount?: GrantedDiscount,
    { date = '2026-12-20', time = '10:00', option = 5 } = {},
  ) => {
    const terms = {
      basis: 'person' as const,
      currency: 'SAR',
      childMaxAge: 11,
      freeMaxAge: 2,
      payment: 'both' as const,
      windows,
      timeZone,
    }
    const choice = {
      id: option,
      name: { en: '', ar: '' },
      amount: adult,
      childAmount: child,
      maxPeople: 40,
      capacity: 40,
      times: [],
      weekdays: [],
    }
    const request = {
      date,
      time,
      people: childAges.length > 0 ? `${adults}-${childAges.join(',')}` : String(adults),
      days: 1,
      units: 1,
      discount,
    }
    const result = priceService(terms, choice, request, { now, taxRules: [vat] })
    if (!result) throw new Error('the party is invalid')
    return result
  }
  const at = { timeZone, now }

  test('keeps the price of its persons, also at another time: fewer never cost more, and more and fewer again the same', () => {
    fc.assert(
      fc.property(market, market, people, people, grant, (agreed, present, some, others, granted) => {
        const booked = priced(agreed, some, granted)
        const moved = changedService(booked, priced(present, some, granted, { date: '2026-12-24', time: '16:00' }), at)
        expect([moved.priced.total, moved.retained, moved.priced.date]).toEqual([
          booked.total,
          booked.total,
          '2026-12-24',
        ])
        const [fewer] = [changedService(booked, priced(present, [1, []], granted), at)]
        expect(fewer.priced.total).toBeLessThanOrEqual(booked.total)
        expect(fewer.priced.lines).toEqual([{ kind: 'adult', count: 1, each: agreed.adult, amount: agreed.adult }])
        const all: [number, number[]] = [some[0] + others[0], [...some[1], ...others[1]]]
        const bigger = changedService(booked, priced(present, all, granted), at)
        expect(bigger.retained).toBe(booked.total)
        const back = changedService(bigger.priced, priced(present, some, granted), at)
        expect(back.priced.total).toBe(booked.total)
        expect(back.priced.vat).toEqual(booked.vat)
        expect(back.priced.cancellation).toEqual(booked.cancellation)
      }),
      { numRuns: 100 },
    )
  })

  test('another option has its present price', () => {
    const { priced: after, retained } = changedService(
      priced({ adult: 100, child: 50 }, [2, []]),
      priced({ adult: 700, child: 50 }, [2, []], undefined, { option: 6 }),
      at,
    )
    expect([after.total, retained]).toEqual([1_400, 0])
  })
})
