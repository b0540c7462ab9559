import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedPackage } from '#domains/products/packages/pricing/agreed-package.ts'
import type { DepartureTerms, RoomOfParty } from '#domains/products/packages/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import { amountDue } from '#domains/shared/plan.ts'
import { currency, grant, notCharged, now, timeZone } from '#test/agreed.ts'
import { packageList, party, pricedPackage, today, type Party } from '#test/priced-products.ts'

describe('a package', () => {
  const at = { meetsAt: '08:00', timeZone, today, now }

  test('keeps agreed seats and extras: unchanged it costs the same, smaller never more, and bigger and smaller again the same', () => {
    fc.assert(
      fc.property(packageList, packageList, party, party, grant, currency, (from, to, chosen, other, granted, of) => {
        const [agreed, present] = [
          { ...from, currency: of },
          { ...to, currency: of },
        ]
        const booked = { priced: pricedPackage(agreed, chosen, granted), departure: agreed }
        const change = (before: typeof booked, after: Party, market = present) =>
          changedPackage(before, pricedPackage(market, after, granted), at)
        const same = change(booked, chosen)
        expect([same.priced.total, same.retained]).toEqual([booked.priced.total, booked.priced.total])
        expect(same.priced.plan).toEqual(booked.priced.plan)
        expect(same.priced.cancellation).toEqual(booked.priced.cancellation)
        const fewer = { rooms: chosen.rooms.slice(0, 1), extras: Math.max(0, chosen.extras - 1) }
        expect(change(booked, fewer).priced.total).toBeLessThanOrEqual(booked.priced.total)
        expect(change(booked, fewer).priced).toEqual(change(booked, fewer, agreed).priced)
        const more = { rooms: [...chosen.rooms, ...other.rooms], extras: chosen.extras + other.extras }
        const bigger = change(booked, more)
        expect(bigger.retained).toBe(booked.priced.total)
        const back = changedPackage({ ...booked, priced: bigger.priced }, pricedPackage(present, chosen, granted), at)
        expect(back.priced.total).toBe(booked.priced.total)
        expect(back.priced.plan).toEqual(booked.priced.plan)
        const all = [same.priced, change(booked, fewer).priced, bigger.priced, back.priced]
        expect(all.flatMap(notCharged)).toEqual([])
        for (const { rooms, extras, plan, total, discount } of all) {
          const whole = [...rooms.map((one) => one.total), ...extras.map((one) => one.amount)].reduce(
            (a, b) => a + b,
            0,
          )
          expect(total).toBe(whole - (discount?.amount ?? 0))
          expect(amountDue(plan)).toBe(total)
          if (granted && granted.maxAmount !== null)
            expect(discount?.amount ?? 0).toBeLessThanOrEqual(granted.maxAmount)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('seats that change their room basis cost its price in the agreed list, whatever the present list says', () => {
    fc.assert(
      fc.property(packageList, packageList, (agreed, present) => {
        const rooms = (sharing: 'quad' | 'double', adults: number): RoomOfParty[] => [
          { family: 0, adults, childAges: [], infantAges: [], sharing },
        ]
        const booked = { priced: pricedPackage(agreed, { rooms: rooms('quad', 2), extras: 0 }), departure: agreed }
        const { priced: after } = changedPackage(
          booked,
          pricedPackage(present, { rooms: rooms('double', 2), extras: 0 }),
          at,
        )
        const price = (from: DepartureTerms) => from.prices.find(({ sharing }) => sharing === 'double')?.adult ?? 0
        expect(after.total).toBe(2 * price(agreed))
        const third = changedPackage(booked, pricedPackage(present, { rooms: rooms('double', 3), extras: 0 }), at)
        expect(third.priced.total).toBe(2 * price(agreed) + price(present))
        // A promotion gives no more than its maximum in dearer rooms.
        const promotion = { promotionId: 1, code: 'FIFTY', name: { en: '', ar: '' }, basisPoints: null, maxAmount: 50 }
        const reduced = { ...booked, priced: pricedPackage(agreed, { rooms: rooms('quad', 2), extras: 0 }, promotion) }
        const moved = changedPackage(
          reduced,
          pricedPackage(present, { rooms: rooms('double', 2), extras: 0 }, promotion),
          at,
        )
        expect(moved.priced.discount?.amount ?? 0).toBeLessThanOrEqual(50)
      }),
      { numRuns: 50 },
    )
  })

  test('another departure has its present prices and dates of instalments; extras keep theirs', () => {
    const prices = [{ sharing: 'double' as const, adult: 1_000, child: 500 }]
    const agreed = { startsOn: '2027-01-10', endsOn: '2027-01-15', infant: 0, extra: 300, prices }
    const later = {
      ...agreed,
      startsOn: '2027-02-10',
      endsOn: '2027-02-15',
      extra: 900,
      prices: [{ ...prices[0], sharing: 'double' as const, adult: 4_000, child: 500 }],
    }
    const chosen = {
      rooms: [{ family: 0, adults: 2, childAges: [], infantAges: [], sharing: 'double' as const }],
      extras: 1,
    }
    const booked = { priced: pricedPackage(agreed, chosen), departure: agreed }
    const { priced: after, retained } = changedPackage(booked, pricedPackage(later, chosen, undefined, 2), at)
    expect([after.total, retained]).toEqual([8_300, 300])
    expect(after.plan.map(({ due }) => due)).toEqual(['booking', addDays('2027-02-10', -7)])
  })
})
