import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { user } from '#domains/accounts/tables.server.ts'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import type { ArrivalWay } from '#domains/bookings/arrival-ways.ts'
import type { BookingKind } from '#domains/bookings/kinds.ts'
import type { CheckoutDraft } from '#domains/bookings/order-shapes.ts'
import type { BookingSource, BookingStatus, CancellationCost, Contact, Guest } from '#domains/bookings/shapes.ts'
import type { RejectReason } from '#domains/bookings/supply.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import { payment } from '#domains/payments/tables.server.ts'
import type { PaymentType, PricedRoom, PricedStay } from '#domains/stays/shapes.ts'
import { hotel, ratePlan, roomType } from '#domains/stays/tables.server.ts'
import type { Locale } from '#text/locale.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What one checkout made: one booking a line of the cart, and one payment for those that are paid online at once. */
export const bookingOrder = pgTable(
  'booking_order',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference').notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('booking_order_reference').on(t.reference), index('booking_order_user').on(t.userId)],
)

/** What a traveller has typed on the way from cart to order. */
export const checkout = pgTable(
  'checkout',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    draft: jsonb('draft').$type<CheckoutDraft>().notNull(),
    touchedAt: instant('touched_at').notNull(),
  },
  (t) => [index('checkout_age').on(t.touchedAt)],
)

export const booking = pgTable(
  'booking',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What the traveller reads out at the desk. */
    reference: text('reference').notNull(),
    source: text('source').$type<BookingSource>().notNull().default('site'),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    kind: text('kind').$type<BookingKind>().notNull().default('stay'),
    /** Of one that was booked together with others. */
    orderId: bigint('order_id', { mode: 'number' }).references(() => bookingOrder.id),
    /** Of a stay alone. */
    hotelId: integer('hotel_id').references(() => hotel.id),
    /** The package or service, as the traveller accepted it. */
    journey: jsonb('journey').$type<BookedJourney>(),
    status: text('status').$type<BookingStatus>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    paymentType: text('payment_type').$type<PaymentType>().notNull(),
    checkIn: date('check_in', { mode: 'string' }).notNull(),
    checkOut: date('check_out', { mode: 'string' }).notNull(),
    totalMinor: integer('total_minor').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** The stay as the traveller accepted it: price lines, fees, cancellation steps with their instants. */
    priced: jsonb('priced').$type<PricedStay>().notNull(),
    guests: jsonb('guests').$type<Guest[]>().notNull(),
    contact: jsonb('contact').$type<Contact>().notNull(),
    specialRequest: text('special_request').notNull().default(''),
    locale: text('locale').$type<Locale>().notNull(),
    /** The supplier's own reference of a booking on request, once it was asked. */
    partnerReference: text('partner_reference'),
    /** Why the supplier said no. */
    rejectReason: text('reject_reason').$type<RejectReason>(),
    /** What cancelling has cost, as the traveller accepted it. */
    cancelled: jsonb('cancelled').$type<CancellationCost>(),
    /** When the guest stood at the desk of the hotel. */
    checkedInAt: instant('checked_in_at'),
    /** When the side whose turn it is must have answered; null when nobody must. */
    deadlineAt: instant('deadline_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('booking_reference').on(t.reference),
    index('booking_user').on(t.userId, t.checkIn),
    // Rows come in the order of time: what reports read is found by a few bytes a page.
    index('booking_created').using('brin', t.createdAt),
    index('booking_hotel').on(t.hotelId, t.checkIn),
    index('booking_of_order')
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
    // What the desk searches by: e-mail, phone and names, in any part of them.
    index('booking_people').using(
      'gin',
      sql`(lower((contact ->> 'email') || ' ' || (contact ->> 'phone') || ' ' || guests::text)) gin_trgm_ops`,
    ),
    index('booking_deadline')
      .on(t.deadlineAt)
      .where(sql`${t.deadlineAt} is not null`),
    // Of which something was to be given back by hand.
    index('booking_by_hand')
      .on(t.id)
      .where(sql`(${t.cancelled} ->> 'byHand')::int > 0`),
    uniqueIndex('booking_partner_reference').on(t.partnerReference),
    // Those that a guest without account may still make their own, by the address that they prove.
    index('booking_unclaimed')
      .on(sql`(lower(contact ->> 'email'))`, sql`(contact ->> 'phone')`)
      .where(sql`${t.userId} is null and ${t.source} = 'phone'`),
    index('booking_confirmed')
      .on(t.checkOut)
      .where(sql`${t.status} = 'confirmed'`),
    // Packages that are paid online in parts: what the sweep for instalments looks at.
    index('booking_in_parts')
      .on(t.checkIn)
      .where(sql`${t.status} = 'confirmed' and ${t.kind} = 'package' and ${t.paymentType} = 'prepay'`),
    check('booking_dates', sql`${t.checkOut} > ${t.checkIn}`),
    check(
      'booking_kind',
      sql`(${t.kind} = 'stay') = (${t.hotelId} is not null) and (${t.kind} = 'stay') = (${t.journey} is null)`,
    ),
  ],
)

/** One row a booked room: what the night counters must add up to. */
export const bookingRoom = pgTable(
  'booking_room',
  {
    bookingId: bigint('booking_id', { mode: 'number' })
      .notNull()
      .references(() => booking.id),
    position: smallint('position').notNull(),
    roomTypeId: integer('room_type_id')
      .notNull()
      .references(() => roomType.id),
    ratePlanId: integer('rate_plan_id')
      .notNull()
      .references(() => ratePlan.id),
    priced: jsonb('priced').$type<PricedRoom>().notNull(),
  },
  (t) => [
    uniqueIndex('booking_room_position').on(t.bookingId, t.position),
    index('booking_room_type').on(t.roomTypeId),
  ],
)

/** Append-only: who moved a booking from which status to which, and when. */
export const bookingEvent = pgTable(
  'booking_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bigint('booking_id', { mode: 'number' })
      .notNull()
      .references(() => booking.id),
    at: instant('at').notNull(),
    /** `traveller:<id>`, `staff:<id>`, `partner` or `clock`. */
    actor: text('actor').notNull(),
    fromStatus: text('from_status').$type<BookingStatus>(),
    toStatus: text('to_status').$type<BookingStatus>().notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [index('booking_event_booking').on(t.bookingId), index('booking_event_at').using('brin', t.at)],
)

/** What a payment pays for: one booking, or each of an order's with its share. */
export const bookingPayment = pgTable(
  'booking_payment',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    bookingId: bigint('booking_id', { mode: 'number' })
      .notNull()
      .references(() => booking.id),
    amountMinor: integer('amount_minor').notNull(),
    /** What had been paid for the booking before: nothing but of a later instalment. */
    afterMinor: integer('after_minor').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.paymentId, t.bookingId] }), index('booking_payment_booking').on(t.bookingId)],
)

/** What the staff tell one another about a booking. */
export const bookingNote = pgTable(
  'booking_note',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bigint('booking_id', { mode: 'number' })
      .notNull()
      .references(() => booking.id),
    at: instant('at').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
  },
  (t) => [index('booking_note_booking').on(t.bookingId)],
)

/** Money that was paid at the hotel or the meeting point, as staff recorded it. It never was with a provider. */
export const arrivalPayment = pgTable(
  'arrival_payment',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bigint('booking_id', { mode: 'number' })
      .notNull()
      .references(() => booking.id),
    at: instant('at').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    way: text('way').$type<ArrivalWay>().notNull(),
    name: text('name').notNull(),
  },
  (t) => [index('arrival_payment_booking').on(t.bookingId), check('arrival_payment_amount', sql`${t.amountMinor} > 0`)],
)

/** Money that was paid in person or by transfer and was given back so, as staff wrote it down. */
export const manualRefund = pgTable(
  'manual_refund',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bigint('booking_id', { mode: 'number' })
      .notNull()
      .references(() => booking.id),
    /** When it was written down. */
    at: instant('at').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    givenOn: date('given_on', { mode: 'string' }).notNull(),
    /** The transfer's reference, or what else is to be known of it. */
    note: text('note').notNull().default(''),
    name: text('name').notNull(),
  },
  (t) => [index('manual_refund_booking').on(t.bookingId), check('manual_refund_amount', sql`${t.amountMinor} > 0`)],
)
