import { isDeepStrictEqual } from 'node:util'
import { sql, type SQL } from 'drizzle-orm'
import { refundedToGiftCard } from '#domains/bookings/account/entries.server.ts'
import { ownBooking } from '#domains/bookings/access/booking-session.server.ts'
import type { MadeChange } from '#domains/bookings/model/change-shapes.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { BookingGroup } from '#domains/bookings/model/rules.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import { activeStatuses, endedStatuses } from '#domains/bookings/model/statuses.server.ts'
import {
  findRoomTypes,
  hasTravelOn,
  loadBookings,
  timeZoneOfBooking,
  type Booking,
  type RoomTypeOfBooking,
} from '#domains/bookings/state/queries.server.ts'
import { isSold } from '#domains/content/queries.server.ts'
import type { Actor, Queryable } from '#domains/context.ts'
import { isoInstant } from '#domains/db.ts'
import { endOfHotelDay } from '#domains/shared/dates.ts'

/** A booking in a list. */
export type BookingOfCard = Booking & {
  /** True if the booked product is published on the site now. */
  offered: boolean
  /** True for a stay to or from which nothing is booked, in a city with transfers. */
  transferMissing: boolean
}

/** A booking on a page of its own. */
export type BookingOfPage = BookingOfCard & {
  /** Those of what is booked and offered, of the open change and of the last one. */
  roomTypes: RoomTypeOfBooking[]
  /** The last change that was made; only for its traveller. */
  madeChange: MadeChange | null
}

/** Finds a booking that an actor is allowed to see; null for any other. */
export async function findBooking(db: Queryable, actor: Actor, reference: string): Promise<BookingOfPage | null> {
  const booking = await findPage(db, sql`b.reference = ${reference.toUpperCase()} and ${ownBooking(actor)}`)
  return booking && withRooms(db, { ...booking, madeChange: await findMadeChange(db, booking) })
}

export async function findBookingForAdmin(db: Queryable, reference: string): Promise<BookingOfPage | null> {
  const booking = await findPage(db, sql`b.reference = ${reference.toUpperCase()}`)
  return booking && withRooms(db, { ...booking, madeChange: null })
}

/** Finds the bookings of an order that an actor is allowed to see, in the order of `list`; null if there are none. */
export async function findOrder(
  db: Queryable,
  actor: Actor,
  reference: string,
  list?: SQL,
): Promise<{ createdAt: string; rows: BookingOfCard[] } | null> {
  const ofOrder = sql`b.order_id = (select id from booking_order where reference = ${reference.toUpperCase()})`
  const rows = await findCards(db, sql`${ownBooking(actor)} and ${ofOrder}`, list)
  return rows[0] ? { createdAt: rows[0].createdAt, rows } : null
}

/** Returns a page of a traveller's bookings in a group or with a status, and their total number. */
export async function findMyBookings(
  db: Queryable,
  userId: string,
  { group, status, now }: { group: BookingGroup; status?: BookingStatus | undefined; now: Date },
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: BookingOfCard[]; total: number }> {
  const ofUser = sql`b.user_id = ${userId} and ${status ? sql`b.status = ${status}` : inGroup(group, now)}`
  const order = group === 'upcoming' ? sql`b.check_in, b.id` : sql`b.check_in desc, b.id desc`
  const before = (page - 1) * perPage
  const rows = await findCards(db, ofUser, sql`order by ${order} limit ${perPage} offset ${before}`)
  const isLast = rows.length < perPage && (rows.length > 0 || page === 1)
  if (isLast) return { rows, total: before + rows.length }
  const counted = await db.execute<{ total: number }>(sql`
    select count(*) as total from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city where ${ofUser}`)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** The condition of a list of my bookings, by the day of its place as hotels count it (`hotelDay`). */
function inGroup(group: BookingGroup, now: Date): SQL {
  const ended = sql`b.status in ${endedStatuses}`
  const local = sql`${now.toISOString()}::timestamptz at time zone ${timeZoneOfBooking}`
  const today = sql`(${local} - ${endOfHotelDay}::interval)::date`
  const over = sql`(b.check_out <= ${today} or b.status not in ${activeStatuses})`
  if (group === 'cancelled') return ended
  return group === 'past' ? sql`not ${ended} and ${over}` : sql`not ${ended} and not ${over}`
}

async function findCards(db: Queryable, which: SQL, list?: SQL): Promise<BookingOfCard[]> {
  const bookings = await loadBookings(db, which, list)
  if (bookings.length === 0) return []
  const result = await db.execute<Pick<BookingOfCard, 'id' | 'offered' | 'transferMissing'>>(sql`
    select b.id, coalesce(case b.kind when 'package' then (select offered and ${isSold('packages')} from package where id = b.package_id)
        when 'service' then (select offered and ${isSold('services')} from service where id = b.service_id)
        else h.offered and ${isSold('stays')} end, false) as offered,
      b.status = 'confirmed' and h.id is not null and ${isSold('services')}
        and exists (select from service ts join service_type tt on tt.id = ts.type_id where ts.offered and tt.kind = 'transfer' and h.city in (ts.city, ts.to_city))
        and not (${hasTravelOn(sql`b.check_in`)} and ${hasTravelOn(sql`b.check_out`)}) as "transferMissing"
    from booking b left join hotel h on h.id = b.hotel_id where b.id = any(${sql.param(bookings.map(({ id }) => id))}::bigint[])`)
  const shown = new Map(result.rows.map((row) => [row.id, row]))
  return bookings.map((booking) => ({ ...booking, offered: false, transferMissing: false, ...shown.get(booking.id) }))
}

async function findPage(db: Queryable, which: SQL): Promise<BookingOfCard | null> {
  const [booking] = await findCards(db, which)
  return booking ?? null
}

async function withRooms(db: Queryable, booking: Omit<BookingOfPage, 'roomTypes'>): Promise<BookingOfPage> {
  const { product, change, madeChange, offer } = booking
  const others = [change?.product, madeChange?.product, offer?.product].flatMap((one) => one ?? [])
  return { ...booking, roomTypes: await findRoomTypes(db, [product, ...others]) }
}

/**
 * The last applied change that is known with what it replaced: of a booking that was confirmed by then, and whose price no
 * later offer has replaced.
 */
async function findMadeChange(db: Queryable, { id, product }: Booking): Promise<MadeChange | null> {
  const result = await db.execute<MadeChange & { after: BookedProduct | null }>(sql`
    select ${isoInstant(sql`x.closed_at`)} as "madeAt", x.product as after, x.product_before as product, x.guests_before as guests,
      x.penalty_minor as penalty, x.due_minor as paid, x.refund_minor as refund,
      ${refundedToGiftCard(sql`x.booking_id`, sql`x.closed_at`)} as "toGiftCard"
    from booking_change x where x.booking_id = ${id} and x.state = 'applied' and x.guests_before is not null
      and exists (select from booking_event e where e.booking_id = ${id} and e.to_status = 'confirmed' and e.at <= x.closed_at)
    order by x.id desc`)
  const made = result.rows.find(({ after }) => after === null || isDeepStrictEqual(after.priced, product.priced))
  if (!made) return null
  const { after: _, ...change } = made
  return change
}
