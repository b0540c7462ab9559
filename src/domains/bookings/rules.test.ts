import { describe, expect, test } from 'vitest'
import {
  awaitsPayment,
  beginningOf,
  bookingCan,
  groupOf,
  hasEnded,
  isOver,
  paymentToTell,
  statusTable,
} from '#domains/bookings/rules.ts'
import { paymentStatuses } from '#domains/payments/shapes.ts'
import type { PaymentType, Supply } from '#domains/stays/shapes.ts'
import { bookingStatuses, type BookingStatus } from '#domains/bookings/shapes.ts'

/** The life of a booking as the product describes it, written out once more so that no line of it slips. */
const allowed: Record<BookingStatus, BookingStatus[]> = {
  pending: ['confirmed', 'expired', 'cancelled'],
  waiting: ['confirmed', 'rejected', 'waiting_user', 'expired', 'cancelled'],
  waiting_user: ['waiting', 'confirmed', 'rejected', 'cancelled', 'expired'],
  confirmed: ['waiting_user', 'cancelled', 'completed', 'no_show'],
  rejected: [],
  // A payment that arrives late may find the rooms still there.
  expired: ['confirmed'],
  cancelled: [],
  completed: [],
  no_show: [],
}

describe('every way from every status', () => {
  for (const from of bookingStatuses) {
    for (const to of bookingStatuses) {
      const may = allowed[from].includes(to)
      test(`${from} → ${to} is ${may ? 'allowed' : 'forbidden'}`, () => {
        expect(bookingCan.move(from, to)).toBe(may)
      })
    }
  }
})

test('rooms are held exactly while somebody must answer, and sold once it is agreed', () => {
  for (const status of bookingStatuses) {
    const { stock, turn } = statusTable[status]
    expect(stock === 'held').toBe(turn !== null)
  }
  expect(bookingStatuses.filter((status) => statusTable[status].stock === 'sold')).toEqual([
    'confirmed',
    'completed',
    'no_show',
  ])
})

test('a booking that ended holds nothing and is in the cancelled list whatever its dates', () => {
  for (const status of ['rejected', 'expired', 'cancelled'] as const) {
    expect(statusTable[status].stock).toBeNull()
    expect(groupOf({ status, checkOut: '2030-01-01' }, '2026-12-01')).toBe('cancelled')
  }
})

describe('a payment is awaited', () => {
  const paying = { status: 'pending', paymentType: 'prepay', paymentStatus: 'unpaid' } as const

  test.for(bookingStatuses)('of a booking that is %s', (status) => {
    const awaited = ['pending', 'confirmed', 'waiting_user'].includes(status)
    expect(awaitsPayment({ ...paying, status }, false)).toBe(awaited)
    // An offer is answered first.
    expect(awaitsPayment({ ...paying, status }, true)).toBe(awaited && status !== 'waiting_user')
    expect(awaitsPayment({ ...paying, status, paymentType: 'arrival' }, false)).toBe(false)
  })

  test('until it is paid, and never again', () => {
    const awaited = paymentStatuses.filter((paymentStatus) => awaitsPayment({ ...paying, paymentStatus }, false))
    expect(awaited).toEqual(['unpaid', 'authorised', 'failed'])
  })
})

test.for<[Supply, PaymentType, number, number, ReturnType<typeof beginningOf>]>([
  ['own', 'prepay', 100, 0, { status: 'pending', paymentType: 'prepay' }],
  ['own', 'prepay', 100, 100, { status: 'confirmed', paymentType: 'arrival' }],
  ['own', 'prepay', 0, 0, { status: 'confirmed', paymentType: 'arrival' }],
  ['own', 'arrival', 100, 0, { status: 'confirmed', paymentType: 'arrival' }],
  ['portal', 'prepay', 100, 20, { status: 'waiting', paymentType: 'prepay' }],
  ['portal', 'prepay', 0, 0, { status: 'waiting', paymentType: 'arrival' }],
])(
  '%s, chosen %s, %i in all and %i of it on the spot begins as %j',
  ([supply, chosen, total, dueAtProperty, begins]) => {
    expect(beginningOf(supply, chosen, { total, dueAtProperty })).toEqual(begins)
  },
)

describe('how a payment stands is told while it says something', () => {
  test.each([
    ['confirmed', 'arrival', 'unpaid', 'arrival'],
    ['waiting', 'arrival', 'unpaid', 'arrival'],
    ['completed', 'arrival', 'unpaid', null],
    ['no_show', 'arrival', 'unpaid', null],
    ['cancelled', 'arrival', 'unpaid', null],
    ['pending', 'prepay', 'unpaid', 'unpaid'],
    ['pending', 'prepay', 'failed', 'failed'],
    ['expired', 'prepay', 'unpaid', null],
    ['rejected', 'prepay', 'failed', null],
    ['expired', 'prepay', 'authorised', 'authorised'],
    ['cancelled', 'prepay', 'refunded', 'refunded'],
    ['cancelled', 'prepay', 'paid', 'paid'],
    ['completed', 'prepay', 'paid', 'paid'],
    // Paid online first, and on arrival from then on.
    ['cancelled', 'arrival', 'partly_refunded', 'partly_refunded'],
  ] as const)('%s, %s, %s: %s', (status, paymentType, paymentStatus, told) => {
    expect(paymentToTell({ status, paymentType, paymentStatus })).toBe(told)
  })
})

test('what has ended is over, and so is what took place; of anything else something is still to come', () => {
  expect(bookingStatuses.filter(hasEnded).toSorted()).toEqual(['cancelled', 'expired', 'rejected'])
  expect(bookingStatuses.filter((status) => isOver(status) !== hasEnded(status)).toSorted()).toEqual([
    'completed',
    'no_show',
  ])
})
