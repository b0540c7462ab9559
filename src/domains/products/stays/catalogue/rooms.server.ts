import { eq, sql } from 'drizzle-orm'
import { done, err, invalid } from '#api/endpoint.ts'
import type { Context, Handlers, Queryable } from '#domains/context.ts'
import type { staysEndpoints } from '#domains/products/stays/contract.ts'
import { findRoomContent, findRoomContents } from '#domains/products/stays/catalogue/queries.server.ts'
import { amenity } from '#domains/products/stays/schema.server.ts'
import { maxCalendarDays } from '#domains/products/stays/limits.ts'
import { openNight } from '#domains/products/stays/inventory/stock.server.ts'
import type { OpenNight } from '#domains/products/stays/pricing/offers.ts'
import { isOnSale, type SalePeriod } from '#domains/products/stays/pricing/licence.ts'
import { saleUntil } from '#domains/products/stays/catalogue/licence.server.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { roomContentView, roomsLeftView } from '#domains/products/stays/catalogue/views.server.ts'
import { inLocale } from '#i18n/locale.ts'

/** Endpoints for rooms independent of a party: their content, their calendar, and their amenities. */
export const roomsHandlers = {
  async fetch_rooms({ db, locale }, { hotel_id }) {
    const [known, rows] = await Promise.all([
      db.execute(sql`select from hotel where id = ${hotel_id} and offered`),
      findRoomContents(db, hotel_id),
    ])
    return known.rows.length > 0 ? done(rows.map((row) => roomContentView(row, locale))) : err('not_found')
  },

  async fetch_room({ db, locale }, { room_id }) {
    const row = await findRoomContent(db, room_id)
    return row ? done({ ...roomContentView(row, locale), hotel_id: row.hotelId }) : err('not_found')
  },

  async get_room_availability({ db, now }, { room_id, from, to }) {
    const nights = nightsBetween(from, to)
    if (nights < 1) return invalid('to', 'period_order')
    if (nights > maxCalendarDays) return invalid('to', 'period_too_long', { max: maxCalendarDays })
    const calendar = await findCalendar(db, room_id, from, to)
    if (!calendar) return err('not_found')
    return done(
      calendar.nights.map(({ night, price, free, closed, ...rules }) => ({
        night,
        price: { minor: price, currency: calendar.currency },
        min_stay: Math.max(rules.minStay, calendar.minNights),
        min_stay_arrival: Math.max(rules.minStayArrival, calendar.minNights),
        max_stay: rules.maxStay,
        closed,
        closed_to_arrival: rules.closedToArrival,
        closed_to_departure: rules.closedToDeparture,
        available: isOnSale(calendar, now) && !closed && free > 0,
        left: closed ? null : roomsLeftView(free),
      })),
    )
  },

  fetch_amenities: (context) => vocabulary(context, 'room'),
  fetch_facilities: (context) => vocabulary(context, 'hotel'),
} satisfies Partial<Handlers<typeof staysEndpoints>>

/** The nights of a room type that have a price, in order; the hotel's minimum stay applies as well. */
async function findCalendar(db: Queryable, roomTypeId: number, from: string, to: string) {
  const result = await db.execute<SalePeriod & { currency: string; minNights: number; nights: OpenNight[] }>(sql`
    select h.currency, h.min_nights as "minNights", c.time_zone as "timeZone", ${saleUntil},
      coalesce((select json_agg(${openNight} order by n.night)
        from night_inventory n
        where n.room_type_id = rt.id and n.night >= ${from} and n.night < ${to}), '[]') as nights
    from room_type rt join hotel h on h.id = rt.hotel_id join city c on c.slug = h.city where rt.id = ${roomTypeId} and h.offered`)
  return result.rows[0] ?? null
}

async function vocabulary({ db, locale }: Context, scope: 'room' | 'hotel') {
  const amenities = await db.select().from(amenity).where(eq(amenity.scope, scope)).orderBy(amenity.group, amenity.id)
  const groups = Map.groupBy(amenities, (row) => row.group)
  return done(
    [...groups].map(([group, rows]) => ({
      group,
      items: rows.map((row) => ({ id: row.id, name: inLocale(row.name, locale) })),
    })),
  )
}
