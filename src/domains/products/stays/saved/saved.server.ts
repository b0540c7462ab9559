import { sql } from 'drizzle-orm'
import type { Context, PersonalData, Queryable, SessionHooks } from '#domains/context.ts'
import type { SavedHotel } from '#domains/products/stays/saved/answers.ts'
import type { HotelStay } from '#domains/products/stays/search/contract.ts'
import { readSavedStays, savedCookie, type SavedInBrowser } from '#domains/products/stays/saved/saved-cookie.ts'
import { maxSaved } from '#domains/products/stays/limits.ts'
import { hotelDay, siteTimeZone } from '#domains/shared/dates.ts'

export type StoredTerms = Omit<HotelStay, 'check_in' | 'check_out'>

/** The hotels that a traveller has saved, latest first, without those that are not offered now. */
export async function findSaved(db: Queryable, userId: string): Promise<SavedHotel[]> {
  const result = await db.execute<{
    id: number
    checkIn: string | null
    checkOut: string | null
    stay: StoredTerms | null
    price: number | null
    currency: string | null
    alert: boolean
  }>(
    sql`select s.hotel_id as id, s.check_in as "checkIn", s.check_out as "checkOut", s.stay, s.price, s.currency,
        s.alert_below is not null as alert
      from saved_hotel s join hotel h on h.id = s.hotel_id
      where s.user_id = ${userId} and h.offered order by s.saved_at desc, s.hotel_id limit ${maxSaved}`,
  )
  return result.rows.map(({ id, checkIn, checkOut, stay, price, currency, alert }) => ({
    hotel_id: id,
    stay: stay && checkIn && checkOut ? { ...stay, check_in: checkIn, check_out: checkOut } : null,
    price: price !== null && currency ? { minor: price, currency } : null,
    alert,
  }))
}

/**
 * Saves existing hotels, the first one as the latest; the oldest above `maxSaved` are deleted.
 * @param replaces whether a stay replaces that of a hotel that is saved already, if its dates have not passed
 */
export async function addSaved(
  db: Queryable,
  userId: string,
  hotels: readonly SavedInBrowser[],
  now: Date,
  { replaces }: { replaces: boolean },
): Promise<void> {
  if (hotels.length === 0) return
  const rows = hotels.map(({ hotel_id: hotel, stay, price }) => {
    const { check_in, check_out, ...terms } = stay ?? { check_in: null, check_out: null }
    return { hotel, check_in, check_out, stay: stay && terms, price: price?.minor ?? null, currency: price?.currency }
  })
  await db.execute(sql`
    insert into saved_hotel as s (user_id, hotel_id, saved_at, check_in, check_out, stay, price, currency)
    select ${userId}, h.id, ${now.toISOString()}::timestamptz - make_interval(secs => given.n / 1000.0),
      given.check_in, given.check_out, nullif(given.stay, 'null'), given.price, given.currency
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as (hotel int, check_in date, check_out date, stay jsonb, price int, currency text)) with ordinality
      as given (hotel, check_in, check_out, stay, price, currency, n)
    join hotel h on h.id = given.hotel
    where h.offered
    on conflict (user_id, hotel_id) do update set check_in = excluded.check_in, check_out = excluded.check_out,
      stay = excluded.stay, price = excluded.price, currency = excluded.currency, alerted_at = null, checked_at = null,
      alert_below = case when s.alert_below is not null then excluded.price end
    where excluded.check_in is not null
      and (${replaces} or s.check_in is null or s.check_in < ${hotelDay(siteTimeZone, now)})`)
  await db.execute(sql`
    delete from saved_hotel where user_id = ${userId} and hotel_id in (
      select hotel_id from saved_hotel where user_id = ${userId} order by saved_at desc, hotel_id offset ${maxSaved})`)
}

export async function removeSaved(db: Queryable, userId: string, hotel: number): Promise<void> {
  await db.execute(sql`delete from saved_hotel where user_id = ${userId} and hotel_id = ${hotel}`)
}

/** Copies the list to a cookie of the browser, so that cached pages can show which hotels are saved. */
export function mirrorSaved({ setCookie, ports }: Pick<Context, 'setCookie' | 'ports'>, ids: readonly number[]): void {
  const saved = ids.map((hotel_id) => ({ hotel_id, stay: null, price: null }))
  setCookie(savedCookie(saved, ports.sessionSettings.secure))
}

/** Adds the hotels saved by a visitor to the account at sign-in, and clears the browser's list at sign-out. */
export const savedHotels: SessionHooks = {
  async onSignIn(context, userId) {
    const brought = readSavedStays(context.headers.get('cookie') ?? '')
    await addSaved(context.pool, userId, brought, context.now, { replaces: false })
    const stored = await findSaved(context.pool, userId)
    if (stored.length + brought.length > 0)
      mirrorSaved(
        context,
        stored.map(({ hotel_id }) => hotel_id),
      )
  },
  onSignOut(context) {
    if (readSavedStays(context.headers.get('cookie') ?? '').length > 0) mirrorSaved(context, [])
  },
}

export const savedOfPerson: PersonalData = {
  async collect(db, userId) {
    const result = await db.execute(sql`
      select h.slug as hotel, s.saved_at, s.check_in, s.check_out, s.stay, s.price, s.currency,
        s.alert_below is not null as price_alert, s.alerted_at
      from saved_hotel s left join hotel h on h.id = s.hotel_id
      where s.user_id = ${userId} order by s.saved_at, s.hotel_id`)
    return { saved_hotels: result.rows }
  },
}
