import { sql } from 'drizzle-orm'
import { err } from '#api/endpoint.ts'
import { bookingCardView } from '#domains/bookings/contract/views.server.ts'
import { findBooking, type BookingRow } from '#domains/bookings/model/queries.server.ts'
import type { Context, Traveller } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { selectionDigest, type ProductSelection } from '#domains/products/shared/selection.ts'

/**
 * The latest booking of an account for one of the same selections that is held until it is paid or answered, or
 * confirmed. Null if there is none.
 */
export async function findDuplicate(
  db: Queryable,
  { actor, selections, now }: { actor: Traveller; selections: ProductSelection[]; now: Date },
): Promise<BookingRow | null> {
  const digests = sql.param(selections.map(selectionDigest))
  const found = await db.execute<{ reference: string }>(sql`
    select reference from booking where user_id = ${actor.userId} and selection = any(${digests}::text[])
      and (status = 'confirmed' or status in ('pending', 'waiting', 'waiting_user') and deadline_at > ${now.toISOString()})
    order by id desc limit 1`)
  const [first] = found.rows
  return first ? findBooking(db, actor, first.reference) : null
}

/**
 * Returns `duplicate_booking` with the booking if the account has one for a selection. Locks the account, so that of
 * concurrent calls one books. Call it in the transaction that books, before inventory is taken.
 */
export async function duplicateError(
  { db, locale, now }: { db: Queryable } & Pick<Context, 'locale' | 'now'>,
  actor: Traveller,
  selections: ProductSelection[],
) {
  await db.execute(sql`select from "user" where id = ${actor.userId} for no key update`)
  const row = await findDuplicate(db, { actor, selections, now })
  return row && err('duplicate_booking', { data: bookingCardView(row, locale, now) })
}
