import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedService } from '#domains/products/services/pricing/agreed-service.ts'
import { priceService } from '#domains/products/services/pricing/price.ts'
import type { GrantedDiscount } from '#domains/shared/discount.ts'
import type { PenaltyWindow } from '#domains/shared/shapes.ts'
import { currency, grant, notCharged, now, taxRule, timeZone } from '#test/agreed.ts'

const windows: PenaltyWindow[] = [{ fromHoursBeforeCheckIn: null, penalty: { percent: 50 } }]
// Also in tens of minor units.
const amount = fc.integer({ min: 1, max: 50_000 }).map((tens) => tens * 10)

describe('a service', () => {
  const market = fc.record({ adult: amount, child: amount })
  const people = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 3 }))
  const priced = (
    { adult, child }: { adult: number; child: number },
    [adults, childAges]: [number, number[]],
    discount?: GrantedDiscount,
    { date = '2026-12-20', time = '10:00', option = 5, of = 'SAR' } = {},
  ) => {
    const terms = {
      basis: 'person' as const,
      currency: of,
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
    const result = priceService(terms, choice, request, { now, taxRules: [taxRule('vat', 1_500)] })
    if (!result) throw new Error('the party is invalid')
    return result
  }
  const at = { timeZone, now }

  test('keeps the price of its persons, also at another time: fewer never cost more, and more and fewer again the same', () => {
    fc.assert(
      fc.property(market, market, people, people, grant, currency, (agreed, present, some, others, granted, of) => {
        const booked = priced(agreed, some, granted, { of })
        const moved = changedService(
          booked,
          priced(present, some, granted, { date: '2026-12-24', time: '16:00', of }),
          at,
        )
        expect([moved.priced.total, moved.retained, moved.priced.date]).toEqual([
          booked.total,
          booked.total,
          '2026-12-24',
        ])
        const [fewer] = [changedService(booked, priced(present, [1, []], granted, { of }), at)]
        expect(fewer.priced.total).toBeLessThanOrEqual(booked.total)
        expect(fewer.priced.lines).toEqual([{ kind: 'adult', count: 1, each: agreed.adult, amount: agreed.adult }])
        const all: [number, number[]] = [some[0] + others[0], [...some[1], ...others[1]]]
        const bigger = changedService(booked, priced(present, all, granted, { of }), at)
        expect(bigger.retained).toBe(booked.total)
        const back = changedService(bigger.priced, priced(present, some, granted, { of }), at)
        expect(back.priced.total).toBe(booked.total)
        expect([moved, fewer, bigger, back].flatMap((one) => notCharged(one.priced))).toEqual([])
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
