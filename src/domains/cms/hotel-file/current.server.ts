import { sql } from 'drizzle-orm'
import { editedOf, revisionsOf, type Revisions } from '#domains/cms/queries.server.ts'
import type { KindName, Values } from '#domains/cms/shapes.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import {
  findNights,
  findStockHotel,
  type StockNight,
  type StockRoom,
} from '#domains/products/stays/admin/queries.server.ts'
import { maxDaysAhead } from '#domains/products/stays/limits.ts'
import { addDays, hotelDay, siteTimeZone } from '#domains/shared/dates.ts'

/** An item of the admin: its values on the site, or those that it has off the site. */
export type CurrentItem = { subject: string; values: Values | null; state: Revisions }
type CurrentRoom = CurrentItem & { id: number; code: string }
type CurrentRate = CurrentItem & { roomId: number; code: string }

export type CurrentHotel = {
  /** Null for a hotel that does not exist. */
  item: CurrentItem | null
  onSite: boolean
  currency: string
  today: string
  rooms: CurrentRoom[]
  rates: CurrentRate[]
  nights: StockNight[]
}

/** The id of the hotel with a slug, also of one that is only a draft; null if there is none. */
export async function findHotelBySlug(db: Queryable, slug: string): Promise<string | null> {
  const result = await db.execute<{ subject: string }>(sql`
    select id::text as subject from hotel where slug = ${slug}
    union all
    select subject from (
      select distinct on (subject) subject, data from revision where kind = 'hotel' order by subject, number desc) newest
    where data ->> 'slug' = ${slug} and not exists (select from hotel where id::text = newest.subject)
    limit 1`)
  return result.rows[0]?.subject ?? null
}

/** A hotel with its rooms, rates and nights from today on, as the admin edits them. */
export async function findCurrentHotel(db: Queryable, subject: string | null, now: Date): Promise<CurrentHotel> {
  const stockHotel = subject === null ? null : await findStockHotel(db, Number(subject))
  const today = hotelDay(stockHotel?.hotel.timeZone ?? siteTimeZone, now)
  const item = subject === null ? null : await itemOf(db, 'hotel', subject)
  const rooms = await roomsOf(db, stockHotel?.rooms ?? [])
  return {
    item,
    onSite: item !== null && item.state.live !== null,
    currency: stockHotel?.hotel.currency ?? (await readSettings(db)).currency,
    today,
    rooms,
    rates: await ratesOf(db, rooms),
    nights: await findNights(db, { rooms: rooms.map(({ id }) => id), from: today, to: addDays(today, maxDaysAhead) }),
  }
}

async function itemOf(db: Queryable, kind: KindName, subject: string): Promise<CurrentItem> {
  const state = await revisionsOf(db, kind, subject)
  return { subject, state, values: state.live ?? editedOf({ kind, subject }, state) }
}

async function roomsOf(db: Queryable, rooms: readonly StockRoom[]): Promise<CurrentRoom[]> {
  const currentRooms: CurrentRoom[] = []
  for (const { id, code } of rooms) currentRooms.push({ id, code, ...(await itemOf(db, 'room_type', String(id))) })
  return currentRooms
}

async function ratesOf(db: Queryable, rooms: readonly CurrentRoom[]): Promise<CurrentRate[]> {
  const { rows } = await db.execute<{ id: number; code: string; roomId: number }>(sql`
    select id, code, room_type_id as "roomId" from rate_plan
    where room_type_id = any(${sql.param(rooms.map(({ id }) => id))}::int[]) order by room_type_id, id`)
  const currentRates: CurrentRate[] = []
  for (const { id, code, roomId } of rows) {
    currentRates.push({ code, roomId, ...(await itemOf(db, 'rate_plan', String(id))) })
  }
  return currentRates
}

type Policy = { id: number; code: string }

/** The ids and codes of all cancellation policies. */
export async function findPolicies(db: Queryable): Promise<Policy[]> {
  return (await db.execute<Policy>(sql`select id, code from cancellation_policy order by id`)).rows
}
