import { sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { Queryable, Signer } from '#domains/context.ts'
import { isoInstant } from '#domains/db.ts'
import type { giftCard } from '#domains/payments/gift-cards/schema.server.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'

/** Amounts in minor units. */
export type GiftCardRow = Pick<
  InferSelectModel<typeof giftCard>,
  'id' | 'lastFour' | 'currency' | 'expiresOn' | 'issuedBy' | 'holderName' | 'holderEmail' | 'note' | 'userId'
> & { issued: number; balance: number; issuedAt: string; blockedAt: string | null }

const columns = sql`c.id, c.last_four as "lastFour", c.currency, c.issued_minor as issued, c.balance_minor as balance,
  c.expires_on as "expiresOn", ${isoInstant(sql`c.issued_at`)} as "issuedAt", c.issued_by as "issuedBy", c.holder_name as "holderName",
  c.holder_email as "holderEmail", c.note, ${isoInstant(sql`c.blocked_at`)} as "blockedAt", c.user_id as "userId"`

/** Gift cards that match a condition on `c`, the last one first. */
export async function findGiftCards(db: Queryable, which: SQL, max: number): Promise<GiftCardRow[]> {
  const result = await db.execute<GiftCardRow>(sql`
    select ${columns} from gift_card c where ${which} order by c.id desc limit ${max}`)
  return result.rows
}

export async function findGiftCard(db: Queryable, which: SQL): Promise<GiftCardRow | null> {
  const [found] = await findGiftCards(db, which, 1)
  return found ?? null
}

/** The digest under which a code in its stored form is found. */
export function digestOfGiftCode(signer: Signer, code: string): string {
  return signer.digest('gift card', code)
}

/** The day of the provider, which gift cards expire by. */
export const giftCardDay = (now: Date): string => todayIn(siteTimeZone, now)

/**
 * Deducts an amount from the balance. False if the balance is less, or the card can no longer be used. Gift cards are
 * locked after all inventory and promotions, so that bookings cannot deadlock.
 */
export async function debitGiftCard(db: Queryable, id: number, amount: number, now: Date): Promise<boolean> {
  const debited = await db.execute(sql`
    update gift_card set balance_minor = balance_minor - ${amount}
    where id = ${id} and balance_minor >= ${amount} and blocked_at is null and expires_on >= ${giftCardDay(now)}::date`)
  return debited.rowCount === 1
}

/** Adds an amount that was held or refunded to the balance again, even if the card has expired or is blocked. */
export async function creditGiftCard(db: Queryable, id: number, amount: number): Promise<void> {
  await db.execute(sql`update gift_card set balance_minor = balance_minor + ${amount} where id = ${id}`)
}

/** Links a card to the account that adds or uses it; the first account stays. */
export async function linkGiftCard(db: Queryable, id: number, userId: string): Promise<void> {
  await db.execute(sql`update gift_card set user_id = ${userId} where id = ${id} and user_id is null`)
}

type NewGiftCard = Pick<
  GiftCardRow,
  'currency' | 'issued' | 'expiresOn' | 'issuedBy' | 'holderName' | 'holderEmail' | 'note'
> & { codeDigest: string; lastFour: string; now: Date }

/** Stores a new gift card; its balance is the issued amount, in minor units. */
export async function storeGiftCard(db: Queryable, card: NewGiftCard): Promise<GiftCardRow> {
  const result = await db.execute<GiftCardRow>(sql`
    insert into gift_card as c (code_digest, last_four, currency, issued_minor, balance_minor, expires_on, issued_at, issued_by,
      holder_name, holder_email, note)
    values (${card.codeDigest}, ${card.lastFour}, ${card.currency}, ${card.issued}, ${card.issued}, ${card.expiresOn},
      ${card.now.toISOString()}, ${card.issuedBy}, ${card.holderName}, ${card.holderEmail}, ${card.note})
    returning ${columns}`)
  return result.rows[0] as GiftCardRow
}

/** Blocks or unblocks a card, or changes its last day. Undefined leaves a value as it is. */
export async function changeGiftCard(
  db: Queryable,
  id: number,
  { blocked, expiresOn, now }: { blocked?: boolean | undefined; expiresOn?: string | undefined; now: Date },
): Promise<void> {
  const at =
    blocked === undefined ? sql`blocked_at` : blocked ? sql`coalesce(blocked_at, ${now.toISOString()})` : sql`null`
  await db.execute(sql`
    update gift_card set blocked_at = ${at}, expires_on = coalesce(${expiresOn ?? null}::date, expires_on) where id = ${id}`)
}
