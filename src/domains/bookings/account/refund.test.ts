import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry } from '#domains/bookings/account/account.ts'
import { giftUseOf, type UsedGiftCard } from '#domains/bookings/account/gift-use.ts'
import { splitRefund } from '#domains/bookings/account/refund.ts'
import { sumOf } from '#domains/shared/sum.ts'

const split = (left: number[], refund: number) =>
  splitRefund(
    left.map((one) => ({ left: one })),
    refund,
  ).map(({ returned, retained }) => [returned, retained])

test.each([
  [[100], 100, [[100, 0]]],
  [[100], 30, [[30, 70]]],
  [[100], 0, [[0, 100]]],
  // A penalty of 120: the first payment is retained, and a part of the second.
  [
    [100, 50, 40],
    70,
    [
      [0, 100],
      [30, 20],
      [40, 0],
    ],
  ],
  [
    [100, 50, 40],
    190,
    [
      [100, 0],
      [50, 0],
      [40, 0],
    ],
  ],
])('of payments of %j, a refund of %i returns the last ones first', (left, refund, parts) => {
  expect(split(left, refund)).toEqual(parts)
})

test('a refund is returned as a whole, the rest is retained, and only one payment is divided', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (left, percent) => {
      const refund = Math.round((sumOf(left) * percent) / 100)
      const parts = split(left, refund)
      expect(sumOf(parts.map(([returned = 0]) => returned))).toBe(refund)
      expect(parts.map(([returned = 0, retained = 0]) => returned + retained)).toEqual(left)
      expect(parts.filter(([returned = 0, retained = 0]) => returned > 0 && retained > 0).length).toBeLessThan(2)
    }),
  )
})

const paid: Entry = { kind: 'payment', source: 'gift_card', reason: null, amount: 300 }
const refund = (reason: 'changed' | 'cancelled', amount: number): Entry => ({
  kind: 'refund',
  source: 'gift_card',
  reason,
  amount: -amount,
})
const online: Entry = { kind: 'payment', source: 'online', reason: null, amount: 700 }
const held: Entry = { kind: 'hold', source: 'gift_card', reason: null, amount: 300 }

test.each<[UsedGiftCard['state'], Entry[], { amount: number; left: number }]>([
  ['held', [held], { amount: 300, left: 300 }],
  ['captured', [paid, online], { amount: 300, left: 300 }],
  ['captured', [paid, online, refund('changed', 100)], { amount: 200, left: 200 }],
  ['captured', [paid, refund('changed', 100), refund('cancelled', 150)], { amount: 200, left: 50 }],
  ['returned', [online], { amount: 300, left: 300 }],
])('a gift card that is %s pays what is %j', (state, entries, amounts) => {
  expect(giftUseOf({ state, lastFour: 'K7QX', used: 300 }, entries)).toEqual({ state, lastFour: 'K7QX', ...amounts })
})
