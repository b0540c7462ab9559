import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { priceDigest, quoteMinutes, signQuote, verifyQuote } from '#domains/products/shared/quote-token.server.ts'
import { selectionDigest, type ProductSelection } from '#domains/products/shared/selection.ts'
import { createSigner } from '#server/security/tokens.ts'

const signer = createSigner('a secret of the test')
const now = new Date('2026-12-01T09:00:00Z')
const stay = {
  kind: 'stay',
  hotelId: 7,
  checkIn: '2026-12-10',
  checkOut: '2026-12-12',
  rooms: ['5~2', '6~2-4'],
} as const
const selections: ProductSelection[] = [
  { ...stay, rooms: [...stay.rooms] },
  { kind: 'package', departureId: 3, party: ['2', '1'], sharing: 'quad', extras: ['4~1'] },
  { kind: 'service', optionId: 9, date: '2026-12-10', time: null, people: '2', days: 1, units: 1 },
]

test.each(selections)('the quote of a $kind is read from its token as it was signed', (selection) => {
  const { token, expires_at } = signQuote(signer, selection, { total: 100 }, now)
  const expiresAt = new Date(expires_at)
  expect(expiresAt.getTime() - now.getTime()).toBe(quoteMinutes * 60_000)
  expect(verifyQuote(signer, token)).toEqual({
    selection,
    quotedAt: now,
    expiresAt,
    digest: priceDigest({ total: 100 }),
  })
})

test('a token that is changed, of another purpose or of another shape is no quote', () => {
  const { token } = signQuote(signer, selections[0] as ProductSelection, { total: 100 }, now)
  expect(verifyQuote(signer, `${token.slice(0, -2)}xx`)).toBeNull()
  expect(verifyQuote(signer, signer.sign('cart', { selection: stay, at: 0, digest: '' }))).toBeNull()
  expect(verifyQuote(signer, signer.sign('quote', { selection: { kind: 'flight' }, at: 0, digest: '' }))).toBeNull()
})

test('a price differs from another by any line', () => {
  expect(priceDigest({ total: 100, lines: [1, 2] })).not.toBe(priceDigest({ total: 100, lines: [2, 1] }))
})

test('selections are equal in whatever order their rooms are, and carts find them under the stored digest', () => {
  const reversed: ProductSelection = { ...stay, rooms: stay.rooms.toReversed() }
  const canonical = JSON.stringify(['stay', 7, '2026-12-10', '2026-12-12', ['5~2', '6~2-4']])
  const digest = createHash('sha256').update(canonical).digest('base64url').slice(0, 22)
  expect(selections.slice(0, 1).map(selectionDigest)).toEqual([digest])
  expect(selectionDigest(reversed)).toBe(digest)
  expect(new Set(selections.map(selectionDigest)).size).toBe(3)
})
