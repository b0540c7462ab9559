import type { Signer } from '#domains/context.ts'
import type { GrantedDiscount } from '#domains/shared/discount.ts'
import { quoteMinutes } from '#domains/products/shared/quote-token.server.ts'

/** A line as it was displayed: digests of the selection and of its price, the total, and the discount. */
type AcceptedLine = { id: number; selection: string; price: string; total: number; discount?: GrantedDiscount }

/** A whole cart as it was displayed at one moment. */
export type Acceptance = { lines: AcceptedLine[]; quotedAt: Date; expiresAt: Date }

/** Signs the displayed cart; the token is valid for `quoteMinutes` from `now`. */
export function signAcceptance(signer: Signer, lines: AcceptedLine[], now: Date): { token: string; expiresAt: Date } {
  const flat = lines.map(({ id, selection, price, total, discount }) => [id, selection, price, total, discount ?? null])
  return { token: signer.sign('cart', [now.getTime(), flat]), expiresAt: expiryOf(now.getTime()) }
}

/** Null for a token that we did not sign. The caller must check whether it has expired. */
export function verifyAcceptance(signer: Signer, token: string): Acceptance | null {
  const value = signer.verify('cart', token)
  if (!Array.isArray(value)) return null
  const [at, flat] = value as [number, [number, string, string, number, (GrantedDiscount | null)?][]]
  const lines = flat.map(([id, selection, price, total, discount]) => ({
    id,
    selection,
    price,
    total,
    ...(discount && { discount }),
  }))
  return { lines, quotedAt: new Date(at), expiresAt: expiryOf(at) }
}

function expiryOf(at: number): Date {
  return new Date(at + quoteMinutes * 60_000)
}
