import { expect, test } from 'vitest'
import { cancellationCost } from '#domains/bookings/cancelling.ts'
import { bookingStatuses } from '#domains/bookings/shapes.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'

const cutOff = '2026-12-10T13:00:00.000Z'
const priced = {
  total: 90_000,
  cancellation: {
    kind: 'free',
    freeUntil: cutOff,
    steps: [
      { from: null, penalty: 0 },
      { from: cutOff, penalty: 30_000 },
    ],
  },
} as unknown as PricedStay
const before = new Date(Date.parse(cutOff) - 1)
const after = new Date(cutOff)

test('the penalty counts from its very instant', () => {
  const cost = (now: Date) => cancellationCost({ status: 'confirmed', priced }, 0, now)
  expect(cost(before)).toEqual({ penalty: 0, refund: 0, due: 0 })
  expect(cost(after)).toEqual({ penalty: 30_000, refund: 0, due: 30_000 })
})

test.each([
  [0, 0, 30_000],
  [10_000, 0, 20_000],
  [30_000, 0, 0],
  [90_000, 60_000, 0],
])('of %i paid, %i is returned and %i is due', (captured, refund, due) => {
  expect(cancellationCost({ status: 'confirmed', priced }, captured, after)).toEqual({ penalty: 30_000, refund, due })
})

test('before both sides have agreed cancelling costs nothing and everything is returned', () => {
  for (const status of bookingStatuses.filter((one) => one !== 'confirmed')) {
    expect(cancellationCost({ status, priced }, 50_000, after)).toEqual({ penalty: 0, refund: 50_000, due: 0 })
  }
})

test('no penalty is more than the price', () => {
  const steps = [{ from: null, penalty: 100_000 }]
  const harsh = { ...priced, cancellation: { ...priced.cancellation, steps } }
  expect(cancellationCost({ status: 'confirmed', priced: harsh }, 0, after).penalty).toBe(90_000)
})
