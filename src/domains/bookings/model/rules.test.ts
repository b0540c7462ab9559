import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import {
  awaitsPayment,
  beginningOf,
  bookingCan,
  hasEnded,
  isOver,
  statusTable,
  answerDeadline,
} from '#domains/bookings/model/rules.ts'
import {
  activeStatuses,
  askableStatuses,
  endedStatuses,
  heldStatuses,
  payableStatuses,
  soldStatuses,
} from '#domains/bookings/model/statuses.server.ts'
import { paymentStatuses } from '#domains/payments/shapes.ts'
import { openPaymentStatuses, paidStatuses, unpaidStatuses } from '#domains/payments/statuses.server.ts'
import type { PaymentType, Supply } from '#domains/shared/shapes.ts'
import { bookingStatuses, type BookingStatus } from '#domains/bookings/model/shapes.ts'

/** The statuses from which a booking can get this one. */
const before = (to: BookingStatus) => bookingStatuses.filter((from) => bookingCan.move(from, to)).toSorted()

test('a booking is final once it is rejected, cancelled, completed or a no-show; only a late payment revives an expired one', () => {
  const next = (from: BookingStatus) => bookingStatuses.filter((to) => bookingCan.move(from, to))
  for (const status of ['rejected', 'cancelled', 'completed', 'no_show'] as const) expect(next(status)).toEqual([])
  expect(next('expired')).toEqual(['confirmed'])
  for (const status of bookingStatuses) expect(next(status)).not.toContain(status)
})

test('every booking that holds inventory can be confirmed, can expire and can be cancelled', () => {
  for (const to of ['confirmed', 'expired', 'cancelled'] as const)
    expect(before(to)).toEqual(expect.arrayContaining(['pending', 'waiting', 'waiting_user']))
  expect(before('expired')).toHaveLength(3)
})

test('only a request is rejected, only a confirmed booking is completed or a no-show, and none is paid or requested anew', () => {
  expect(before('rejected')).toEqual(['waiting', 'waiting_user'])
  expect(before('completed')).toEqual(['confirmed'])
  expect(before('no_show')).toEqual(['confirmed'])
  expect(before('pending')).toEqual([])
})

test('the traveller is asked about a request or a confirmed booking, and the answer leads back to the request', () => {
  expect(before('waiting_user')).toEqual(['confirmed', 'waiting'])
  expect(before('waiting')).toEqual(['waiting_user'])
  expect(before('cancelled')).toContain('confirmed')
})

test('inventory is held exactly while an answer or a payment is awaited, and sold once the booking is confirmed', () => {
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

test('a booking that ended holds no inventory', () => {
  for (const status of ['rejected', 'expired', 'cancelled'] as const) {
    expect(statusTable[status].stock).toBeNull()
  }
})

describe('a payment is awaited', () => {
  const paying = { status: 'pending', paymentType: 'prepay', paymentStatus: 'unpaid' } as const

  test.for(bookingStatuses)(
    'only for a booking that is pending, confirmed or waiting for the traveller: %s',
    (status) => {
      const awaited = ['pending', 'confirmed', 'waiting_user'].includes(status)
      expect(awaitsPayment({ ...paying, status }, false)).toBe(awaited)
      // An open offer has to be answered first.
      expect(awaitsPayment({ ...paying, status }, true)).toBe(awaited && status !== 'waiting_user')
      expect(awaitsPayment({ ...paying, status, paymentType: 'arrival' }, false)).toBe(false)
    },
  )

  test('until it is paid, and never again', () => {
    const awaited = paymentStatuses.filter((paymentStatus) => awaitsPayment({ ...paying, paymentStatus }, false))
    expect(awaited).toEqual(['unpaid', 'authorised', 'failed'])
  })
})

test.for<[Supply, PaymentType, number, number, ReturnType<typeof beginningOf>]>([
  ['own', 'prepay', 100, 0, { status: 'pending', paymentType: 'prepay' }],
  ['own', 'prepay', 100, 99, { status: 'pending', paymentType: 'prepay' }],
  ['own', 'prepay', 100, 100, { status: 'confirmed', paymentType: 'prepay' }],
  ['own', 'prepay', 0, 0, { status: 'confirmed', paymentType: 'arrival' }],
  ['own', 'arrival', 100, 0, { status: 'confirmed', paymentType: 'arrival' }],
  ['portal', 'prepay', 80, 0, { status: 'waiting', paymentType: 'prepay' }],
  ['portal', 'prepay', 0, 0, { status: 'waiting', paymentType: 'arrival' }],
])(
  'a booking with supply %s, payment type %s, %i due with it and %i of that on a gift card begins as %j',
  ([supply, chosen, first, gift, begins]) => {
    expect(beginningOf(supply, chosen, first, gift)).toEqual(begins)
  },
)

test('rejected, expired and cancelled bookings are over, as are completed ones and no-shows; all others are not', () => {
  expect(bookingStatuses.filter(hasEnded).toSorted()).toEqual(['cancelled', 'expired', 'rejected'])
  expect(bookingStatuses.filter((status) => isOver(status) !== hasEnded(status)).toSorted()).toEqual([
    'completed',
    'no_show',
  ])
})

const at = (text: string) => new Date(`2026-12-${text}:00Z`)

test.each<[string, string, string, string, number?]>([
  ['a day, if the stay is far ahead', '01T09:00', '20T13:00', '02T09:00'],
  ['two hours before check-in, if the stay begins tomorrow', '01T15:00', '02T13:00', '02T11:00'],
  ['at least an hour, if the stay begins today', '01T12:30', '01T13:00', '01T13:30'],
  ['an hour, if check-in has already begun', '01T18:00', '01T13:00', '01T19:00'],
  ['the specified number of hours', '01T09:00', '20T13:00', '04T09:00', 72],
  ['specified hours end two hours before check-in', '01T15:00', '02T13:00', '02T11:00', 72],
  ['specified hours leave at least one hour', '01T12:30', '01T13:00', '01T13:30', 72],
])('answer deadline: %s', (_, now, arrival, deadline, hours) => {
  expect(answerDeadline(at(now), at(arrival), hours)).toEqual(at(deadline))
})

test('the lists of statuses in SQL are those of the status table', () => {
  const statusesIn = (list: SQL) => (new PgDialect().sqlToQuery(list).sql.match(/\w+/g) ?? []).toSorted().join(' ')
  expect(statusesIn(endedStatuses)).toBe('cancelled expired rejected')
  expect(statusesIn(heldStatuses)).toBe('pending waiting waiting_user')
  expect(statusesIn(activeStatuses)).toBe('confirmed pending waiting waiting_user')
  expect(statusesIn(soldStatuses)).toBe('completed confirmed no_show')
  expect(statusesIn(payableStatuses)).toBe('confirmed pending waiting_user')
  expect(statusesIn(askableStatuses)).toBe('confirmed waiting')
  expect(statusesIn(paidStatuses)).toBe('paid partly_refunded refunded')
  expect(statusesIn(unpaidStatuses)).toBe('failed unpaid')
  expect(statusesIn(openPaymentStatuses)).toBe('authorised unpaid')
})
