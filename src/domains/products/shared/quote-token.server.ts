import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Signer } from '#domains/context.ts'
import { productSelection, type ProductSelection } from '#domains/products/shared/selection.ts'

export const quoteMinutes = 15

/** A quote as its token carries it. */
export type Quote<Selection extends ProductSelection = ProductSelection> = {
  selection: Selection
  quotedAt: Date
  expiresAt: Date
  /** The digest of the quoted price. */
  digest: string
}

const payload = z.object({ selection: productSelection, at: z.number(), digest: z.string() })

/** Signs the price of a selection, which is valid for `quoteMinutes` from `now`. */
export function signQuote(
  signer: Signer,
  selection: ProductSelection,
  priced: object,
  now: Date,
): { token: string; expires_at: string } {
  const content: z.input<typeof payload> = { selection, at: now.getTime(), digest: priceDigest(priced) }
  return { token: signer.sign('quote', content), expires_at: expiryOf(content.at).toISOString() }
}

/** Returns null for a token that this site has not signed. The quote can be expired: the caller checks `expiresAt`. */
export function verifyQuote(signer: Signer, token: string): Quote | null {
  const read = payload.safeParse(signer.verify('quote', token))
  if (!read.success) return null
  const { selection, at, digest } = read.data
  return { selection, quotedAt: new Date(at), expiresAt: expiryOf(at), digest }
}

/** Two prices with the same digest are the same to the traveller: every line, fee, instalment and deadline. */
export function priceDigest(priced: object): string {
  return createHash('sha256').update(JSON.stringify(priced)).digest('base64url').slice(0, 22)
}

function expiryOf(at: number): Date {
  return new Date(at + quoteMinutes * 60_000)
}
