import { sql } from 'drizzle-orm'
import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import type { Context } from '#domains/context.ts'
import { readGiftCode } from '#domains/payments/gift-cards/code.ts'
import {
  digestOfGiftCode,
  findGiftCard,
  giftCardDay,
  type GiftCardRow,
} from '#domains/payments/gift-cards/cards.server.ts'
import { waitOfCode } from '#domains/promotions/grant.server.ts'

/** The usable gift card with a typed code, or why there is none. Wrong codes are limited together with promotion codes. */
export async function findUsableByCode(
  { db, ports, address, now }: Pick<Context, 'db' | 'ports' | 'address' | 'now'>,
  typed: string,
): Promise<Outcome<GiftCardRow, 'invalid_input' | 'too_many_requests'>> {
  const code = readGiftCode(typed)
  const card =
    code === null ? null : await findGiftCard(db, sql`c.code_digest = ${digestOfGiftCode(ports.signer, code)}`)
  const wait = await waitOfCode({ ports, address }, card !== null)
  if (wait !== null) return err('too_many_requests', { retryAfter: wait })
  if (card === null) return invalid('code', 'gift_card_unknown')
  const problem = problemOf(card, now)
  return problem === null ? done(card) : invalid('code', problem)
}

function problemOf({ blockedAt, expiresOn, balance }: GiftCardRow, now: Date): string | null {
  if (blockedAt !== null) return 'gift_card_blocked'
  if (expiresOn < giftCardDay(now)) return 'gift_card_expired'
  return balance === 0 ? 'gift_card_empty' : null
}
