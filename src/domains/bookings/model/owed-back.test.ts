import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf } from '#domains/bookings/contract/balance.ts'
import { cancellationCost } from '#domains/bookings/model/cancellation.ts'
import { owedBack, type MoneyOfBooking } from '#domains/bookings/model/owed-back.ts'

const paid: MoneyOfBooking = {
  status: 'confirmed',
  total: 230_661,
  received: 575_173,
  captured: 0,
  recorded: 575_173,
  manualRefunds: 0,
  cancelled: null,
}
const cancelled = (penalty: number) => ({ penalty, refund: 0, byHand: 0, due: 0 })

test.each<[string, Partial<MoneyOfBooking>, { byHand: number; online: number }]>([
  ['what was paid at the hotel for nights that were given up', {}, { byHand: 344_512, online: 0 }],
  [
    'the rest of it, after a part was returned',
    { received: 475_173, recorded: 475_173 },
    { byHand: 244_512, online: 0 },
  ],
  ['nothing after it was returned', { received: 230_661, recorded: 230_661 }, { byHand: 0, online: 0 }],
  [
    'what was paid twice, online and at the hotel',
    { received: 461_322, captured: 230_661, recorded: 230_661 },
    { byHand: 230_661, online: 0 },
  ],
  [
    'what was paid online beyond a reduced price',
    { received: 300_000, captured: 300_000, recorded: 0 },
    { byHand: 0, online: 69_339 },
  ],
  [
    'nothing that was returned as goodwill',
    { received: 230_661, captured: 100_000, recorded: 0 },
    { byHand: 0, online: 0 },
  ],
  [
    'of a price that fell after goodwill, only what is left',
    { total: 50_000, received: 230_661, captured: 100_000, recorded: 0 },
    { byHand: 0, online: 100_000 },
  ],
  [
    'all but the penalty of a cancelled booking',
    { status: 'cancelled', cancelled: cancelled(75_173) },
    { byHand: 500_000, online: 0 },
  ],
  [
    'what is left of it',
    { status: 'cancelled', cancelled: cancelled(75_173), manualRefunds: 400_000 },
    { byHand: 100_000, online: 0 },
  ],
  [
    'all of a rejected booking',
    { status: 'rejected', captured: 9_000, recorded: 0, received: 9_000 },
    { byHand: 0, online: 9_000 },
  ],
  [
    'nothing beyond the price of a guest who did not come',
    { status: 'no_show', received: 230_661, recorded: 230_661 },
    { byHand: 0, online: 0 },
  ],
])('owed is %s', (_, values, expected) => {
  expect(owedBack({ ...paid, ...values })).toEqual(expected)
})

test('a booking owes exactly what it has beyond its cost, never has an amount due at the same time, and owes nothing once that is returned', () => {
  const minor = fc.integer({ min: 0, max: 100_000 })
  const statuses = fc.constantFrom('confirmed' as const, 'completed' as const, 'cancelled' as const, 'expired' as const)
  fc.assert(
    fc.property(
      statuses,
      minor,
      minor,
      minor,
      minor,
      minor,
      (status, total, online, goodwillOf, recorded, penaltyOf) => {
        const goodwill = Math.min(online, goodwillOf)
        const captured = online - goodwill
        const price = {
          currency: 'SAR',
          total,
          dueLater: 0,
          payment: 'both' as const,
          cancellation: { kind: 'partial' as const, freeUntil: null, steps: [{ from: null, penalty: penaltyOf }] },
        }
        const cost = cancellationCost({ status: 'confirmed', price, captured, recorded, goodwill }, new Date())
        const hasCost = status === 'cancelled'
        const money: MoneyOfBooking = {
          status,
          total,
          received: online + recorded,
          // The end of a booking requests its refunds of online payments.
          captured: hasCost ? captured - cost.refund : captured,
          recorded,
          manualRefunds: 0,
          cancelled: hasCost ? cost : null,
        }
        const { byHand, online: toCard } = owedBack(money)
        const held = money.captured + recorded
        const costs = status === 'cancelled' ? cost.penalty : status === 'expired' ? 0 : Math.max(0, total - goodwill)
        expect(byHand + toCard).toBe(Math.max(0, held - costs))
        if (hasCost) expect({ byHand, toCard }).toEqual({ byHand: cost.byHand, toCard: 0 })
        const { due } = balanceOf({ ...money, totalMinor: total, paymentType: 'prepay', gift: null })
        expect(Math.min(due, byHand + toCard)).toBe(0)
        const isActive = status === 'confirmed' || status === 'completed'
        const returned = isActive
          ? { received: money.received - byHand - toCard, recorded: recorded - byHand }
          : { manualRefunds: byHand }
        expect(owedBack({ ...money, ...returned, captured: money.captured - toCard })).toEqual({ byHand: 0, online: 0 })
      },
    ),
    { numRuns: 500 },
  )
})
