import { expect, test } from 'vitest'
import { balanceOf, openPartsOf } from '#domains/bookings/contract/balance.ts'

const account = {
  status: 'confirmed' as const,
  paymentType: 'prepay' as const,
  totalMinor: 100_000,
  received: 100_000,
  recorded: 0,
  captured: 100_000,
  manualRefunds: 0,
  gift: null,
  cancelled: null,
}

test('a deposit leaves the rest due, and a goodwill refund does not become due again', () => {
  const deposit = { ...account, received: 30_000, captured: 30_000 }
  expect(balanceOf(deposit)).toEqual({ charged: 100_000, paid: 30_000, refunded: 0, due: 70_000 })
  expect(balanceOf({ ...account, captured: 90_000 })).toEqual({
    charged: 100_000,
    paid: 100_000,
    refunded: 10_000,
    due: 0,
  })
})

test('a cancelled booking costs its penalty: the refund is everything paid beyond it', () => {
  const cancelled = { penalty: 25_000, refund: 75_000, byHand: 0, due: 0 }
  expect(balanceOf({ ...account, status: 'cancelled', captured: 25_000, cancelled })).toEqual({
    charged: 25_000,
    paid: 100_000,
    refunded: 75_000,
    due: 0,
  })
})

test('of a payment by hand, the refund counts from the cancellation on, and once', () => {
  const cancelled = { penalty: 0, refund: 0, byHand: 40_000, due: 0 }
  const ended = { ...account, status: 'cancelled' as const, received: 40_000, recorded: 40_000, captured: 0, cancelled }
  expect(balanceOf(ended).refunded).toBe(40_000)
  expect(balanceOf({ ...ended, manualRefunds: 40_000 }).refunded).toBe(40_000)
})

test('a penalty that no payment covers is due', () => {
  const cancelled = { penalty: 25_000, refund: 0, byHand: 0, due: 25_000 }
  expect(balanceOf({ ...account, status: 'cancelled', received: 0, captured: 0, cancelled })).toEqual({
    charged: 25_000,
    paid: 0,
    refunded: 0,
    due: 25_000,
  })
})

test.each(['expired', 'rejected'] as const)('a booking that is %s costs nothing', (status) => {
  expect(balanceOf({ ...account, status, received: 0, captured: 0 })).toMatchObject({ charged: 0, due: 0 })
})

test('nothing is due after a stay that was paid at the hotel', () => {
  const arrival = { ...account, paymentType: 'arrival' as const, received: 0, captured: 0 }
  expect(balanceOf(arrival).due).toBe(100_000)
  expect(balanceOf({ ...arrival, status: 'completed' }).due).toBe(0)
})

test('what is too small to be charged is due in person, and anything else online', () => {
  const booking = {
    product: { kind: 'service' },
    paymentType: 'prepay',
    paymentStatus: 'paid',
    received: 1_000,
    price: { currency: 'SAR', total: 1_099, dueLater: 0 },
    gift: null,
  } as unknown as Parameters<typeof openPartsOf>[0]
  expect(openPartsOf(booking, 99)).toEqual({ online: [], onArrival: 99 })
  expect(openPartsOf(booking, 100)).toEqual({ online: [{ due: null, amount: 100 }], onArrival: 0 })
})
