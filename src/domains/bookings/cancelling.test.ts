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
  const cost = (now: Date) =>
    cancellationCost({ status: 'confirmed', priced, captured: 0, recorded: 0, goodwill: 0 }, now)
  expect(cost(before)).toEqual({ penalty: 0, refund: 0, byHand: 0, due: 0 })
  expect(cost(after)).toEqual({ penalty: 30_000, refund: 0, byHand: 0, due: 30_000 })
})

test.each([
  [0, 0, 0, 0, 30_000],
  [10_000, 0, 0, 0, 20_000],
  [30_000, 0, 0, 0, 0],
  [90_000, 0, 60_000, 0, 0],
  // In person or by transfer: kept first, for what was paid online can go back by itself.
  [0, 10_000, 0, 0, 20_000],
  [10_000, 10_000, 0, 0, 10_000],
  [10_000, 25_000, 5_000, 0, 0],
  [24_000, 66_000, 24_000, 36_000, 0],
])(
  'of %i paid online and %i by hand, %i and %i are returned and %i is due',
  (captured, recorded, refund, byHand, due) => {
    const cost = cancellationCost({ status: 'confirmed', priced, captured, recorded, goodwill: 0 }, after)
    expect(cost).toEqual({ penalty: 30_000, refund, byHand, due })
  },
)

test('before both sides have agreed cancelling costs nothing and everything is returned', () => {
  for (const status of bookingStatuses.filter((one) => one !== 'confirmed')) {
    const cost = cancellationCost({ status, priced, captured: 50_000, recorded: 20_000, goodwill: 0 }, after)
    expect(cost).toEqual({ penalty: 0, refund: 50_000, byHand: 20_000, due: 0 })
  }
})

test('no penalty is more than the price', () => {
  const steps = [{ from: null, penalty: 100_000 }]
  const harsh = { ...priced, cancellation: { ...priced.cancellation, steps } }
  expect(
    cancellationCost({ status: 'confirmed', priced: harsh, captured: 0, recorded: 0, goodwill: 0 }, after).penalty,
  ).toBe(90_000)
})

test('what went back by goodwill is not asked for again', () => {
  const cost = (captured: number, goodwill: number) =>
    cancellationCost({ status: 'confirmed', priced, captured, recorded: 0, goodwill }, after)
  expect(cost(20_000, 10_000)).toEqual({ penalty: 30_000, refund: 0, byHand: 0, due: 0 })
  expect(cost(5_000, 10_000)).toEqual({ penalty: 30_000, refund: 0, byHand: 0, due: 15_000 })
  expect(cost(80_000, 10_000)).toEqual({ penalty: 30_000, refund: 50_000, byHand: 0, due: 0 })
})
