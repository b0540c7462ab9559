import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accountOfBooking,
  nextInstalment,
  openInstalment,
  payableNow,
  scheduleOf,
} from '#domains/bookings/model/booking-account.ts'
import { cancellationCost } from '#domains/bookings/model/cancellation.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import { accountedBooking } from '#test/accounted-booking.ts'

type Booking = Parameters<typeof accountedBooking>[0]
const account = (facts: Omit<Booking, 'total'> & { total?: number }) =>
  accountOfBooking(accountedBooking({ total: 100_000, ...facts }))

describe('the cost of a booking, what was paid, and what is due', () => {
  test('a deposit leaves the rest due, and a goodwill refund does not become due again', () => {
    expect(account({ moved: { online: 30_000 } })).toMatchObject({
      charged: 100_000,
      paid: 30_000,
      refunded: 0,
      due: 70_000,
    })
    expect(account({ moved: { online: 100_000, goodwill: 10_000 } })).toMatchObject({
      charged: 100_000,
      paid: 100_000,
      refunded: 10_000,
      refundable: 90_000,
      due: 0,
    })
  })

  test('a cancelled booking costs its penalty: the refund is everything paid beyond it', () => {
    const cancelled = { penalty: 25_000, refund: 75_000, byHand: 0, due: 0 }
    expect(
      account({ status: 'cancelled', cancelled, moved: { online: 100_000, returnedOnline: 75_000 } }),
    ).toMatchObject({
      charged: 25_000,
      paid: 100_000,
      refunded: 75_000,
      due: 0,
    })
  })

  test('of a payment by hand, the refund counts from the cancellation on, and once', () => {
    const cancelled = { penalty: 0, refund: 0, byHand: 40_000, due: 0 }
    const ended = { status: 'cancelled' as const, cancelled }
    for (const moved of [{ byHand: 40_000 }, { byHand: 40_000, returnedByHand: 40_000 }]) {
      const { refunded, owed } = account({ ...ended, moved })
      expect(refunded + owed.byHand).toBe(40_000)
    }
  })

  test('a penalty that no payment covers is due', () => {
    const cancelled = { penalty: 25_000, refund: 0, byHand: 0, due: 25_000 }
    expect(account({ status: 'cancelled', cancelled })).toMatchObject({
      charged: 25_000,
      paid: 0,
      refunded: 0,
      due: 25_000,
    })
  })

  test.each(['expired', 'rejected'] as const)('a booking that is %s costs nothing', (status) => {
    expect(account({ status })).toMatchObject({ charged: 0, due: 0 })
  })

  test('nothing is due after a stay that was paid at the hotel', () => {
    expect(account({ paymentType: 'arrival', paymentStatus: 'unpaid' }).due).toBe(100_000)
    expect(account({ paymentType: 'arrival', paymentStatus: 'unpaid', status: 'completed' }).due).toBe(0)
  })

  test('what is too small to be charged is due in person, and anything else online', () => {
    expect(account({ moved: { online: 99_901 } }).open).toEqual([{ due: 'arrival', amount: 99 }])
    expect(account({ moved: { online: 99_900 } }).open).toEqual([{ due: 'booking', amount: 100 }])
  })

  test('what a gift card holds is neither paid nor due', () => {
    expect(account({ paymentStatus: 'unpaid', moved: { held: 30_000 } })).toMatchObject({
      paid: 0,
      held: 30_000,
      due: 70_000,
      refundable: 0,
    })
  })

  test('after a payment by hand instead of the first one online, the rest is paid by hand', () => {
    expect(account({ paymentStatus: 'unpaid', moved: { byHand: 20_000 } }).open).toEqual([
      { due: 'arrival', amount: 80_000 },
    ])
  })
})

describe('what is owed to the guest', () => {
  const cancelled = (penalty: number) => ({ penalty, refund: 0, byHand: 0, due: 0 })
  const atHotel = { byHand: 575_173 }
  test.each<[string, Partial<Booking>, { byHand: number; online: number }]>([
    ['what was paid at the hotel for nights that were given up', { moved: atHotel }, { byHand: 344_512, online: 0 }],
    [
      'the rest of it, after a part was returned',
      { moved: { ...atHotel, returnedByHandByChange: 100_000 } },
      { byHand: 244_512, online: 0 },
    ],
    [
      'nothing after it was returned',
      { moved: { ...atHotel, returnedByHandByChange: 344_512 } },
      { byHand: 0, online: 0 },
    ],
    [
      'what was paid twice, online and at the hotel',
      { moved: { online: 230_661, byHand: 230_661 } },
      { byHand: 230_661, online: 0 },
    ],
    ['what was paid online beyond a reduced price', { moved: { online: 300_000 } }, { byHand: 0, online: 69_339 }],
    [
      'nothing that was returned as goodwill',
      { moved: { online: 230_661, goodwill: 130_661 } },
      { byHand: 0, online: 0 },
    ],
    [
      'of a price that fell after goodwill, only what is left',
      { total: 50_000, moved: { online: 230_661, goodwill: 130_661 } },
      { byHand: 0, online: 100_000 },
    ],
    [
      'all but the penalty of a cancelled booking',
      { status: 'cancelled', cancelled: cancelled(75_173), moved: atHotel },
      { byHand: 500_000, online: 0 },
    ],
    [
      'what is left of it',
      { status: 'cancelled', cancelled: cancelled(75_173), moved: { ...atHotel, returnedByHand: 400_000 } },
      { byHand: 100_000, online: 0 },
    ],
    ['all of a rejected booking', { status: 'rejected', moved: { online: 9_000 } }, { byHand: 0, online: 9_000 }],
    [
      'nothing beyond the price of a guest who did not come',
      { status: 'no_show', moved: { online: 230_661 } },
      { byHand: 0, online: 0 },
    ],
  ])('%s', (_, facts, expected) => {
    expect(account({ total: 230_661, ...facts }).owed).toEqual(expected)
  })

  test('it is exactly what was paid beyond the cost, never beside an amount due, and nothing once that is returned', () => {
    const minor = fc.integer({ min: 0, max: 100_000 })
    const statuses = fc.constantFrom(
      'confirmed' as const,
      'completed' as const,
      'cancelled' as const,
      'expired' as const,
    )
    fc.assert(
      fc.property(statuses, minor, minor, minor, minor, minor, (status, total, online, goodwillOf, byHand, penalty) => {
        const goodwill = Math.min(online, goodwillOf)
        const steps = [{ from: null, penalty }]
        const cost = cancellationCost(
          accountedBooking({ total, steps, moved: { online, goodwill, byHand } }),
          new Date(),
        )
        const isCancelled = status === 'cancelled'
        // The end of a booking requests its refunds of online payments.
        const moved = { online, goodwill, byHand, returnedOnline: isCancelled ? cost.refund : 0 }
        const facts = { status, total, cancelled: isCancelled ? cost : null }
        const { owed, due, refundable } = account({ ...facts, moved })
        const costs = isCancelled ? cost.penalty : status === 'expired' ? 0 : Math.max(0, total - goodwill)
        expect(owed.byHand + owed.online).toBe(Math.max(0, refundable + byHand - costs))
        if (isCancelled) expect(owed).toEqual({ byHand: cost.byHand, online: 0 })
        if (isCancelled) expect(due).toBe(cost.due)
        expect(Math.min(due, owed.byHand + owed.online)).toBe(0)
        const isActive = status === 'confirmed' || status === 'completed'
        const returned = isActive
          ? { returnedByChange: owed.online, returnedByHandByChange: owed.byHand }
          : { returnedOnline: moved.returnedOnline + owed.online, returnedByHand: owed.byHand }
        expect(account({ ...facts, moved: { ...moved, ...returned } }).owed).toEqual({ byHand: 0, online: 0 })
      }),
      { numRuns: 500 },
    )
  })
})

describe('the next payable amount', () => {
  const plan = [
    { due: 'booking', amount: 300 },
    { due: '2027-01-10', amount: 400 },
    { due: '2027-02-10', amount: 300 },
  ]
  const booked = (facts: Partial<Booking>) => ({
    ...accountedBooking({ total: 1000, plan, moved: { online: 300 }, ...facts }),
    change: null,
  })
  // Riyadh is three hours ahead.
  const on = (day: string) => new Date(`${day}T21:30:00Z`)

  test.each([
    ['before its day: the next alone, early', 300, '2026-12-31', { amount: 400, after: 300, due: '2027-01-10' }],
    [
      'on the day after midnight there: overdue, still alone',
      300,
      '2027-01-10',
      { amount: 400, after: 300, due: '2027-01-10' },
    ],
    ['two are due: both', 300, '2027-02-09', { amount: 700, after: 300, due: '2027-01-10' }],
    [
      'one is paid in part at the reception: its rest',
      450,
      '2026-12-31',
      { amount: 250, after: 450, due: '2027-01-10' },
    ],
    [
      'a rest that cannot be charged is paid with the next instalment',
      650,
      '2026-12-31',
      { amount: 350, after: 650, due: '2027-02-10' },
    ],
    ['a rest of all that cannot be charged is not paid online', 901, '2027-02-10', null],
    ['the smallest amount that is charged', 900, '2027-01-31', { amount: 100, after: 900, due: '2027-02-10' }],
    ['two are paid', 700, '2027-01-31', { amount: 300, after: 700, due: '2027-02-10' }],
    ['all is paid', 1000, '2027-01-31', null],
    ['more than all is paid', 1200, '2027-01-31', null],
  ])('%s', (_, online, day, expected) => {
    expect(nextInstalment(booked({ moved: { online } }), on(day))).toEqual(expected && { ...expected, change: null })
  })

  test.each([
    ['the first is due until its day, whatever the date is', 300, { due: '2027-01-10', amount: 400 }],
    ['one is paid in part', 450, { due: '2027-01-10', amount: 250 }],
    ['a rest that cannot be charged is due with the next', 650, { due: '2027-02-10', amount: 350 }],
    ['a rest of all that cannot be charged is not', 901, null],
    ['what is missing of the first payment is due with an instalment', 100, { due: '2027-01-10', amount: 600 }],
  ])('the open instalment: %s', (_, online, expected) => {
    expect(openInstalment(booked({ moved: { online } }))).toEqual(expected)
  })

  test('payments cover the earliest instalment first', () => {
    expect(scheduleOf(booked({ moved: { online: 450 } })).map(({ paid }) => paid)).toEqual([300, 150, 0])
  })

  test.each<[string, Partial<Booking>, number | undefined]>([
    ['what is not paid yet is paid with its first part', { paymentStatus: 'unpaid', moved: {} }, 300],
    ['less what a gift card holds', { paymentStatus: 'unpaid', moved: { held: 100 } }, 200],
    ['by goodwill something went back: the rest stays due', { paymentStatus: 'partly_refunded' }, 400],
    ['by goodwill all of it went back: the rest stays due, and no more', { paymentStatus: 'refunded' }, 400],
    ['paid on arrival', { paymentType: 'arrival', paymentStatus: 'unpaid', moved: {} }, undefined],
    ['another hotel is to be accepted first', { status: 'waiting_user' }, undefined],
    ['cancelled', { status: 'cancelled', paymentStatus: 'refunded' }, undefined],
    [
      'a stay',
      {
        product: {
          kind: 'stay',
          hotelId: 1,
          priced: {
            currency: 'SAR',
            total: 1000,
            plan: [],
            rooms: [],
            fees: [],
            taxes: [],
            cancellation: { steps: [] },
          },
        } as unknown as BookedProduct,
      },
      undefined,
    ],
  ])('%s', (_, facts, amount) => {
    expect(payableNow(booked(facts), false, on('2026-12-31'))?.amount).toBe(amount)
  })
})
