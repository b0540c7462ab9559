import { sql } from 'drizzle-orm'
import { signLink } from '#domains/bookings/model/booking-link.server.ts'
import { oneByOne, type Failed } from '#domains/bookings/model/one-by-one.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import { lockBooking, type ChangingBooking } from '#domains/bookings/model/queries.server.ts'
import type { Guest } from '#domains/bookings/model/shapes.ts'
import type { Ports } from '#domains/context.ts'
import { inTransaction, type Db, type Queryable } from '#domains/db.ts'
import type { Job } from '#domains/jobs.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import type { Channel, HotelStay, NotificationData } from '#domains/notifications/shapes.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'

/*
 * A hotel on request has a contact of its own, who answers through a link. The supplier's reference of a booking names
 * the hotel that was asked in this way.
 */

type Dependencies = { db: Queryable; ports: Ports; now: Date }

/** The id of the hotel whose contact was asked about a booking; null if none was. */
export function requestedHotel(partnerReference: string | null): number | null {
  const id = /^HOTEL-(\d+)-/.exec(partnerReference ?? '')?.[1]
  return id === undefined ? null : Number(id)
}

export type HotelContact = {
  hotelId: number
  name: Bilingual
  timeZone: string
  email: string
  phone: string
  locale: Locale
}

/** A hotel with its contact, whose addresses are empty if it has none. */
export async function findHotelContact(db: Queryable, hotelId: number): Promise<HotelContact | null> {
  const found = await db.execute<HotelContact>(sql`
    select h.id as "hotelId", h.name, c.time_zone as "timeZone", h.request_email as email, h.request_phone as phone,
      coalesce(h.request_locale, 'ar') as locale
    from hotel h join city c on c.slug = h.city where h.id = ${hotelId}`)
  return found.rows[0] ?? null
}

/**
 * Sends a waiting request to the contact of its hotel, by e-mail and, where texts can be sent, by text message. One
 * deadline has one request and one reminder. Returns false if the hotel has no contact. Run in a transaction with the
 * booking locked.
 */
export async function askHotel(
  dependencies: Dependencies,
  booking: ChangingBooking,
  { again = false }: { again?: boolean } = {},
): Promise<boolean> {
  const { db, now } = dependencies
  const { reference, deadlineAt, product, guests, specialRequest } = booking
  const contact = product.kind === 'stay' ? await findHotelContact(db, product.hotelId) : null
  const stay = await stayForHotel(db, product, guests)
  if (!contact || !stay || !deadlineAt) return false
  const deadline = deadlineAt.toISOString()
  const key = `${again ? 'hotel-reminder' : 'hotel-request'}:${reference}:${Math.floor(deadlineAt.getTime() / 1000)}`
  const { name: hotel, timeZone } = contact
  const about = { reference, hotel, stay, request: specialRequest, deadline, timeZone, again, droppedAfter: deadline }
  const sent = await send(dependencies, booking, contact, { key, kind: 'hotel_request', about })
  if (sent && booking.partnerReference === null) {
    await db.execute(sql`
      update booking set partner_reference = ${`HOTEL-${contact.hotelId}-${reference}`}, updated_at = ${now.toISOString()}
      where id = ${booking.id}`)
  }
  return sent
}

/** Asks hotels again that have not answered by half of the time. */
export async function remindHotels(db: Db, ports: Ports, now: Date, failed: Failed): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const key = sql`'hotel-reminder:' || b.reference || ':' || floor(extract(epoch from b.deadline_at))::bigint`
  const requestedAt = sql`(select max(e.at) from booking_event e where e.booking_id = b.id and e.to_status = 'waiting')`
  const due = sql`b.status = 'waiting' and b.partner_reference like 'HOTEL-%' and b.deadline_at > ${at}
    and ${at} >= b.deadline_at - (b.deadline_at - ${requestedAt}) / 2
    and not exists (select from message m where m.dedupe_key in (${key} || ':email', ${key} || ':sms'))
    and exists (select from hotel one where one.id = b.hotel_id and one.request_email || one.request_phone <> '')`
  const found = await db.execute<{ id: number }>(sql`select b.id from booking b where ${due} order by b.id limit 200`)
  await oneByOne(found.rows, failed, async ({ id }) => {
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, sql`b.id = ${id} and ${due}`)
      if (booking) await askHotel({ db: tx, ports, now }, booking, { again: true })
    })
  })
}

/** Notes of changes after which the stay or its guests are others. */
const changes = '^(changed|names changed|change accepted|dates )'

/**
 * Tells a hotel that was asked what became of a booking: that it is confirmed, has changed, or needs nothing any more.
 * What the hotel has answered itself it knows.
 */
export async function notifyHotel(
  { db, ports, now }: Dependencies,
  { bookingId, from, to }: Extract<Job, { name: 'booking-changed' }>['data'],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, sql`b.id = ${bookingId}`)
    const hotelId = requestedHotel(booking?.partnerReference ?? null)
    const contact = hotelId === null ? null : await findHotelContact(tx, hotelId)
    if (!booking || !contact) return
    const last = await tx.execute<{ id: number; actor: string }>(sql`
      select id::int as id, actor from booking_event where booking_id = ${bookingId} and to_status = ${to}
        and (${from !== to} or note ~ ${changes})
      order by id desc limit 1`)
    const [event] = last.rows
    if (!event) return
    const isHere = booking.hotelId === contact.hotelId
    const outcome = outcomeOf({ from, to, isHere, byHotel: event.actor.startsWith('hotel:') })
    if (!outcome) return
    const { reference, product, guests } = booking
    // The guest of a stay that will not be is none of the hotel's business.
    const stay = isHere ? await stayForHotel(tx, product, outcome === 'released' ? [] : guests) : null
    const about = { reference, hotel: contact.name, outcome, stay }
    await send({ db: tx, ports, now }, booking, contact, {
      key: `hotel-news:${reference}:${event.id}`,
      kind: 'hotel_news',
      about,
    })
  })
}

type Move = { from: string; to: string; isHere: boolean; byHotel: boolean }

function outcomeOf({ from, to, isHere, byHotel }: Move): NotificationData['hotel_news']['outcome'] | null {
  if (from === to) return to === 'confirmed' && isHere ? 'changed' : null
  if (to === 'confirmed') return isHere ? 'confirmed' : 'released'
  if (to === 'cancelled' || to === 'expired') return 'released'
  return to === 'rejected' && !byHotel ? 'released' : null
}

/** What a hotel has to know of a stay: nights, rooms, parties and the names of the lead guests. Null for other products. */
export async function stayForHotel(
  db: Queryable,
  product: BookedProduct,
  guests: readonly Guest[],
): Promise<HotelStay | null> {
  if (product.kind !== 'stay') return null
  const { checkIn, checkOut, rooms } = product.priced
  const types = await db.execute<{ id: number; name: Bilingual }>(sql`
    select id, name from room_type where id = any(${sql.param(rooms.map(({ roomTypeId }) => roomTypeId))}::int[])`)
  return {
    checkIn,
    checkOut,
    rooms: rooms.map(({ roomTypeId, board, occupancy }, i) => ({
      name: types.rows.find(({ id }) => id === roomTypeId)?.name ?? null,
      board,
      sharing: null,
      adults: occupancy.adults,
      children: occupancy.childAges.length,
      childAges: occupancy.childAges,
      guest: guests[i] ? `${guests[i].first_name} ${guests[i].last_name}`.trim() : null,
    })),
  }
}

type HotelNotification<K extends 'hotel_request' | 'hotel_news'> = {
  key: string
  kind: K
  about: Omit<NotificationData[K], 'token'>
}

/** Queues a notification to each address of a hotel, with a link that only works while that address is the hotel's. */
async function send<K extends 'hotel_request' | 'hotel_news'>(
  { db, ports, now }: Dependencies,
  booking: ChangingBooking,
  { email, phone, locale }: HotelContact,
  { key, kind, about }: HotelNotification<K>,
): Promise<boolean> {
  const recipients: [Channel, string][] = [
    ...(email ? [['email', email] as [Channel, string]] : []),
    ...(phone && !ports.sender.noTexts ? [['sms', phone] as [Channel, string]] : []),
  ]
  for (const [channel, to] of recipients) {
    const token = signLink(ports, 'hotel-request', booking, now, to)
    const data = { ...about, token } as NotificationData[K]
    await queueNotification(db, { key: `${key}:${channel}`, channel, to, locale, kind, data }, now)
  }
  return recipients.length > 0
}
