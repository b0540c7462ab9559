import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaymentSchedule } from '#domains/cart/answers.ts'
import { moyasarAmounts } from '#integrations/currencies.ts'
import { onlineOf, payAfterGift, shareGift, splitAfterGift, type OnlineParts } from '#domains/cart/gift-shares.ts'

const now = (minor: number): OnlineParts => ({ now: minor, afterAnswer: 0, later: 0 })
const sar = (minor: number) => ({ minor, currency: 'SAR' })
const amount = fc.nat(5_000_000)
const parts = fc.record({ now: amount, afterAnswer: amount, later: amount })
const sumOf = ({ now: first, afterAnswer, later }: OnlineParts) => first + afterAnswer + later

describe('a gift card', () => {
  test('pays bookings of an order in proportion, and each wholly once it covers all', () => {
    expect(shareGift(sar(50_000), [now(30_000), now(70_000)])).toEqual([15_000, 35_000])
    expect(shareGift(sar(100_000), [now(30_000), now(70_000)])).toEqual([30_000, 70_000])
    expect(shareGift(sar(250_000), [now(30_000), now(70_000)])).toEqual([30_000, 70_000])
  })

  test('pays what is due now before what the provider has to confirm, and instalments last', () => {
    const request = { now: 0, afterAnswer: 40_000, later: 0 }
    const travelPackage = { now: 30_000, afterAnswer: 0, later: 70_000 }
    expect(shareGift(sar(20_000), [request, travelPackage])).toEqual([0, 20_000])
    expect(shareGift(sar(50_000), [request, travelPackage])).toEqual([20_000, 30_000])
    expect(shareGift(sar(90_000), [request, travelPackage])).toEqual([40_000, 50_000])
  })

  test('leaves of each booking an amount that can be charged', () => {
    const kwd = { minor: 12_345, currency: 'KWD' }
    expect(shareGift(kwd, [now(30_000), now(70_010)])).toEqual([3_700, 8_640])
    expect(shareGift({ ...kwd, minor: 999_999 }, [now(30_000), now(70_010)])).toEqual([30_000, 70_010])
  })

  test('leaves no rest that is too small to be charged', () => {
    expect(shareGift(sar(169_700), [now(169_740)])).toEqual([169_640])
    expect(shareGift(sar(169_640), [now(169_740)])).toEqual([169_640])
    expect(shareGift(sar(169_740), [now(169_740)])).toEqual([169_740])
    const charged = fc.integer({ min: 100, max: 400 })
    fc.assert(
      fc.property(
        fc.nat(2_400),
        fc.array(fc.record({ now: charged, afterAnswer: fc.constant(0), later: charged }), {
          minLength: 1,
          maxLength: 3,
        }),
        (gift, bookings) => {
          const shares = shareGift(sar(gift), bookings)
          const isCharged = (rest: number) => rest === 0 || moyasarAmounts.charges('SAR', rest)
          const restNow = bookings.map((one, i) => Math.max(0, one.now - (shares[i] ?? 0)))
          // What is due now is one payment.
          expect(isCharged(restNow.reduce((sum, rest) => sum + rest, 0))).toBe(true)
          for (const [i, one] of bookings.entries()) {
            expect(isCharged(sumOf(one) - Math.max(one.now, shares[i] ?? 0))).toBe(true)
          }
          // What was accepted is distributed in the same way.
          expect(shareGift(sar(shares.reduce((sum, share) => sum + share, 0)), bookings)).toEqual(shares)
        },
      ),
    )
  })

  test('never pays more than its amount, nor more of a booking than is paid online', () => {
    fc.assert(
      fc.property(amount, fc.array(parts, { minLength: 1, maxLength: 8 }), (gift, bookings) => {
        const shares = shareGift(sar(gift), bookings)
        const online = bookings.reduce((sum, one) => sum + sumOf(one), 0)
        const unused = Math.min(gift, online) - shares.reduce((sum, one) => sum + one, 0)
        expect(unused).toBeGreaterThanOrEqual(0)
        // Less than a riyal of each part.
        expect(unused).toBeLessThan(100 * 3 * bookings.length)
        for (const [i, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(sumOf(bookings[i] ?? now(0)))
        }
      }),
    )
  })
})

test('the amounts due are reduced by exactly what the gift card pays, the earliest first', () => {
  const instalments = [
    { due: '2027-01-01', amount: sar(200) },
    { due: '2027-02-01', amount: sar(500) },
  ]
  const paid: PaymentSchedule = {
    now: sar(300),
    after_answer: sar(0),
    later: sar(700),
    instalments,
    on_arrival: sar(50),
  }
  expect(payAfterGift(paid, 400)).toEqual({
    ...paid,
    now: sar(0),
    later: sar(600),
    instalments: [
      { due: '2027-01-01', amount: sar(100) },
      { due: '2027-02-01', amount: sar(500) },
    ],
  })
  expect(payAfterGift(paid, 600)).toMatchObject({ later: sar(400), instalments: [{ amount: sar(400) }] })
  const split = { now: sar(300), later: instalments }
  expect(splitAfterGift(split, 400)).toEqual({
    now: sar(0),
    later: [
      { due: '2027-01-01', amount: sar(100) },
      { due: '2027-02-01', amount: sar(500) },
    ],
  })
  expect(splitAfterGift({ now: sar(300), on_arrival: sar(50) }, 100)).toEqual({ now: sar(200), on_arrival: sar(50) })
  fc.assert(
    fc.property(parts, amount, (online, gift) => {
      const before = {
        now: sar(online.now),
        after_answer: sar(online.afterAnswer),
        later: sar(online.later),
        instalments: [{ due: '2027-01-01', amount: sar(online.later) }],
        on_arrival: sar(9),
      }
      const after = onlineOf(payAfterGift(before, gift))
      expect(sumOf(online) - sumOf(after)).toBe(Math.min(gift, sumOf(online)))
    }),
  )
})
