import { sql } from 'drizzle-orm'
import { sells } from '#domains/content/queries.server.ts'
import type { Db, Ports, Queryable, Signer } from '#domains/context.ts'
import { inTransaction } from '#domains/db.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import type { HotelStay } from '#domains/products/stays/search/contract.ts'
import type { StoredTerms } from '#domains/products/stays/saved/saved.server.ts'
import { priceStays, totalOf } from '#domains/products/stays/search/price-stays.server.ts'
import { hotelDay, siteTimeZone } from '#domains/shared/dates.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'
import { currencyDecimals } from '#i18n/money.ts'

/** Hours between two checks of a saved stay, and between two emails about it. */
const hoursBetweenChecks = 3
const hoursBetweenEmails = 24

/** Maximum number of stays per sweep, priced in one statement; the next sweep takes the rest. */
const sweepSize = 200

type Watched = {
  userId: string
  hotelId: number
  checkIn: string
  checkOut: string
  stay: StoredTerms
  before: number
  currency: string
  email: string
  name: string
  locale: Locale
  slug: string
  hotel: Bilingual
  city: Bilingual
}

/** Ends alerts whose dates have passed, and notifies travellers whose saved stays have become cheaper. */
export async function sendPriceAlerts(
  db: Db,
  ports: Ports,
  now: Date,
  failed: (error: unknown) => void,
): Promise<void> {
  const today = hotelDay(siteTimeZone, now)
  await db.execute(sql`
    update saved_hotel set alert_below = null where alert_below is not null and check_in < ${today}`)
  if (!(await sells({ db, ports }, 'stays'))) return
  const watched = await claimWatched(db, now)
  if (watched.length === 0) return
  const prices = await priceStays(
    { db, ports, now },
    watched.map((one) => ({ hotel_id: one.hotelId, stay: stayOf(one) })),
  )
  const totals = prices.map(totalOf)
  for (const [i, one] of watched.entries()) {
    const price = totals[i] ?? null
    if (price?.currency !== one.currency || !isWorthAnEmail(one.before, price.minor, one.currency)) continue
    try {
      await inTransaction(db, (tx) => notify(tx, ports, one, price.minor, now))
    } catch (cause) {
      failed(new Error(`saved hotel ${one.hotelId}`, { cause }))
    }
  }
}

/** Takes the stays that are due for a check. Of several processes, each takes other ones. */
async function claimWatched(db: Queryable, now: Date): Promise<Watched[]> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
  const result = await db.execute<Watched>(sql`
    with due as (
      select user_id, hotel_id from saved_hotel
      where alert_below is not null and (checked_at is null or checked_at <= ${before(hoursBetweenChecks)})
        and (alerted_at is null or alerted_at <= ${before(hoursBetweenEmails)})
      order by checked_at nulls first, user_id, hotel_id limit ${sweepSize} for update skip locked
    ), claimed as (
      update saved_hotel s set checked_at = ${now.toISOString()} from due d
      where s.user_id = d.user_id and s.hotel_id = d.hotel_id
      returning s.*
    )
    select s.user_id as "userId", s.hotel_id as "hotelId", s.check_in as "checkIn", s.check_out as "checkOut", s.stay,
      s.alert_below as before, s.currency, u.email, u.name, u.locale, h.slug, h.name as hotel, c.name as city
    from claimed s join "user" u on u.id = s.user_id join hotel h on h.id = s.hotel_id join city c on c.slug = h.city
    where h.offered and u.email is not null and u.email_verified order by s.user_id, s.hotel_id`)
  return result.rows
}

async function notify(tx: Queryable, ports: Pick<Ports, 'signer'>, one: Watched, price: number, now: Date) {
  const at = now.toISOString()
  // The traveller can have switched the alert off or saved another stay in the meantime.
  const changed = await tx.execute(sql`
    update saved_hotel set alert_below = ${price}, alerted_at = ${at}
    where user_id = ${one.userId} and hotel_id = ${one.hotelId} and alert_below = ${one.before}
      and check_in = ${one.checkIn} and check_out = ${one.checkOut}
    returning hotel_id`)
  if (changed.rows.length === 0) return
  const { hotel, city, slug, checkIn, checkOut, before, currency } = one
  await queueNotification(
    tx,
    {
      key: `price-drop:${one.userId}:${one.hotelId}:${checkIn}:${at.slice(0, 10)}`,
      channel: 'email',
      to: one.email,
      locale: one.locale,
      kind: 'price_drop',
      data: {
        name: one.name,
        hotel,
        city,
        page: `${slug}?${queryOf(stayOf(one))}`,
        checkIn,
        checkOut,
        before,
        now: price,
        currency,
        token: signAlert(ports.signer, one),
        droppedAfter: new Date(now.getTime() + hoursBetweenEmails * 3_600_000).toISOString(),
      },
    },
    now,
  )
}

function stayOf({ checkIn, checkOut, stay }: Watched): HotelStay {
  return { ...stay, check_in: checkIn, check_out: checkOut }
}

/** The stay as the page of the hotel reads it from its address. */
function queryOf({ occupancy, board, amenities, where, ...stay }: HotelStay): string {
  const query = new URLSearchParams({ check_in: stay.check_in, check_out: stay.check_out })
  if (where) query.set('where', where)
  for (const party of occupancy) query.append('occupancy', party)
  for (const one of board) query.append('board', one)
  for (const one of amenities) query.append('amenities', one)
  if (stay.free_cancellation) query.set('free_cancellation', '1')
  if (stay.pay_on_arrival) query.set('pay_on_arrival', '1')
  return query.toString()
}

/** The stay of an alert, as the link in its email names it. */
type AlertLink = { userId: string; hotelId: number; checkIn: string; checkOut: string }

/** The token of the link that ends an alert and can do nothing else, so that it needs no expiry. */
function signAlert(signer: Signer, { userId, hotelId, checkIn, checkOut }: AlertLink): string {
  return signer.sign('price-alert', [userId, hotelId, checkIn, checkOut])
}

export function readAlert(signer: Signer, token: string): AlertLink | null {
  const value = signer.verify('price-alert', token)
  if (!Array.isArray(value)) return null
  const [userId, hotelId, checkIn, checkOut] = value as [string, number, string, string]
  return { userId, hotelId, checkIn, checkOut }
}

/** True if the alert of a link is still on. */
export async function isAlertOn(db: Queryable, { userId, hotelId, checkIn, checkOut }: AlertLink): Promise<boolean> {
  const result = await db.execute(sql`
    select from saved_hotel where user_id = ${userId} and hotel_id = ${hotelId} and check_in = ${checkIn}
      and check_out = ${checkOut} and alert_below is not null`)
  return result.rows.length > 0
}

export async function endAlert(db: Queryable, { userId, hotelId, checkIn, checkOut }: AlertLink): Promise<void> {
  await db.execute(sql`
    update saved_hotel set alert_below = null
    where user_id = ${userId} and hotel_id = ${hotelId} and check_in = ${checkIn} and check_out = ${checkOut}`)
}

/**
 * Switches the alert of a saved stay on or off; false if there is no such stay ahead with a price. From the price now
 * on, each lower one is notified.
 * @param price the total now, null if the stay is not free now
 */
export async function setAlert(
  db: Queryable,
  { userId, hotelId, on }: { userId: string; hotelId: number; on: boolean },
  price: { minor: number; currency: string } | null,
  now: Date,
): Promise<boolean> {
  const below = sql`coalesce(${price?.minor ?? null}::int, price)`
  const changed = await db.execute(
    on
      ? sql`
        update saved_hotel set alert_below = ${below}, price = coalesce(price, ${price?.minor ?? null}::int),
          currency = coalesce(currency, ${price?.currency ?? null}), alerted_at = null, checked_at = ${now.toISOString()}
        where user_id = ${userId} and hotel_id = ${hotelId} and check_in >= ${hotelDay(siteTimeZone, now)}
          and ${below} is not null
        returning hotel_id`
      : sql`
        update saved_hotel set alert_below = null where user_id = ${userId} and hotel_id = ${hotelId} returning hotel_id`,
  )
  return changed.rows.length > 0
}

/** Minimum change that is worth an email: one percent, and one unit of the currency, which lists show. */
const minShare = 0.01

/** True if a stay has become so much cheaper that its traveller is notified. Amounts are minor units. */
export function isWorthAnEmail(before: number, now: number, currency: string): boolean {
  return before - now >= Math.max(before * minShare, 10 ** currencyDecimals(currency))
}
