import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedService } from '#domains/products/services/pricing/agreed-service.ts'
import { currency, grant, notCharged, now, timeZone } from '#test/agreed.ts'
import { people, pricedService, serviceMarket } from '#test/priced-products.ts'

describe('a service', () => {
  const at = { timeZone, now }

  test('keeps the price of its persons, also at another time: fewer never cost more, and more and fewer again the same', () => {
    fc.assert(
      fc.property(
        serviceMarket,
        serviceMarket,
        people,
        people,
        grant,
        currency,
        (agreed, present, some, others, granted, of) => {
          const booked = pricedService(agreed, some, granted, { of })
          const moved = changedService(
            booked,
            pricedService(present, some, granted, { date: '2026-12-24', time: '16:00', of }),
            at,
          )
          expect([moved.priced.total, moved.retained, moved.priced.date]).toEqual([
            booked.total,
            booked.total,
            '2026-12-24',
          ])
          const [fewer] = [changedService(booked, pricedService(present, [1, []], granted, { of }), at)]
          expect(fewer.priced.total).toBeLessThanOrEqual(booked.total)
          expect(fewer.priced.lines).toEqual([{ kind: 'adult', count: 1, each: agreed.adult, amount: agreed.adult }])
          const all: [number, number[]] = [some[0] + others[0], [...some[1], ...others[1]]]
          const bigger = changedService(booked, pricedService(present, all, granted, { of }), at)
          expect(bigger.retained).toBe(booked.total)
          const back = changedService(bigger.priced, pricedService(present, some, granted, { of }), at)
          expect(back.priced.total).toBe(booked.total)
          expect([moved, fewer, bigger, back].flatMap((one) => notCharged(one.priced))).toEqual([])
          expect(back.priced.vat).toEqual(booked.vat)
          expect(back.priced.cancellation).toEqual(booked.cancellation)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('another option has its present price', () => {
    const { priced: after, retained } = changedService(
      pricedService({ adult: 100, child: 50 }, [2, []]),
      pricedService({ adult: 700, child: 50 }, [2, []], undefined, { option: 6 }),
      at,
    )
    expect([after.total, retained]).toEqual([1_400, 0])
  })
})
