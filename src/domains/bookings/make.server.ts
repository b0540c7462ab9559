import { sql, type SQL } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { takeJourney } from '#domains/bookings/journey-stock.server.ts'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import { letterOfStatus, told } from '#domains/bookings/letters.server.ts'
import { statusTable } from '#domains/bookings/rules.ts'
import type { BookingSource, BookingStatus, Contact, Guest } from '#domains/bookings/shapes.ts'
import { stockLines } from '#domains/bookings/write.server.ts'
import { takenOutOfCart } from '#domains/cart/booked.server.ts'
import { selectionDigest, type CartSelection } from '#domains/cart/selection.ts'
import { statement, type Queryable } from '#domains/db.ts'
import { lettersTo } from '#domains/messages/queue.server.ts'
import type { PaymentType, PricedStay } from '#domains/stays/shapes.ts'
import { nightsWanted, roomsTaken } from '#domains/stays/stock.server.ts'
import type { Locale } from '#text/locale.ts'

export type NewBooking = {
  reference: string
  /** Null for a guest without account. */
  userId: string | null
  /** Who makes it: `traveller:<id>`, or `staff:<id>` for somebody on the phone. */
  actor: string
  source: BookingSource
  /** Null for a package or service, which is in `journey`. */
  hotelId: number | null
  journey?: BookedJourney | undefined
  /** Of one that is booked together with others. */
  orderId?: number
  /** What it takes out of the traveller's cart. */
  inCart?: CartSelection
  status: FirstStatus
  paymentType: PaymentType
  priced: PricedStay
  guests: Guest[]
  contact: Contact
  specialRequest: string
  locale: Locale
  deadlineAt: Date | null
  now: Date
}
type FirstStatus = Extract<BookingStatus, 'pending' | 'waiting' | 'confirmed'>

/**
 * Takes the stock and writes the booking with its rooms, its first event and its letter: all of it, or `sold_out` and
 * nothing. For a stay that is one statement (decision 0042): the nights are locked for as short as can be, and whoever
 * finds them gone has written nothing. Announce `lettersQueued` once it is through. Run in a transaction.
 */
export async function makeBooking(db: Queryable, made: NewBooking): Promise<Outcome<{ id: number }, 'sold_out'>> {
  const { journey, priced, status } = made
  if (journey && !(await takeJourney(db, statusTable[status].stock, journey))) return refuse('sold_out')
  const written = await writing[journey ? 'journey' : 'stay'][status](db, {
    ...nightsWanted(journey ? [] : stockLines(priced)),
    reference: made.reference,
    source: made.source,
    userId: made.userId,
    orderId: made.orderId ?? null,
    kind: journey?.kind ?? 'stay',
    hotelId: made.hotelId,
    journey: journey ? JSON.stringify(journey) : null,
    paymentType: made.paymentType,
    checkIn: priced.checkIn,
    checkOut: priced.checkOut,
    total: priced.total,
    currency: priced.currency,
    priced: JSON.stringify(priced),
    guests: JSON.stringify(made.guests),
    contact: JSON.stringify(made.contact),
    specialRequest: made.specialRequest,
    locale: made.locale,
    deadlineAt: made.deadlineAt?.toISOString() ?? null,
    at: made.now.toISOString(),
    actor: made.actor,
    inCart: made.inCart ? [selectionDigest(made.inCart)] : [],
  })
  const { id = null, nights = 0 } = written.rows[0] ?? {}
  if (id !== null) return done({ id })
  if (nights > 0) throw new Error(`${nights} nights were taken without the others of the stay`)
  return refuse('sold_out')
}

type Value =
  | keyof ReturnType<typeof nightsWanted>
  | keyof Pick<NewBooking, 'reference' | 'source' | 'userId' | 'orderId' | 'hotelId' | 'journey' | 'paymentType'>
  | keyof Pick<NewBooking, 'priced' | 'guests' | 'contact' | 'specialRequest' | 'locale' | 'deadlineAt' | 'actor'>
  | 'kind'
  | 'checkIn'
  | 'checkOut'
  | 'total'
  | 'currency'
  | 'at'
  | 'inCart'

const value = (name: Value): SQL => sql`${sql.placeholder(name)}`
const at = sql`${value('at')}::timestamptz`

/** The statement of a first status; `stay` says whether it takes nights, or what it books has its stock already. */
function bookingStatement(status: FirstStatus, stay: boolean) {
  const { stock } = statusTable[status]
  const letter = letterOfStatus[status]
  return statement<{ id: number | null; nights: number }, Value>(() => {
    const rows = told(sql`'booked:' || b.reference`, sql`true`, { of: sql`made` })
    const nights = { rooms: value('rooms'), nights: value('nights'), quantities: value('quantities') }
    return sql`
    with ${stay ? sql`${roomsTaken(stock, nights)},` : sql``} made as (
      insert into booking (reference, source, user_id, order_id, kind, hotel_id, journey, status, payment_status, payment_type,
        check_in, check_out, total_minor, currency, priced, guests, contact, special_request, locale, deadline_at, created_at, updated_at)
      select ${value('reference')}, ${value('source')}, ${value('userId')}, ${value('orderId')}::bigint, ${value('kind')},
        ${value('hotelId')}::int, ${value('journey')}::jsonb, ${status}, 'unpaid', ${value('paymentType')}, ${value('checkIn')}::date,
        ${value('checkOut')}::date, ${value('total')}::int, ${value('currency')}, ${value('priced')}::jsonb, ${value('guests')}::jsonb,
        ${value('contact')}::jsonb, ${value('specialRequest')}, ${value('locale')}, ${value('deadlineAt')}::timestamptz, ${at}, ${at}
      ${stay ? sql`where (select count(*) from taken) = (select count(*) from wanted)` : sql``}
      returning *
    ), rooms as (
      insert into booking_room (booking_id, position, room_type_id, rate_plan_id, priced)
      select made.id, r.n, (r.room ->> 'roomTypeId')::int, (r.room ->> 'ratePlanId')::int, r.room
      from made, jsonb_array_elements(made.priced -> 'rooms') with ordinality as r (room, n)
    ), event as (
      insert into booking_event (booking_id, at, actor, from_status, to_status)
      select id, created_at, ${value('actor')}, null, status from made
    ), out_of_cart as (
      ${takenOutOfCart(value('userId'), value('inCart'))} and exists (select from made)
    )${letter ? sql`, letter as (${lettersTo(letter, rows, at)})` : sql``}
    select (select id from made) as id, ${stay ? sql`(select count(*) from taken)` : sql`0`}::int as nights`
  })
}

const writing = {
  stay: {
    pending: bookingStatement('pending', true),
    waiting: bookingStatement('waiting', true),
    confirmed: bookingStatement('confirmed', true),
  },
  journey: {
    pending: bookingStatement('pending', false),
    waiting: bookingStatement('waiting', false),
    confirmed: bookingStatement('confirmed', false),
  },
}
