import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moyasarAmounts } from '#integrations/currencies.ts'
import { shareGift } from '#domains/cart/gift-shares.ts'
import { amountDue, isFirst, planOf, type PlanPart } from '#domains/shared/plan.ts'

const now = (minor: number): PlanPart[] => [{ due: 'booking', amount: minor }]
const sar = (minor: number) => ({ minor, currency: 'SAR' })
const amount = fc.nat(5_000_000)
const plan = (first: fc.Arbitrary<number>, answer: fc.Arbitrary<number>, later: fc.Arbitrary<number>) =>
  fc.tuple(first, answer, later).map(([booking, after, dated]) =>
    planOf([
      { due: 'booking', amount: booking },
      { due: 'answer', amount: after },
      { due: '2027-01-01', amount: dated },
    ]),
  )

describe('a gift card', () => {
  test('pays bookings of an order in proportion, and each wholly once it covers all', () => {
    expect(shareGift(sar(50_000), [now(30_000), now(70_000)])).toEqual([15_000, 35_000])
    expect(shareGift(sar(100_000), [now(30_000), now(70_000)])).toEqual([30_000, 70_000])
    expect(shareGift(sar(250_000), [now(30_000), now(70_000)])).toEqual([30_000, 70_000])
  })

  test('pays what is due now before what the provider has to confirm, and instalments last', () => {
    const request = [{ due: 'answer', amount: 40_000 }]
    const travelPackage = [...now(30_000), { due: '2027-01-01', amount: 70_000 }, { due: 'arrival', amount: 99 }]
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
        fc.array(plan(charged, fc.constant(0), charged), { minLength: 1, maxLength: 3 }),
        (gift, bookings) => {
          const shares = shareGift(sar(gift), bookings)
          const isCharged = (rest: number) => rest === 0 || moyasarAmounts.charges('SAR', rest)
          const restNow = bookings.map((one, i) => Math.max(0, amountDue(one, isFirst) - (shares[i] ?? 0)))
          // What is due now is one payment.
          expect(isCharged(restNow.reduce((sum, rest) => sum + rest, 0))).toBe(true)
          for (const [i, one] of bookings.entries()) {
            expect(isCharged(amountDue(one) - Math.max(amountDue(one, isFirst), shares[i] ?? 0))).toBe(true)
          }
          // What was accepted is distributed in the same way.
          expect(shareGift(sar(shares.reduce((sum, share) => sum + share, 0)), bookings)).toEqual(shares)
        },
      ),
    )
  })

  test('never pays more than its amount, nor more of a booking than is paid online', () => {
    fc.assert(
      fc.property(amount, fc.array(plan(amount, amount, amount), { minLength: 1, maxLength: 8 }), (gift, bookings) => {
        const shares = shareGift(sar(gift), bookings)
        const online = bookings.reduce((sum, one) => sum + amountDue(one), 0)
        const unused = Math.min(gift, online) - shares.reduce((sum, one) => sum + one, 0)
        expect(unused).toBeGreaterThanOrEqual(0)
        // Less than a riyal of each part.
        expect(unused).toBeLessThan(100 * 3 * bookings.length)
        for (const [i, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(amountDue(bookings[i] ?? []))
        }
      }),
    )
  })
})
