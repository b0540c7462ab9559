import { expect, test } from 'vitest'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { orderedTrips } from '#web/features/bookings/trips/trip-order.ts'

type Dates = Pick<BookingCard, 'reference' | 'order' | 'check_in' | 'check_out' | 'turn' | 'deadline_at'>

const booking = (reference: string, check_in: string, check_out: string, more: Partial<Dates> = {}) =>
  ({ reference, order: null, check_in, check_out, turn: null, deadline_at: null, ...more }) satisfies Dates

const references = (...bookings: Dates[]) =>
  orderedTrips(bookings as BookingCard[]).map((trip) => trip.map(({ reference }) => reference).join(' '))

test('a payment of today comes before a stay of January, and stays are in the order of their first days', () => {
  const january = booking('JANUARY', '2027-01-05', '2027-01-08')
  const february = booking('FEBRUARY', '2027-02-05', '2027-02-08')
  const held = booking('HELD', '2027-03-05', '2027-03-08', { turn: 'traveller', deadline_at: '2026-12-01T09:30:00Z' })
  expect(references(february, january, held)).toEqual(['HELD', 'JANUARY', 'FEBRUARY'])
})

test('a trip that waits for the provider does not come first', () => {
  const stay = booking('STAY', '2027-01-05', '2027-01-08')
  const requested = booking('REQUESTED', '2027-02-05', '2027-02-08', {
    turn: 'provider',
    deadline_at: '2026-12-01T09:30:00Z',
  })
  expect(references(stay, requested)).toEqual(['STAY', 'REQUESTED'])
})

test('a trip with an open payment comes first as a whole, with the payment on top', () => {
  const stay = booking('STAY', '2027-01-05', '2027-01-08')
  const car = booking('CAR', '2027-01-08', '2027-01-09', { turn: 'traveller', deadline_at: '2026-12-01T09:30:00Z' })
  expect(references(booking('OTHER', '2026-12-20', '2026-12-22'), stay, car)).toEqual(['CAR STAY', 'OTHER'])
})
