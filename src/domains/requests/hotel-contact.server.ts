import { sql } from 'drizzle-orm'
import { wholeName } from '#domains/shared/person-name.ts'
import { recipientMark, signLink } from '#domains/bookings/access/booking-link.server.ts'
import { changeOfNote } from '#domains/bookings/model/event-notes.ts'
import { oneByOne, type Failed } from '#domains/bookings/model/one-by-one.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import { lockBooking, type Booking } from '#domains/bookings/state/queries.server.ts'
import type { Guest } from '#domains/bookings/model/shapes.ts'
import type { Db, Ports, Queryable } from '#domains/context.ts'
import { inTransaction, isoInstant } from '#domains/db.ts'
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
  const result = await db.execute<HotelContact>(sql`
    select h.id as "hotelId", h.name, c.time_zone as "timeZone", h.request_email as email, h.request_phone as phone,
      coalesce(h.request_locale, 'ar') as locale
    from hotel h join city c on c.slug = h.city where h.id = ${hotelId}`)
  return result.rows[0] ?? null
}

/**
 * Sends a waiting request, or the change that the guest of a confirmed stay asks for, to each address of its hotel: once
 * for one deadline, and again when half of the time since then is over. Returns false if the hotel has no contact. Run
 * in a transaction with the booking locked.
 */
export async function askHotel(dependencies: Dependencies, booking: Booking): Promise<boolean> {
  const { db, ports, now } = dependencies
  const { id, reference, product, guests, specialRequest } = booking
  const change = booking.change?.state === 'asked' ? booking.change : null
  const deadline = change?.deadlineAt ?? booking.deadlineAt?.toISOString()
  const contact = product.kind === 'stay' ? await findHotelContact(db, product.hotelId) : null
  const booked = await stayForHotel(db, product, guests)
  const stay = change && (await stayForHotel(db, change.product ?? product, change.guests))
  if (!contact || !booked || !deadline) return false
  const { hotelId, name: hotel, timeZone } = contact
  const facts = { reference, hotel, stay: stay ?? booked, request: specialRequest, deadline, timeZone }
  for (const { again, recipient, key } of await findDue(dependencies, [
    { ...contact, reference, deadline, change: change?.id ?? null },
  ])) {
    await send(dependencies, booking, contact.locale, recipient, {
      key,
      kind: 'hotel_request',
      about: { ...facts, before: change && booked, again, droppedAfter: deadline },
    })
  }
  const hasContact = recipientsOf(ports, contact).length > 0
  if (hasContact && booking.partnerReference === null) {
    await db.execute(sql`
      update booking set partner_reference = ${`HOTEL-${hotelId}-${reference}`}, updated_at = ${now.toISOString()}
      where id = ${id}`)
  }
  return hasContact
}

/** Asks hotels whose contact does not know yet what waits for it, and again those that have not answered. */
export async function askHotels(db: Db, ports: Ports, now: Date, failed: Failed): Promise<void> {
  const deadline = sql`coalesce(x.deadline_at, b.deadline_at)`
  const result = await db.execute<Request & { id: number }>(sql`
    select b.id, b.reference, ${isoInstant(deadline)} as deadline,
      h.request_email as email, h.request_phone as phone, x.id as change
    from booking b join hotel h on h.id = b.hotel_id
      left join booking_change x on x.booking_id = b.id and x.state = 'asked'
    where (b.status = 'waiting' or b.status = 'confirmed' and x.id is not null) and b.kind = 'stay'
      and coalesce(b.partner_reference, 'HOTEL-') like 'HOTEL-%' and ${deadline} > ${now.toISOString()}
      and h.request_email || h.request_phone <> '' order by b.id`)
  const due = new Set((await findDue({ db, ports, now }, result.rows)).map(({ reference }) => reference))
  const toAsk = result.rows.filter(({ reference }) => due.has(reference)).slice(0, 200)
  await oneByOne(db, toAsk, failed, async (tx, { id }) => {
    const booking = await lockBooking(tx, sql`b.id = ${id}`)
    // It can have been answered before the lock.
    const waits = booking?.status === 'waiting' || booking?.change?.state === 'asked'
    if (booking && waits) await askHotel({ db: tx, ports, now }, booking)
  })
}

type Addresses = Pick<HotelContact, 'email' | 'phone'>
type Recipient = { channel: Channel; to: string }
/** A request, or a change with its id; `deadline` is an instant, ISO 8601. */
type Request = Addresses & { reference: string; deadline: string; change: number | null }

/** The messages that are due about requests: the first one to an address, or the reminder. */
async function findDue({ db, ports, now }: Dependencies, requests: Request[]) {
  const messages = requests.flatMap((request) =>
    recipientsOf(ports, request).map((recipient) => {
      const { reference, deadline, change } = request
      const keyParts = [reference, change ?? 0, Math.floor(Date.parse(deadline) / 1000), recipient.channel]
      const key = [...keyParts, recipientMark(ports.signer, recipient.to)].join(':')
      return { ...request, recipient, keys: [`hotel-request:${key}`, `hotel-reminder:${key}`] as const }
    }),
  )
  const queued = await db.execute<{ key: string; at: string }>(sql`
    select dedupe_key as key, created_at as at from notification
    where dedupe_key = any(${sql.param(messages.flatMap(({ keys }) => keys))}::text[])`)
  const queuedAt = new Map(queued.rows.map(({ key, at }) => [key, Date.parse(at)]))
  return messages.flatMap(({ reference, deadline, recipient, keys: [first, reminder] }) => {
    const queuedFirst = queuedAt.get(first)
    const again = queuedFirst !== undefined
    const isDue = !again || (!queuedAt.has(reminder) && now.getTime() >= (queuedFirst + Date.parse(deadline)) / 2)
    return isDue ? [{ reference, recipient, again, key: again ? reminder : first }] : []
  })
}

/** Tells a hotel that was asked what became of a booking, except what it has answered itself. */
export async function notifyHotel(
  { db, ports, now }: Dependencies,
  { bookingId, from, to, event: id }: Extract<Job, { name: 'booking-changed' }>['data'],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, sql`b.id = ${bookingId}`)
    const hotelId = requestedHotel(booking?.partnerReference ?? null)
    const contact = hotelId === null ? null : await findHotelContact(tx, hotelId)
    if (!booking || !contact) return
    const last = await tx.execute<{ id: number; actor: string; note: string }>(sql`
      select id::int as id, actor, note from booking_event where id = ${id} and booking_id = ${bookingId}`)
    const [event] = last.rows
    if (!event) return
    const isHere = booking.hotelId === contact.hotelId
    const outcome = outcomeOf({ from, to, isHere, ...event })
    if (!outcome) return
    const { reference, product, guests } = booking
    // The guest of a stay that will not be is none of the hotel's business.
    const stay = isHere ? await stayForHotel(tx, product, outcome === 'released' ? [] : guests) : null
    const facts = { reference, hotel: contact.name, outcome, stay }
    for (const recipient of recipientsOf(ports, contact)) {
      await send({ db: tx, ports, now }, booking, contact.locale, recipient, {
        key: `hotel-news:${reference}:${event.id}:${recipient.channel}`,
        kind: 'hotel_news',
        about: facts,
      })
    }
  })
}

type Move = { from: string; to: string; isHere: boolean; actor: string; note: string }

function outcomeOf({ from, to, isHere, actor, note }: Move): NotificationData['hotel_news']['outcome'] | null {
  const byHotel = actor.startsWith('hotel:')
  if (from === to) {
    const change = changeOfNote(note)
    if (to !== 'confirmed' || !isHere || change === null || change === 'accepted') return null
    if (change === 'made') return 'changed'
    return byHotel ? null : 'unchanged'
  }
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
      guest: guests[i] ? wholeName(guests[i]) : null,
    })),
  }
}

type HotelNotification<K extends 'hotel_request' | 'hotel_news'> = {
  key: string
  kind: K
  about: Omit<NotificationData[K], 'token'>
}

function recipientsOf(ports: Ports, { email, phone }: Addresses): Recipient[] {
  const recipients: Recipient[] = [
    { channel: 'email', to: email },
    { channel: 'sms', to: ports.sender.noTexts ? '' : phone },
  ]
  return recipients.filter(({ to }) => to !== '')
}

/** Queues a notification to an address of a hotel, with a link that only works while that address is the hotel's. */
async function send<K extends 'hotel_request' | 'hotel_news'>(
  { db, ports, now }: Dependencies,
  booking: Booking,
  locale: Locale,
  { channel, to }: Recipient,
  { key, kind, about }: HotelNotification<K>,
): Promise<void> {
  const token = signLink(ports, 'hotel-request', booking, now, to)
  const data = { ...about, token } as NotificationData[K]
  await queueNotification(db, { key, channel, to, locale, kind, data }, now)
}
