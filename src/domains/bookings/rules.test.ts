import { describe, expect, test } from 'vitest'
import { bookingCan, groupOf, statusTable } from '#domains/bookings/rules.ts'
import { bookingStatuses, type BookingStatus } from '#domains/bookings/shapes.ts'

/** The life of a booking as the product describes it, written out once more so that no line of it slips. */
const allowed: Record<BookingStatus, BookingStatus[]> = {
  pending: ['confirmed', 'expired', 'cancelled'],
  waiting: ['confirmed', 'rejected', 'waiting_user', 'expired', 'cancelled'],
  waiting_user: ['waiting', 'confirmed', 'cancelled', 'expired'],
  confirmed: ['waiting_user', 'cancelled', 'completed', 'no_show'],
  rejected: [],
  expired: [],
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
