import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PricedService } from '#domains/products/services/shapes.ts'
import { changedService } from '#domains/products/services/pricing/agreed-service.ts'
import { currency, grant, notCharged, now, timeZone } from '#test/agreed.ts'
import { people, pricedService, serviceMarket } from '#test/priced-products.ts'

type Moved = { date: string; from?: string; season?: string }

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

  test.for<[what: string, moved: Moved, total: number, retained: number]>([
    ['the same day, which is in a season by now', { date: '2026-12-10', season: '2026-12-01..' }, 200, 200],
    ['another day of the same season', { date: '2026-12-11', from: '2026-12-01..', season: '2026-12-01..' }, 200, 200],
    ['a day of another season', { date: '2027-02-10', season: '2027-02-08..2027-03-09' }, 1_400, 0],
    ['a day outside of its season', { date: '2027-02-10', from: '2026-12-01..' }, 1_400, 0],
    ['another usual day', { date: '2027-02-10' }, 200, 200],
  ])('moved to %s', ([, { date, from, season }, total, retained]) => {
    const inSeason = (priced: PricedService, period?: string): PricedService => ({
      ...priced,
      lines: priced.lines.map((line) => ({ ...line, ...(period && { period }) })),
    })
    const booked = inSeason(pricedService({ adult: 100, child: 50 }, [2, []], undefined, { date: '2026-12-10' }), from)
    const present = inSeason(pricedService({ adult: 700, child: 50 }, [2, []], undefined, { date }), season)
    const moved = changedService(booked, present, at)
    expect([moved.priced.total, moved.retained]).toEqual([total, retained])
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
