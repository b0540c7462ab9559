import { sql } from 'drizzle-orm'
import { err } from '#api/endpoint.ts'
import { cachedSettings, findTermsVersion } from '#domains/content/queries.server.ts'
import type { Context, Ports, Queryable, Traveller } from '#domains/context.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'
import { bookingCardView } from '#domains/bookings/contract/views.server.ts'
import { findBooking, type BookingOfPage } from '#domains/bookings/state/shown-bookings.server.ts'
import { holdMinutes } from '#domains/bookings/model/rules.ts'
import { activeStatuses, heldStatuses } from '#domains/bookings/model/statuses.server.ts'
import { paidStatuses } from '#domains/payments/statuses.server.ts'
import { selectionDigest, type ProductSelection } from '#domains/products/shared/selection.ts'

/**
 * Returns `too_many_unpaid` if the account would have more upcoming bookings paid on arrival than the setting
 * `limits` allows. Bookings that were changed to online payment and are not paid yet count too, so that nobody can
 * block a hotel's rooms without paying. Locks the account, so that concurrent bookings are counted one after the other.
 * Call it in the transaction that books, before inventory is taken.
 * @param requested number of bookings about to be made
 */
export async function onArrivalLimitError(
  { db, ports, now }: { db: Queryable; ports: Ports; now: Date },
  { userId, paymentType, requested = 1 }: { userId: string; paymentType: PaymentType; requested?: number },
) {
  if (paymentType !== 'arrival') return null
  const { limits } = await cachedSettings({ db, ports })
  if (limits.open_arrivals === 0) return null
  const [, open] = await Promise.all([
    db.execute(sql`select from "user" where id = ${userId} for no key update`),
    // Sent together with the lock; the database runs it once the account is locked.
    db.execute<{ n: number }>(sql`
      select count(*)::int as n from booking where user_id = ${userId}
        and (payment_type = 'arrival' and status in ${activeStatuses}
          or status = 'confirmed' and payment_status not in ${paidStatuses}) and check_out >= ${now.toISOString()}::timestamptz::date`),
  ])
  return (open.rows[0]?.n ?? 0) + requested > limits.open_arrivals ? err('too_many_unpaid') : null
}

/** Maximum number of waiting bookings per account, for an answer or for payment, because they hold inventory. */
const maxWaiting = 20
/** Limit of an account's requests and unpaid bookings, ended ones too: a burst, then one every twelve minutes. */
const requestRule = { burst: maxWaiting, perHour: 5 }

/** Seconds until the account can make `requested` more bookings that hold inventory; null if it can make them now. */
export async function waitBeforeRequest(
  { db, actor, ports, now }: Context & { actor: Traveller },
  requested = 1,
): Promise<number | null> {
  const waiting = await db.execute<{ n: number }>(
    sql`select count(*) as n from booking where user_id = ${actor.userId} and status in ${heldStatuses}
      and (deadline_at is null or deadline_at > ${now.toISOString()})`,
  )
  if ((waiting.rows[0]?.n ?? 0) + requested > maxWaiting) return 3600
  for (let i = 0; i < requested; i++) {
    const wait = await ports.limit(`request:${actor.userId}`, requestRule)
    if (wait !== null) return wait
  }
  return null
}

/** The latest held or confirmed booking of an account for one of the same selections; null if there is none. */
export async function findDuplicate(
  db: Queryable,
  { actor, selections, now }: { actor: Traveller; selections: ProductSelection[]; now: Date },
): Promise<BookingOfPage | null> {
  const digests = sql.param(selections.map(selectionDigest))
  const result = await db.execute<{ reference: string }>(sql`
    select reference from booking where user_id = ${actor.userId} and selection = any(${digests}::text[])
      and (status = 'confirmed' or status in ${heldStatuses} and deadline_at > ${now.toISOString()})
    order by id desc limit 1`)
  const [first] = result.rows
  return first ? findBooking(db, actor, first.reference) : null
}

/**
 * A booking that is held until it is paid, otherwise one of the latest order, if that is not older than a hold: what the
 * traveller has just booked when the cart is empty. Null if there is none.
 */
export async function findJustBooked(db: Queryable, actor: Traveller, now: Date): Promise<BookingOfPage | null> {
  const result = await db.execute<{ reference: string }>(sql`
    select reference from booking where user_id = ${actor.userId}
      and (status = 'pending' and deadline_at > ${now.toISOString()}
        or order_id is not null and status in ${activeStatuses}
          and created_at > ${now.toISOString()}::timestamptz - make_interval(mins => ${holdMinutes}))
    order by (status = 'pending') desc, id desc limit 1`)
  const [first] = result.rows
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

/** The error for accepted terms that are not the present ones; null without a stated version. */
export async function termsError(db: Queryable, accepted: number | undefined) {
  return accepted === undefined || accepted === (await findTermsVersion(db)) ? null : err('terms_changed')
}
