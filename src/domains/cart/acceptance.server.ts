import type { Seal } from '#domains/context.ts'
import { quoteMinutes } from '#domains/stays/quote.server.ts'

/** A line as it was shown: what was selected, and what exactly it cost. */
type AcceptedLine = { id: number; selection: string; price: string; total: number }

/** A whole cart as it was shown, at one moment. */
export type Acceptance = { lines: AcceptedLine[]; quotedAt: Date; expiresAt: Date }

export function sealAcceptance(seal: Seal, lines: AcceptedLine[], now: Date): { token: string; expiresAt: Date } {
  const flat = lines.map(({ id, selection, price, total }) => [id, selection, price, total])
  return { token: seal.seal('cart', [now.getTime(), flat]), expiresAt: expiryOf(now.getTime()) }
}

/** Null for a token that is not ours. Its time may have passed: that is for the caller to say. */
export function openAcceptance(seal: Seal, token: string): Acceptance | null {
  const value = seal.open('cart', token)
  if (!Array.isArray(value)) return null
  const [at, flat] = value as [number, [number, string, string, number][]]
  const lines = flat.map(([id, selection, price, total]) => ({ id, selection, price, total }))
  return { lines, quotedAt: new Date(at), expiresAt: expiryOf(at) }
}

function expiryOf(at: number): Date {
  return new Date(at + quoteMinutes * 60_000)
}
