import { sql } from 'drizzle-orm'
import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import {
  requestedHotel,
  findHotelContact,
  stayForHotel,
  type HotelContact,
} from '#domains/requests/hotel-contact.server.ts'
import { isOverdue, releaseOverdueOf, releaseToRead } from '#domains/bookings/current/overdue.server.ts'
import { answerChange } from '#domains/booking-changes/change.server.ts'
import { answerFromPartner } from '#domains/requests/supplier.server.ts'
import type { hotelRequestEndpoints, HotelRequest } from '#domains/requests/contract.ts'
import { isLinkRevoked, isLinkValid, readLink, recipientMark } from '#domains/bookings/access/booking-link.server.ts'
import { findBookingForAdmin, type BookingOfPage } from '#domains/bookings/state/shown-bookings.server.ts'
import { lockBooking, type Booking } from '#domains/bookings/state/queries.server.ts'
import { changeOfNote } from '#domains/bookings/model/event-notes.ts'
import type { OpenChange } from '#domains/bookings/model/change-shapes.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import { isOver } from '#domains/bookings/model/rules.ts'
import type { Guest } from '#domains/bookings/model/shapes.ts'
import type { RejectReason } from '#domains/bookings/model/decline.ts'
import type { Action, Context, Handlers, Queryable } from '#domains/context.ts'
import { inTransaction, isoInstant } from '#domains/db.ts'
import { writeAuditRow } from '#domains/staff/audit.server.ts'
import { checkStay } from '#domains/products/stays/pricing/check-stay.ts'
import type { AuditAct } from '#domains/shared/audited-acts.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { formatOccupancy } from '#domains/shared/occupancy.ts'
import type { Board, PricedStay } from '#domains/shared/shapes.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'

/** Answers of one request, and of everybody from one address. */
const answers = { burst: 10, perHour: 30 }
const answersPerAddress = { burst: 30, perHour: 120 }

export const hotelRequestHandlers: Handlers<typeof hotelRequestEndpoints> = {
  async show_hotel_request(context, { token }) {
    const link = await findByLink(context, context.db, token)
    if (!link.ok) return link
    let { row } = link.data
    if (isOverdue(row, context.now)) {
      await releaseToRead(context, sql`b.id = ${row.id}`)
      row = (await findBookingForAdmin(context.db, row.reference)) ?? row
    }
    return done(await requestView(context, { ...link.data, row }))
  },

  accept_hotel_request: (context, { token, change }) =>
    answer(context, token, { endpoint: 'accept_hotel_request', change }, (at, { booking, partnerReference }) =>
      change === undefined
        ? answerFromPartner(at, partnerReference, { kind: 'accept' }, at.actor)
        : answerChange(at, booking, 'accept'),
    ),

  decline_hotel_request: (context, { token, change, reason, comment }) =>
    answer(context, token, { endpoint: 'decline_hotel_request', change, reason }, (at, { booking, partnerReference }) =>
      change === undefined
        ? answerFromPartner(at, partnerReference, { kind: 'reject', reason, comment }, at.actor)
        : answerChange(at, booking, { reason, comment }),
    ),

  offer_from_hotel: (context, { token, check_in, check_out, rooms }) =>
    answer(context, token, { endpoint: 'offer_from_hotel' }, async (at, { contact, partnerReference, booked }) => {
      const occupancy = booked.rooms.map((room) => formatOccupancy(room.occupancy))
      if (rooms.length !== occupancy.length) return err('invalid_input')
      const { timeZone, hotelId } = contact
      const checked = checkStay({ check_in, check_out, occupancy }, { timeZone, now: at.now, field: 'rooms' })
      if (!checked.ok) return checked
      const { checkIn, checkOut } = checked.data
      const isSame =
        checkIn === booked.checkIn &&
        checkOut === booked.checkOut &&
        booked.rooms.every(({ ratePlanId }, i) => ratePlanId === rooms[i])
      if (isSame) return invalid('rooms', 'same_stay')
      const texts = rooms.map((room, i) => `${room}~${occupancy[i]}`)
      const offer = { kind: 'offer', hotelId, checkIn, checkOut, rooms: texts } as const
      return answerFromPartner(at, partnerReference, offer, at.actor)
    }),
}

type Linked = { row: BookingOfPage; contact: HotelContact; recipient: string; partnerReference: string }

/** The request of a valid link: not expired, not revoked, and its address is still that of the hotel. */
async function findByLink(
  { ports, now }: Pick<Context, 'ports' | 'now'>,
  db: Queryable,
  token: string,
): Promise<Outcome<Linked, 'not_found' | 'link_expired'>> {
  const link = readLink(ports.signer, ['hotel-request'], token)
  const row = link && (await findBookingForAdmin(db, link.reference))
  if (!row) return err('not_found')
  const partnerReference = row.partnerReference ?? ''
  const hotelId = requestedHotel(partnerReference)
  const contact = hotelId === null ? null : await findHotelContact(db, hotelId)
  if (!contact) return err('not_found')
  const recipient = [contact.email, contact.phone].find(
    (address) => address !== '' && recipientMark(ports.signer, address) === link.recipient,
  )
  return recipient !== undefined && isLinkValid(link, { ...row, toPay: false }, now)
    ? done({ row, contact, recipient, partnerReference })
    : err('link_expired', { data: { revoked: recipient === undefined || isLinkRevoked(link, row) } })
}

type Answering = Action & { ports: Context['ports'] }
type Answered = Linked & { booking: Booking; booked: PricedStay }

/**
 * Applies an answer of a hotel with the booking locked, and records in the audit which address gave it. Of two answers
 * at once the second gets `status_changed`, as does the answer to something else than what waits now.
 */
async function answer<Code extends ErrorCode>(
  context: Context,
  token: string,
  { endpoint, change, reason }: { endpoint: AuditAct; change?: number | undefined; reason?: RejectReason },
  apply: (at: Answering, request: Answered) => Promise<Outcome<null, Code>>,
) {
  const { pool, ports, now, address } = context
  const link = await findByLink(context, context.db, token)
  if (!link.ok) return link
  const { reference } = link.data.row
  const wait =
    (await ports.limit(`hotel-request:address:${address}`, answersPerAddress)) ??
    (await ports.limit(`hotel-request:booking:${reference}`, answers))
  if (wait !== null) return err('too_many_requests', { retryAfter: wait })
  await releaseOverdueOf(context, sql`b.reference = ${reference}`)
  return inTransaction(pool, async (db) => {
    const booking = await lockBooking(db, sql`b.reference = ${reference}`)
    // Again, because the link can have been revoked before the lock.
    const current = await findByLink(context, db, token)
    if (!current.ok) return current
    const { contact, recipient: name } = current.data
    if (booking?.product.kind !== 'stay' || booking.hotelId !== contact.hotelId) return err('status_changed')
    if (change !== openChange(booking, now)?.id) return err('status_changed')
    const actor = `hotel:${contact.hotelId}`
    const at = { db, ports, now, actor }
    const applied = await apply(at, { ...current.data, booking, booked: booking.product.priced })
    if (!applied.ok) return applied
    const row = (await findBookingForAdmin(db, reference)) ?? current.data.row
    await writeAuditRow(db, context, {
      userId: actor,
      name,
      role: 'hotel',
      endpoint,
      note: {
        subject: `booking:${reference}`,
        before: { status: booking.status },
        after: { status: row.status, ...(reason && { reason }) },
      },
    })
    return done(await requestView({ ...context, db }, { ...current.data, row }))
  })
}

async function requestView(
  { db, locale, now }: { db: Queryable; locale: Locale; now: Date },
  { row, contact }: Linked,
): Promise<HotelRequest> {
  const isHere = row.product.kind === 'stay' && row.product.hotelId === contact.hotelId
  const state = isHere ? stateOf(row, now) : 'ended'
  const isDone = !isHere || ['declined', 'expired', 'ended'].includes(state)
  const change = isDone ? null : openChange(row, now, ['asked', 'unpaid'])
  const [guests, request] = isDone ? [[], ''] : [row.guests, row.specialRequest]
  const stay = isHere ? await stayView(db, row.product, guests, request, locale) : null
  const changed = change && (await stayView(db, change.product ?? row.product, change.guests, request, locale))
  const offer = state === 'offered' ? row.offer?.product : null
  const isOffered = offer?.kind === 'stay' && offer.hotelId === contact.hotelId
  const offered = isOffered ? await stayView(db, offer, guests, request, locale) : null
  const bookedStay = row.product.kind === 'stay' ? row.product.priced : null
  type Event = { actor: string; at: string; note: string; isAnswer: boolean }
  const events = await db.execute<Event>(sql`
    select e.actor, ${isoInstant(sql`e.at`)} as at, e.note,
      coalesce(e.from_status <> e.to_status, false) and (e.from_status = 'waiting' or e.to_status = 'rejected') as "isAnswer"
    from booking_event e where e.booking_id = ${row.id} order by e.id desc`)
  const event = events.rows.find((one) => one.isAnswer || (answererOf(one.actor) && answersChange(one.note)))
  const by = event && event.note !== 'document' && state !== 'change' ? answererOf(event.actor) : null
  return {
    reference: row.reference,
    hotel: inLocale(contact.name, locale),
    city: inLocale(row.city, locale),
    time_zone: contact.timeZone,
    state,
    answered: event && by ? { by, at: event.at } : null,
    deadline_at: isHere && !isOver(row.status) ? (change?.deadlineAt ?? row.deadlineAt?.toISOString() ?? null) : null,
    stay,
    change: change && changed && { id: change.id, stay: changed },
    offered,
    choices: state === 'open' && bookedStay ? await findChoices(db, contact.hotelId, row, bookedStay, locale) : [],
  }
}

function answererOf(actor: string): 'hotel' | 'office' | null {
  return actor.startsWith('hotel:') ? 'hotel' : actor.startsWith('staff:') ? 'office' : null
}

function answersChange(note: string): boolean {
  const change = changeOfNote(note)
  return change === 'made' || change === 'accepted' || change === 'declined'
}

async function stayView(
  db: Queryable,
  product: BookedProduct,
  guests: Guest[],
  specialRequest: string,
  locale: Locale,
): Promise<HotelRequest['stay']> {
  const stay = await stayForHotel(db, product, guests)
  if (!stay || product.kind !== 'stay') return null
  const { rooms } = product.priced
  return {
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    nights: nightsBetween(stay.checkIn, stay.checkOut),
    rooms: stay.rooms.map(({ name, adults, childAges, guest }, i) => ({
      rate_plan_id: rooms[i]?.ratePlanId ?? 0,
      name: name ? inLocale(name, locale) : '',
      board: rooms[i]?.board ?? 'room_only',
      adults,
      child_ages: childAges,
      guest,
    })),
    special_request: specialRequest,
  }
}

/** The unfinished change of a confirmed booking, if it waits for the hotel or is otherwise in one of the states. */
function openChange(
  { status, change }: Pick<Booking, 'status' | 'change'>,
  now: Date,
  states: OpenChange['state'][] = ['asked'],
): OpenChange | null {
  const isOpen = change && status === 'confirmed' && states.includes(change.state)
  return isOpen && Date.parse(change.deadlineAt) > now.getTime() ? change : null
}

function stateOf(row: Booking, now: Date): HotelRequest['state'] {
  const { status, question } = row
  switch (status) {
    case 'waiting':
      return 'open'
    case 'waiting_user':
      return question === 'offer' ? 'offered' : question === 'document' ? 'document' : 'accepted'
    case 'rejected':
      return 'declined'
    case 'expired':
      return 'expired'
    case 'pending':
    case 'cancelled':
      return 'ended'
    default:
      return openChange(row, now) ? 'change' : openChange(row, now, ['unpaid']) ? 'accepted' : 'confirmed'
  }
}

type Rate = { id: number; roomTypeId: number; name: Bilingual; board: Board; policyId: number; basisPoints: number }

/** The rooms that a hotel can offer, each with its meals once: at the chosen terms, else at the lowest price. */
async function findChoices(
  db: Queryable,
  hotelId: number,
  { paymentType }: Booking,
  { rooms }: PricedStay,
  locale: Locale,
): Promise<HotelRequest['choices']> {
  const result = await db.execute<Rate>(sql`
    select r.id, rt.id as "roomTypeId", rt.name, r.board, r.policy_id as "policyId", r.price_basis_points as "basisPoints"
    from rate_plan r join room_type rt on rt.id = r.room_type_id
    where rt.hotel_id = ${hotelId} and r.payment in ('both', ${paymentType}) order by rt.id, r.id`)
  const booked = new Set(rooms.map(({ ratePlanId }) => ratePlanId))
  const policies = new Set(result.rows.flatMap(({ id, policyId }) => (booked.has(id) ? [policyId] : [])))
  const order = ({ id, policyId, basisPoints }: Rate) =>
    (booked.has(id) ? 0 : policies.has(policyId) ? 1 : 2) * 1e6 + basisPoints
  const groups = Map.groupBy(result.rows, ({ roomTypeId, board }) => `${roomTypeId}:${board}`)
  return [...groups.values()].flatMap((rates) => {
    // Each booked rate is a choice, so that a room can stay as it is.
    const bookedRates = rates.filter(({ id }) => booked.has(id))
    const choices = bookedRates.length > 0 ? bookedRates : rates.toSorted((a, b) => order(a) - order(b)).slice(0, 1)
    return choices.map(({ id, name, board }) => ({ rate_plan_id: id, name: inLocale(name, locale), board }))
  })
}
