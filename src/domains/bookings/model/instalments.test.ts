import { describe, expect, test } from 'vitest'
import { nextInstalment, payableNow, scheduleOf, type PayableBooking } from '#domains/bookings/model/instalments.ts'
import type { BookedPrice, BookedProduct } from '#domains/bookings/model/products/product.ts'

const instalments = [
  { due: null, amount: 300 },
  { due: '2027-01-10', amount: 400 },
  { due: '2027-02-10', amount: 300 },
]
const booked = (more: Partial<PayableBooking>): PayableBooking => ({
  status: 'confirmed',
  paymentType: 'prepay',
  paymentStatus: 'paid',
  gift: null,
  price: { total: 1000, dueLater: 700 } as BookedPrice,
  product: {
    kind: 'package',
    timeZone: 'Asia/Riyadh',
    priced: { currency: 'SAR', instalments },
  } as unknown as BookedProduct,
  received: 300,
  change: null,
  ...more,
})
// Riyadh is three hours ahead.
const on = (day: string) => new Date(`${day}T21:30:00Z`)

describe('the next payable amount', () => {
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
  ])('%s', (_, received, day, expected) => {
    expect(nextInstalment(booked({ received }), on(day))).toEqual(expected && { ...expected, change: null })
  })

  test('payments cover the earliest instalment first', () => {
    expect(scheduleOf(booked({ received: 450 })).map(({ paid }) => paid)).toEqual([300, 150, 0])
  })

  test.each([
    ['what is not paid yet is paid with its first part', { paymentStatus: 'unpaid', received: 0 }, 300],
    ['by goodwill something went back: the rest stays due', { paymentStatus: 'partly_refunded' }, 400],
    ['by goodwill all of it went back: the rest stays due, and no more', { paymentStatus: 'refunded' }, 400],
    ['paid on arrival', { paymentType: 'arrival', paymentStatus: 'unpaid', received: 0 }, undefined],
    ['another house is to be accepted first', { status: 'waiting_user' }, undefined],
    ['cancelled', { status: 'cancelled', paymentStatus: 'refunded' }, undefined],
    ['a stay', { product: { kind: 'stay', hotelId: 1, priced: {} } as BookedProduct }, undefined],
  ] as const)('%s', (_, more, amount) => {
    expect(payableNow(booked(more), false, on('2026-12-31'))?.amount).toBe(amount)
  })
})
