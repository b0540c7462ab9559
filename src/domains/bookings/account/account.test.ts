import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountOf, type Entry } from '#domains/bookings/account/account.ts'

test('what was paid for an active booking is what the provider has of it, and what was given back as goodwill', () => {
  const source = fc.constantFrom('online', 'gift_card', 'by_hand')
  const reason = fc.constantFrom('changed', 'not_needed', 'outdated', 'goodwill')
  const received = fc.record({ source, reason, amount: fc.integer({ min: 1, max: 1_000 }), back: fc.nat(1_000) })
  fc.assert(
    fc.property(fc.array(received, { maxLength: 6 }), (payments) => {
      const entries = payments.flatMap(({ source, reason, amount, back }): Entry[] => [
        { kind: 'payment', source, reason: null, amount },
        // Goodwill goes back to a card only.
        {
          kind: 'refund',
          source,
          reason: source === 'by_hand' ? 'changed' : reason,
          amount: -Math.min(back, amount),
        },
      ])
      const { paid, refundable, byHand, goodwill } = accountOf([], entries)
      expect(paid).toBe(refundable + byHand + goodwill)
    }),
  )
})
