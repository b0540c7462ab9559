import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { GiftUseState } from '#domains/bookings/account/gift-use.ts'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { creditGiftCard, debitGiftCard, linkGiftCard } from '#domains/payments/gift-cards/cards.server.ts'
import { writeLedger } from '#domains/payments/ledger.server.ts'
import { sumOf } from '#domains/shared/sum.ts'
import type { Locale } from '#i18n/locale.ts'

// A gift card is locked after all inventory and promotions, by bookings and by what ends them, so that they cannot
// deadlock.

type Payer = { cardId: number; userId: string | null; now: Date }

/**
 * Holds amounts of a gift card for the bookings of one checkout; a booking with the amount 0 has none. Returns false if
 * the card has not enough or can no longer be used; the caller must then roll back. Run in the transaction that books.
 */
export async function holdGift(
  db: Queryable,
  bookings: { id: number; amount: number }[],
  { cardId, userId, now }: Payer,
): Promise<boolean> {
  const used = bookings.filter((booking) => booking.amount > 0)
  const amount = sumOf(used.map((booking) => booking.amount))
  if (amount === 0) return true
  if (!(await debitGiftCard(db, cardId, amount, now))) return false
  await db.execute(sql`
    insert into gift_use (booking_id, card_id, amount_minor, state, at)
    select b.id, ${cardId}, b.amount, 'held', ${now.toISOString()}
    from unnest(${sql.param(used.map(({ id }) => id))}::bigint[], ${sql.param(used.map((booking) => booking.amount))}::int[]) as b (id, amount)`)
  if (userId !== null) await linkGiftCard(db, cardId, userId)
  return true
}

type HeldRow = { bookingId: number; amount: number; userId: string | null; currency: string; locale: Locale }

/**
 * Captures what is held for bookings that are confirmed, as one payment, whose id it returns; null if nothing is held.
 * Their first payment is complete with it. Run in the transaction that confirms them.
 * @param reference of the booking, or of the order if several are confirmed together
 */
export async function captureGift(
  db: Queryable,
  bookingIds: number[],
  { reference, now }: { reference: string; now: Date },
): Promise<string | null> {
  const at = now.toISOString()
  const ids = sql.param(bookingIds)
  const held = await db.execute<HeldRow>(sql`
    select g.booking_id as "bookingId", g.amount_minor as amount, b.user_id as "userId", b.currency, b.locale
    from gift_use g join booking b on b.id = g.booking_id
    where g.booking_id = any(${ids}::bigint[]) and g.state = 'held' order by g.booking_id`)
  const [first] = held.rows
  if (!first) return null
  const id = randomUUID()
  const amount = sumOf(held.rows.map((one) => one.amount))
  await db.execute(sql`
    with made as (
      insert into payment (id, reference, user_id, provider, amount_minor, currency, captured_minor, status, locale, expires_at,
        created_at, updated_at, paid_at)
      values (${id}, ${reference}, ${first.userId}, 'gift_card', ${amount}, ${first.currency}, ${amount}, 'paid', ${first.locale},
        ${at}, ${at}, ${at}, ${at})
      returning id
    )
    insert into payment_move (payment_id, at, actor, from_status, to_status) select id, ${at}, 'gift_card', null, 'paid' from made`)
  await db.execute(sql`
    with used as (
      update gift_use set state = 'captured', payment_id = ${id} where booking_id = any(${ids}::bigint[]) and state = 'held'
      returning booking_id, amount_minor
    ), paid as (
      update booking set payment_status = 'paid', updated_at = ${at} where id in (select booking_id from used)
    )
    insert into booking_payment (payment_id, booking_id, amount_minor) select ${id}, booking_id, amount_minor from used`)
  const captured = { id: `capture:${id}`, of: { paymentId: id }, amount, currency: first.currency }
  await writeLedger(db, { ...captured, to: 'provider:gift_card', from: 'guests', at: now })
  return id
}

/** Returns what is held for a booking to the card. Changes nothing if nothing is held. */
export async function returnGift(db: Queryable, bookingId: number): Promise<void> {
  const returned = await db.execute<{ cardId: number; amount: number }>(sql`
    update gift_use set state = 'returned' where booking_id = ${bookingId} and state = 'held'
    returning card_id as "cardId", amount_minor as amount`)
  for (const { cardId, amount } of returned.rows) await creditGiftCard(db, cardId, amount)
}

/** Holds again what was returned when a booking expired, because it was paid late. False if the card cannot pay it. */
export async function retakeGift(db: Queryable, bookingId: number, now: Date): Promise<boolean> {
  const result = await db.execute<{ cardId: number; amount: number }>(sql`
    update gift_use set state = 'held' where booking_id = ${bookingId} and state = 'returned'
    returning card_id as "cardId", amount_minor as amount`)
  const [use] = result.rows
  return !use || debitGiftCard(db, use.cardId, use.amount, now)
}

/**
 * Reduces what is held for a booking whose price has fallen to the amount that it still needs. Returns the amount to
 * credit to the card, which the caller does after all inventory is taken; null if nothing changes.
 */
export async function reduceGift(
  db: Queryable,
  bookingId: number,
  needed: number,
): Promise<{ cardId: number; amount: number } | null> {
  const reduced = await db.execute<{ cardId: number; amount: number }>(sql`
    with before as (
      select booking_id, amount_minor from gift_use where booking_id = ${bookingId} and state = 'held' and amount_minor > ${needed}
    )
    update gift_use g set amount_minor = case when ${needed}::int > 0 then ${needed}::int else g.amount_minor end,
      state = case when ${needed}::int > 0 then 'held' else 'returned' end
    from before where g.booking_id = before.booking_id
    returning g.card_id as "cardId", (before.amount_minor - ${needed}::int) as amount`)
  return reduced.rows[0] ?? null
}

type GiftUseRow = { reference: string; amount: number; state: GiftUseState; refunded: number; at: string }

/** The bookings that a gift card pays, the last one first. */
export async function findGiftUses(db: Queryable, cardId: number): Promise<GiftUseRow[]> {
  const result = await db.execute<GiftUseRow>(sql`
    select b.reference, g.amount_minor as amount, g.state, ${isoInstant(sql`g.at`)} as at,
      (select coalesce(sum(r.amount_minor), 0)::int from refund r
       where r.payment_id = g.payment_id and r.reference = b.reference and r.done_at is not null) as refunded
    from gift_use g join booking b on b.id = g.booking_id where g.card_id = ${cardId} order by g.at desc, g.booking_id desc limit 500`)
  return result.rows
}
