import { expect, test } from 'vitest'
import { cancellationCost, unconfirmedOf } from '#domains/bookings/model/cancellation.ts'
import { bookingStatuses } from '#domains/bookings/model/shapes.ts'
import { accountedBooking } from '#test/accounted-booking.ts'

const cutOff = '2026-12-10T13:00:00.000Z'
const steps = [
  { from: null, penalty: 0 },
  { from: cutOff, penalty: 30_000 },
]
const booking = (facts: Partial<Parameters<typeof accountedBooking>[0]>) =>
  accountedBooking({ total: 90_000, steps, ...facts })
const before = new Date(Date.parse(cutOff) - 1)
const after = new Date(cutOff)

test('a penalty applies from its exact instant on', () => {
  const cost = (now: Date) => cancellationCost(booking({}), now)
  expect(cost(before)).toEqual({ penalty: 0, refund: 0, byHand: 0, due: 0 })
  expect(cost(after)).toEqual({ penalty: 30_000, refund: 0, byHand: 0, due: 30_000 })
})

test.each([
  [0, 0, 0, 0, 30_000],
  [10_000, 0, 0, 0, 20_000],
  [30_000, 0, 0, 0, 0],
  [90_000, 0, 60_000, 0, 0],
  // Paid in person or by transfer: covers the penalty first, because online payments can be refunded automatically.
  [0, 10_000, 0, 0, 20_000],
  [10_000, 10_000, 0, 0, 10_000],
  [10_000, 25_000, 5_000, 0, 0],
  [24_000, 66_000, 24_000, 36_000, 0],
])(
  'of %i paid online and %i recorded by hand, %i and %i are refunded and %i is due',
  (online, paidByHand, refund, byHand, due) => {
    const cost = cancellationCost(booking({ moved: { online, byHand: paidByHand } }), after)
    expect(cost).toEqual({ penalty: 30_000, refund, byHand, due })
  },
)

test('before the booking is confirmed cancelling is free and everything is refunded', () => {
  for (const status of bookingStatuses.filter((one) => one !== 'confirmed')) {
    const cost = cancellationCost(booking({ status, moved: { online: 50_000, byHand: 20_000 } }), after)
    expect(cost).toEqual({ penalty: 0, refund: 50_000, byHand: 20_000, due: 0 })
  }
})

test('a penalty is limited to the price', () => {
  const harsh = booking({ steps: [{ from: null, penalty: 100_000 }] })
  expect(cancellationCost(harsh, after).penalty).toBe(90_000)
})

test('a goodwill refund is not charged again', () => {
  const cost = (left: number, goodwill: number) =>
    cancellationCost(booking({ moved: { online: left + goodwill, goodwill } }), after)
  expect(cost(20_000, 10_000)).toEqual({ penalty: 30_000, refund: 0, byHand: 0, due: 0 })
  expect(cost(5_000, 10_000)).toEqual({ penalty: 30_000, refund: 0, byHand: 0, due: 15_000 })
  expect(cost(80_000, 10_000)).toEqual({ penalty: 30_000, refund: 50_000, byHand: 0, due: 0 })
})

test('an unconfirmed booking waits for its payment, the provider or its traveller, and costs nothing to cancel', () => {
  const waitsFor = bookingStatuses.map((status) => [status, unconfirmedOf({ status, question: null })])
  expect(waitsFor.filter(([, waited]) => waited)).toEqual([
    ['pending', 'payment'],
    ['waiting', 'provider'],
    ['waiting_user', 'payment'],
  ])
  expect(unconfirmedOf({ status: 'waiting_user', question: 'offer' })).toBe('offer')
  expect(unconfirmedOf({ status: 'waiting_user', question: 'document' })).toBe('provider')
  expect(unconfirmedOf({ status: 'confirmed', question: 'document' })).toBeNull()
})
