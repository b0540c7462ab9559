import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import type { Booked } from '#domains/bookings/state/features.ts'
import { allOrNothing } from '#domains/db.ts'
import type { Action, Queryable } from '#domains/context.ts'

// A promotion is locked after all inventory, by bookings and by what ends them, so that they cannot deadlock.

/**
 * Takes one use of the promotion for new bookings that have its discount; none for bookings without one. Refuses if the
 * promotion was ended, grants another discount now or has no use left, in total or for the account.
 */
export async function takePromotionUse(
  { db, now }: Pick<Action, 'db' | 'now'>,
  { bookings, userId }: Booked,
): Promise<'no_use_left' | void> {
  const discounted = bookings.flatMap(({ id, product }) => {
    const { discount } = factsOfProduct(product)
    return discount ? [{ id, discount }] : []
  })
  const [first] = discounted
  if (!first) return
  const { promotionId, basisPoints, maxAmount } = first.discount
  const asGranted = sql`rate_basis_points is not distinct from ${basisPoints}::int and amount is not distinct from ${maxAmount}::int`
  if (!(await countUse(db, promotionId, userId, asGranted))) return 'no_use_left'
  await db.execute(sql`
    with used as (
      insert into promotion_use (promotion_id, user_id, at, bookings)
      values (${promotionId}, ${userId}, ${now.toISOString()}, ${discounted.length}) returning id
    )
    insert into promotion_booking (booking_id, use_id)
    select b.id, used.id from used, unnest(${sql.param(discounted.map(({ id }) => id))}::bigint[]) as b (id)`)
}

/** Counts one more use if the limits allow it; else the caller must roll back what may have been counted. */
async function countUse(
  db: Queryable,
  promotionId: number,
  userId: string | null,
  asGranted = sql`true`,
): Promise<boolean> {
  const counted = await db.execute(sql`
    with person as (
      insert into promotion_person (promotion_id, user_id, uses)
      select p.id, ${userId}, 1 from promotion p where p.id = ${promotionId} and ${userId}::text is not null
      on conflict (promotion_id, user_id) do update set uses = promotion_person.uses + 1
      where promotion_person.uses < (select coalesce(p.max_per_person, 2147483647) from promotion p where p.id = excluded.promotion_id)
      returning promotion_id
    )
    update promotion set uses = uses + 1
    where id = ${promotionId} and offered and ${asGranted} and (max_uses is null or uses < max_uses)
      and (${userId}::text is null or exists (select from person))`)
  return counted.rowCount === 1
}

/**
 * Gives back the use of a booking that ended before its confirmation, once it is the last such booking of its checkout.
 * Changes nothing for a booking without one. Run in the transaction that ends the booking.
 */
export async function returnPromotionUse(db: Queryable, bookingId: number, now: Date): Promise<void> {
  await db.execute(sql`
    with returned as (
      update promotion_booking set returned_at = ${now.toISOString()}
      where booking_id = ${bookingId} and returned_at is null returning use_id
    ), used as (
      update promotion_use set bookings = bookings - 1 where id in (select use_id from returned)
      returning promotion_id, user_id, bookings
    ), person as (
      update promotion_person p set uses = p.uses - 1 from used
      where used.bookings = 0 and p.promotion_id = used.promotion_id and p.user_id = used.user_id
      returning p.promotion_id
    )
    update promotion set uses = uses - 1
    where id in (select promotion_id from used where bookings = 0)
      -- Locks the row of the account first, as \`countUse\` does.
      and (select count(*) from person) >= 0`)
}

/** Takes the use of an expired booking again, which was paid late. Returns false if none is left, and changes nothing. */
export async function retakePromotionUse(db: Queryable, bookingId: number): Promise<boolean> {
  const result = await db.execute<{ id: number; promotionId: number; userId: string | null; bookings: number }>(sql`
    select u.id, u.promotion_id as "promotionId", u.user_id as "userId", u.bookings
    from promotion_booking b join promotion_use u on u.id = b.use_id
    where b.booking_id = ${bookingId} and b.returned_at is not null for update of u`)
  const [use] = result.rows
  if (!use) return true
  const { promotionId, userId } = use
  const counted = await allOrNothing(db, async (tx) =>
    use.bookings > 0 || (await countUse(tx, promotionId, userId)) ? done(null) : err('sold_out'),
  )
  if (!counted.ok) return false
  await db.execute(sql`
    with used as (update promotion_use set bookings = bookings + 1 where id = ${use.id})
    update promotion_booking set returned_at = null where booking_id = ${bookingId}`)
  return true
}
