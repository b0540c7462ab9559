import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RoomsAndNights } from '#domains/products/stays/pricing/agreed-stay.ts'
import { vatInside } from '#domains/shared/vat.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import { amountDue, isOnline } from '#domains/shared/plan.ts'
import type { PricedStay } from '#domains/shared/shapes.ts'
import { currency, grant, notCharged } from '#test/agreed.ts'
import { changeOfStay, feeOf, first, market, pricedStay, stay, type Market } from '#test/priced-products.ts'

const dearer = (sold: Market): Market => ({ ...sold, prices: sold.prices.map((price) => price * 2) })
const part = (whole: RoomsAndNights, pick: { skip: number; take: number; rooms: number }): RoomsAndNights => {
  const nights = nightsOf(whole.checkIn, whole.checkOut)
  const skip = Math.min(pick.skip, nights.length - 1)
  const checkIn = addDays(whole.checkIn, skip)
  const count = Math.max(1, Math.min(pick.take, nights.length - skip))
  return { checkIn, checkOut: addDays(checkIn, count), rooms: whole.rooms.slice(0, Math.max(1, pick.rooms)) }
}
const pick = fc.record({
  skip: fc.integer({ min: 0, max: 5 }),
  take: fc.integer({ min: 1, max: 8 }),
  rooms: fc.integer({ min: 1, max: 3 }),
})
/** What a traveller sees of a price. */
const figures = ({ rooms, taxes, total, plan, discount, cancellation }: PricedStay) => ({
  rooms: rooms.map((room) => [room.nights, room.boardAmount, room.discountAmount, room.taxes, room.total]),
  taxes,
  total,
  plan,
  discount,
  cancellation,
})

/** VAT is computed once for the whole stay, so that its most expensive night contains some minor units of rounding. */
function expectRounding(differences: number[], stay: PricedStay) {
  const moved = differences.filter((difference) => difference !== 0)
  expect(moved.length).toBeLessThanOrEqual(2)
  for (const difference of moved)
    expect(Math.abs(difference)).toBeLessThanOrEqual(stay.rooms.length + stay.fees.length + 2)
}

describe('a change prices only what is new', () => {
  test('the same stay costs what was agreed, whatever the current prices are', () => {
    fc.assert(
      fc.property(stay, market, market, grant, (booking, sold, present, granted) => {
        const booked = pricedStay(booking, sold, granted)
        const { priced: after, retained } = changeOfStay(booked, booking, present, granted)
        expect([after.total, retained]).toEqual([booked.total, booked.total])
        expect(figures(after)).toEqual(figures(booked))
      }),
      { numRuns: 100 },
    )
  })

  test('fewer nights or rooms never cost more, and what is kept does not depend on the current prices', () => {
    fc.assert(
      fc.property(stay, market, market, grant, pick, (booking, sold, present, granted, picked) => {
        const booked = pricedStay(booking, sold, granted)
        const shorter = part(booking, picked)
        const { priced: after, retained } = changeOfStay(booked, shorter, present, granted)
        expect(after.total).toBeLessThanOrEqual(booked.total)
        expect(retained).toBe(after.total)
        expect(after).toEqual(changeOfStay(booked, shorter, dearer(present), granted).priced)
        // Each kept night is the agreed one.
        const nights = new Map(
          booked.rooms.flatMap((room) =>
            room.nights.map(({ night, amount }) => [`${room.ratePlanId} ${night}`, amount]),
          ),
        )
        const moved = after.rooms.flatMap((room) =>
          room.nights.map(({ night, amount }) => amount - (nights.get(`${room.ratePlanId} ${night}`) ?? 0)),
        )
        expectRounding(moved, booked)
      }),
      { numRuns: 100 },
    )
  })

  test('nights that are added cost what they cost today, and giving them up again restores the agreed price', () => {
    fc.assert(
      fc.property(
        stay,
        market,
        market,
        grant,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 2 }),
        (booking, sold, present, granted, after, before) => {
          const booked = pricedStay(booking, sold, granted)
          const longer = {
            ...booking,
            checkIn: addDays(booking.checkIn, -Math.min(before, nightsOf(first, booking.checkIn).length)),
            checkOut: addDays(booking.checkOut, after),
          }
          const { priced: extended, retained } = changeOfStay(booked, longer, present, granted)
          expect(retained).toBe(booked.total)
          expect(extended.total).toBeGreaterThanOrEqual(booked.total)
          const moved = extended.rooms.flatMap((room) =>
            room.nights.map(({ night, amount }) => {
              const isRetained = booking.checkIn <= night && night < booking.checkOut
              const price = (isRetained ? sold : present).prices[nightsOf(first, night).length] ?? 0
              return amount - (room.ratePlanId === 7 ? price : Math.round(price * 1.1))
            }),
          )
          expectRounding(moved, extended)
          const { priced: restored } = changeOfStay(extended, booking, dearer(present), granted)
          expect(restored.total).toBe(booked.total)
          expect(restored.rooms.map(({ total }) => total)).toEqual(booked.rooms.map(({ total }) => total))
          expect(restored.cancellation).toEqual(booked.cancellation)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('a guest who comes costs the present supplement, and leaving again restores the agreed price', () => {
    fc.assert(
      fc.property(stay, market, market, grant, (booking, sold, present, granted) => {
        const booked = pricedStay(booking, sold, granted)
        const more = {
          ...booking,
          rooms: booking.rooms.map((room, i) =>
            i === 0 ? { ...room, occupancy: { ...room.occupancy, adults: room.occupancy.adults + 1 } } : room,
          ),
        }
        const { priced: fuller, retained } = changeOfStay(booked, more, present, granted)
        expect(retained).toBe(booked.total)
        const meals = (one: PricedStay) => one.rooms.reduce((sum, { boardAmount }) => sum + boardAmount, 0)
        expect(meals(fuller) - meals(booked)).toBe(present.supplements.adult * booked.nights)
        expect(changeOfStay(fuller, booking, dearer(present), granted).priced.total).toBe(booked.total)
      }),
      { numRuns: 100 },
    )
  })

  test('the parts of a changed price add up to its total', () => {
    fc.assert(
      fc.property(stay, stay, market, market, grant, currency, (booking, other, sold, present, granted, of) => {
        const booked = pricedStay(booking, { ...sold, currency: of }, granted)
        const { priced: after } = changeOfStay(booked, other, { ...present, currency: of }, granted)
        expect(amountDue(after.plan)).toBe(after.total)
        const online = after.plan.filter(isOnline)
        expect(notCharged({ ...after, total: amountDue(online), plan: online })).toEqual([])
        const sum = (parts: { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0)
        const rooms = after.rooms.reduce((all, room) => {
          expect(room.total).toBe(sum(room.nights) + room.boardAmount - (room.discountAmount ?? 0) + sum(room.taxes))
          return all + room.total
        }, 0)
        const vatOfFees = sum(after.taxes) - after.rooms.reduce((all, room) => all + sum(room.taxes), 0)
        expect(vatOfFees).toBeGreaterThanOrEqual(0)
        expect(after.total).toBe(rooms + sum(after.fees) + vatOfFees)
        // VAT is that of the whole amount of its rate, never a sum of rounded parts.
        for (const { kind, base = 0, rateBasisPoints, amount } of after.taxes)
          if (kind === 'vat') expect(amount).toBe(vatInside(base + amount, rateBasisPoints))
        if (granted && granted.maxAmount !== null)
          expect(after.discount?.amount ?? 0).toBeLessThanOrEqual(granted.maxAmount)
        for (const { penalty } of after.cancellation.steps) expect(penalty).toBeLessThanOrEqual(after.total)
      }),
      { numRuns: 100 },
    )
  })

  test('a fee for the stay that the hotel has introduced since is not charged, one for a night only for added nights', () => {
    const booking = {
      checkIn: first,
      checkOut: addDays(first, 2),
      rooms: [{ ratePlanId: 7, occupancy: { adults: 2, childAges: [] } }],
    }
    const sold: Market = {
      currency: 'SAR',
      prices: Array.from({ length: 20 }, () => 10_000),
      supplements: { adult: 0, child: 0 },
      fees: [],
      vat: 0,
      cityFee: 0,
      windows: [],
    }
    const booked = pricedStay(booking, sold)
    const present = { ...sold, fees: [feeOf('stay', 5_000, 0), feeOf('night', 700, 1)] }
    const { priced: after } = changeOfStay(booked, { ...booking, checkOut: addDays(first, 3) }, present)
    expect(after.fees.map(({ code, amount }) => [code, amount])).toEqual([['fee-1', 700]])
    expect(after.total).toBe(30_700)
  })

  test('a booking of an earlier version, without its windows, keeps the terms that remained of it', () => {
    const booking = {
      checkIn: first,
      checkOut: addDays(first, 4),
      rooms: [{ ratePlanId: 7, occupancy: { adults: 2, childAges: [] } }],
    }
    const sold: Market = {
      currency: 'SAR',
      prices: Array.from({ length: 20 }, () => 10_000),
      supplements: { adult: 500, child: 0 },
      fees: [],
      vat: 1_500,
      cityFee: 500,
      windows: [{ fromHoursBeforeCheckIn: null, penalty: { percent: 50 } }],
    }
    const booked = pricedStay(booking, sold)
    const old = JSON.parse(
      JSON.stringify(booked, (key, value) => (key === 'windows' ? undefined : value)),
    ) as PricedStay
    const { priced: after } = changeOfStay(old, { ...booking, checkOut: addDays(first, 2) }, { ...sold, windows: [] })
    expect(after.total).toBe(booked.total / 2)
    expect(after.cancellation.steps).toEqual([{ from: null, penalty: Math.round(booked.total / 4) }])
  })
})
