import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isLinkValid, readLink, signLink } from '#domains/bookings/access/booking-link.server.ts'
import { readSession } from '#domains/bookings/access/booking-session.server.ts'
import { createSigner } from '#server/security/tokens.ts'

const signer = createSigner('a secret for these tests only, long')
const ports = { signer, random: randomBytes }
const now = new Date('2026-12-01T09:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const sent = { reference: 'JTBRSYAZY', linkGeneration: 2 }
const open = { linkGeneration: 2, status: 'pending', toPay: true } as const

function link(purpose: Parameters<typeof signLink>[1]) {
  const found = readLink(signer, [purpose], signLink(ports, purpose, sent, now))
  if (!found) throw new Error('the link cannot be read')
  return found
}

test('two links of the same booking differ, and a token is read for its own purpose only', () => {
  const tokens = [1, 2].map(() => signLink(ports, 'payment-link', sent, now))
  expect(tokens[0]).not.toBe(tokens[1])
  expect(readLink(signer, ['document-link'], tokens[0] ?? '')).toBeNull()
  expect(readLink(signer, ['document-link', 'payment-link'], tokens[0] ?? '')).toMatchObject({
    purpose: 'payment-link',
    reference: 'JTBRSYAZY',
  })
})

test.for([
  ['no expiry', ['JTBRSYAZY', 2]],
  ['an expiry that is not a number', ['JTBRSYAZY', 2, 'never', 'nonce']],
] as const)('a signed token with %s opens nothing', ([, content]) => {
  for (const purpose of ['payment-link', 'booking-session'] as const)
    expect(readLink(signer, [purpose], signer.sign(purpose, content))).toBeNull()
  const headers = new Headers({ cookie: `booking=${signer.sign('booking-session', content)}` })
  expect(readSession(headers, { signer, secure: false, now })).toBeNull()
})

test.for([
  ['payment-link', 14 * 24],
  ['document-link', 14 * 24],
  ['payment-return', 48],
] as const)('a %s is valid for %i hours', ([purpose, hours]) => {
  expect(isLinkValid(link(purpose), open, later(hours - 0.01))).toBe(true)
  expect(isLinkValid(link(purpose), open, later(hours))).toBe(false)
})

test('every link of a revoked generation is invalid', () => {
  for (const purpose of ['payment-link', 'document-link', 'payment-return'] as const)
    expect(isLinkValid(link(purpose), { ...open, linkGeneration: 3 }, now)).toBe(false)
})

test('links end with their booking, and a link to pay when nothing is payable; a payer still sees the result', () => {
  const valid = (booking: Parameters<typeof isLinkValid>[1]) =>
    (['payment-link', 'document-link', 'payment-return'] as const).map((purpose) =>
      isLinkValid(link(purpose), booking, now),
    )
  expect(valid(open)).toEqual([true, true, true])
  expect(valid({ ...open, status: 'confirmed', toPay: false })).toEqual([false, true, true])
  for (const status of ['cancelled', 'expired', 'rejected', 'completed', 'no_show'] as const)
    expect([status, valid({ ...open, status })]).toEqual([status, [false, false, true]])
})
