import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountOf, type Entry } from '#domains/bookings/account/account.ts'
import { folioOf } from '#domains/bookings/account/folio.ts'

type Folio = Parameters<typeof folioOf>[0][number]

const charge = (amount: number, reason: string | null = null): Folio => ({ kind: 'charge', reason, amount })
const payment = (amount: number): Folio => ({ kind: 'payment', reason: null, amount })
const refund = (amount: number, reason: string): Folio => ({ kind: 'refund', reason, amount: -amount })
const balances = (entries: Folio[]) => folioOf(entries).map(({ balance }) => balance)

test('a folio has the balance after each entry: to be paid, settled, then to be returned', () => {
  expect(balances([charge(300), charge(45), payment(200), payment(145), charge(-100, 'changed')])).toEqual([
    300, 345, 145, 0, -100,
  ])
  expect(balances([charge(100), payment(100), payment(-100)])).toEqual([100, 0, 100])
})

test('goodwill is not due again, and the end of the booking returns only what is left', () => {
  const entries = [
    charge(100),
    payment(100),
    refund(20, 'goodwill'),
    charge(-100, 'cancelled'),
    charge(30, 'cancelled'),
  ]
  expect(folioOf(entries).map(({ charged, paid, balance }) => [charged, paid, balance])).toEqual([
    [100, 0, 100],
    [0, 100, 0],
    [-20, -20, 0],
    [-100, 0, -80],
    [30, 0, -50],
  ])
  expect(balances([...entries, refund(50, 'cancelled')]).at(-1)).toBe(0)
})

test('a payment that revives an expired booking is no longer what is to be returned', () => {
  expect(balances([charge(100), charge(-100, 'expired'), payment(100), charge(100, 'reopened')])).toEqual([
    100, 0, -100, 0,
  ])
})

test('the last balance is what the account says is due or owed', () => {
  const amount = fc.integer({ min: 1, max: 1_000 })
  const received = fc.record({ amount, back: fc.double({ min: 0, max: 1, noNaN: true }), goodwill: fc.boolean() })
  fc.assert(
    fc.property(amount, fc.array(received, { maxLength: 5 }), fc.option(amount), (total, payments, penalty) => {
      const entries = payments.flatMap(({ amount: paid, back, goodwill }): Entry[] => {
        const returned = Math.floor(paid * back)
        return [
          { kind: 'payment', source: 'online', reason: null, amount: paid },
          { kind: 'refund', source: 'online', reason: goodwill ? 'goodwill' : 'changed', amount: -returned },
        ]
      })
      const ended = penalty !== null
      const charged = ended ? penalty : total
      const account = accountOf([{ due: 'arrival', amount: charged }], [chargeOf(charged), ...entries], { ended })
      const lines = ended ? [charge(total), charge(-total, 'cancelled'), charge(penalty, 'cancelled')] : [charge(total)]
      const folio = ended ? [charge(total), ...entries, ...lines.slice(1)] : [...lines, ...entries]
      const owed = account.owed.online + account.owed.byHand
      expect(folioOf(folio).at(-1)?.balance).toBe(account.due - owed)
    }),
  )
})

function chargeOf(amount: number): Entry {
  return { kind: 'charge', source: 'penalty', reason: null, amount }
}
