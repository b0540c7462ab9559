import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, type AnyPgColumn, uniqueIndex } from 'drizzle-orm/pg-core'
import { bigIdOf, idOf, partialIndex, partialUniqueIndex, textIdOf } from '#domains/shared/columns.server.ts'
import { instant } from '#domains/db.ts'
import { user } from '#domains/accounts/schema.server.ts'
import type { ChargeReason, ChargeSource } from '#domains/bookings/account/account.ts'
import type { BookedPrice, BookedProduct } from '#domains/bookings/model/products/product.ts'
import { bookedColumns, otherProductColumns } from '#domains/bookings/model/product-columns.server.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { GiftUseState } from '#domains/bookings/account/gift-use.ts'
import type { ChangeState } from '#domains/bookings/model/change-shapes.ts'
import type { CheckoutDraft } from '#domains/bookings/model/order-shapes.ts'
import type { BookingSource, BookingStatus, CancellationCost, Contact, Guest } from '#domains/bookings/model/shapes.ts'
import type { RejectReason } from '#domains/bookings/model/decline.ts'
import type { PaymentStatus, ArrivalWay } from '#domains/payments/shapes.ts'
import { termsVersion } from '#domains/content/schema.server.ts'
import { giftCard } from '#domains/payments/gift-cards/schema.server.ts'
import { payment } from '#domains/payments/schema.server.ts'
import type { PaymentType, PricedRoom } from '#domains/shared/shapes.ts'
import { promotionUse } from '#domains/promotions/schema.server.ts'
import { hotel, ratePlan, roomType } from '#domains/products/stays/schema.server.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'

/** One checkout: one booking per line of the cart, and one payment for those that are paid online immediately. */
export const bookingOrder = pgTable(
  'booking_order',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: c.text('reference').notNull(),
    userId: c.text('user_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  }),
  (t) => [uniqueIndex('booking_order_reference').on(t.reference), index('booking_order_user').on(t.userId)],
)

/** The checkout as filled in so far; owned by a traveller, or by a browser with the token of its cart. */
export const checkout = pgTable(
  'checkout',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: c.text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** A keyed digest of the cookie's token. */
    tokenDigest: c.text('token_digest'),
    draft: c.jsonb('draft').$type<CheckoutDraft>().notNull(),
    /** The gift card that was entered to pay with. */
    giftCardId: c.integer('gift_card_id').references(() => giftCard.id, { onDelete: 'set null' }),
    touchedAt: instant('touched_at').notNull(),
  }),
  (t) => [
    uniqueIndex('checkout_user').on(t.userId),
    uniqueIndex('checkout_token').on(t.tokenDigest),
    index('checkout_age').on(t.touchedAt),
    partialIndex('checkout_gift_card', [t.giftCardId], sql`${t.giftCardId} is not null`),
    check('checkout_owner', sql`num_nonnulls(${t.userId}, ${t.tokenDigest}) = 1`),
  ],
)

export const booking = pgTable(
  'booking',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The reference that the traveller shows at the reception. */
    reference: c.text('reference').notNull(),
    source: c.text('source').$type<BookingSource>().notNull().default('site'),
    userId: c.text('user_id').references(() => user.id, { onDelete: 'set null' }),
    kind: c.text('kind').$type<ProductKind>().notNull().default('stay'),
    /** Set if it was booked together with others. */
    orderId: c.bigint('order_id', { mode: 'number' }).references(() => bookingOrder.id),
    /** Set for stays only. */
    hotelId: c.integer('hotel_id').references(() => hotel.id),
    /** The product that the traveller accepted, with its price in detail: rooms, fees, seats, slots. */
    product: c.jsonb('product').$type<BookedProduct>().notNull(),
    ...bookedColumns(),
    /** Digest of the selection that was booked, to find a booking of the same again; null for other products. */
    selection: c.text('selection'),
    status: c.text('status').$type<BookingStatus>().notNull(),
    paymentStatus: c.text('payment_status').$type<PaymentStatus>().notNull(),
    paymentType: c.text('payment_type').$type<PaymentType>().notNull(),
    /** The first day. */
    checkIn: c.date('check_in', { mode: 'string' }).notNull(),
    /** The day of departure, or the day after the last day of a package or service. */
    checkOut: c.date('check_out', { mode: 'string' }).notNull(),
    totalMinor: c.integer('total_minor').notNull(),
    /** Contained in the total. */
    vatMinor: c.integer('vat_minor').notNull(),
    cityFeeMinor: c.integer('city_fee_minor').notNull(),
    /** The part of the total that is a fee of the hotel, which it collects itself. */
    hotelFeeMinor: c.integer('hotel_fee_minor').notNull(),
    currency: c.char('currency', { length: 3 }).notNull(),
    /** The price that the booking's payments and its cancellation follow. */
    price: c.jsonb('price').$type<BookedPrice>().notNull(),
    guests: c.jsonb('guests').$type<Guest[]>().notNull(),
    contact: c.jsonb('contact').$type<Contact>().notNull(),
    specialRequest: c.text('special_request').notNull().default(''),
    locale: c.text('locale').$type<Locale>().notNull(),
    /** The terms and conditions that were accepted with it; null if none were published, and for earlier bookings. */
    termsVersionId: c.integer('terms_version_id').references(() => termsVersion.id),
    /** The supplier's own reference of a booking on request, once the request was sent. */
    partnerReference: c.text('partner_reference'),
    /** Why the request, or the last change that was requested, was declined. */
    rejectReason: c.text('reject_reason').$type<RejectReason>(),
    /** What the hotel wrote when it last declined the request or a change of it. */
    declineComment: c.text('decline_comment').notNull().default(''),
    /** The cost of the cancellation, as the traveller accepted it. */
    cancelled: c.jsonb('cancelled').$type<CancellationCost>(),
    /** Time of check-in at the hotel. */
    checkedInAt: instant('checked_in_at'),
    /** Time at which the guests left the hotel; the booking is completed on the day after its last one. */
    checkedOutAt: instant('checked_out_at'),
    /** Links in emails contain the generation that they were made in; older ones were revoked by staff. */
    linkGeneration: c.integer('link_generation').notNull().default(0),
    /** Deadline for the side whose turn it is; null if no answer is awaited. */
    deadlineAt: instant('deadline_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /**
     * For the search of the admin: reference, email address, digits of the phone number, and the names of the guests in
     * the letters of `searchKey`, also without spaces.
     */
    searchKey: c
      .text('search_key')
      .notNull()
      .generatedAlwaysAs(sql`booking_search_key(reference, contact, guests)`),
  }),
  (t) => [
    uniqueIndex('booking_reference').on(t.reference),
    index('booking_user').on(t.userId, t.checkIn),
    // Rows are inserted in chronological order, so a BRIN index of a few bytes per page is enough for reports.
    index('booking_created').using('brin', t.createdAt),
    index('booking_hotel').on(t.hotelId, t.checkIn),
    partialIndex('booking_of_order', [t.orderId], sql`${t.orderId} is not null`),
    index('booking_search').using('gin', t.searchKey.op('gin_trgm_ops')),
    partialIndex('booking_deadline', [t.deadlineAt], sql`${t.deadlineAt} is not null`),
    uniqueIndex('booking_partner_reference').on(t.partnerReference),
    // Phone bookings without an account, which an account can claim by its verified email address or phone number.
    partialIndex(
      'booking_unclaimed',
      [sql`(lower(contact ->> 'email'))`, sql`(contact ->> 'phone')`],
      sql`${t.userId} is null and ${t.source} = 'phone'`,
    ),
    partialIndex('booking_confirmed', [t.checkOut], sql`${t.status} = 'confirmed'`),
    // Packages with online instalments, for the sweep of instalments.
    partialIndex(
      'booking_in_parts',
      [t.checkIn],
      sql`${t.status} = 'confirmed' and ${t.kind} = 'package' and ${t.paymentType} = 'prepay'`,
    ),
    // Ended bookings of which something was owed by hand, for the list of what is owed. Earlier ones do not state it.
    partialIndex(
      'booking_ended_owing',
      [t.id],
      sql`${t.cancelled} is not null and coalesce((${t.cancelled} ->> 'byHand')::int, 1) > 0`,
    ),
    // The bookings of a departure.
    partialIndex('booking_departure', [t.departureId], sql`${t.departureId} is not null`),
    // Bookings that require details of their travellers, for the sweep of reminders and the lists of travellers.
    partialIndex(
      'booking_with_requirements',
      [t.checkIn],
      sql`${t.status} = 'confirmed' and ${t.detailsDaysBefore} is not null`,
    ),
    check('booking_dates', sql`${t.checkOut} > ${t.checkIn}`),
    check(
      'booking_kind',
      sql`(${t.kind} = 'stay') = (${t.hotelId} is not null) and ${t.product} ->> 'kind' = ${t.kind}`,
    ),
  ],
)

/** The booking that a row belongs to. */
export const bookingId = () => bigIdOf('booking_id', () => booking.id)

/** One row per booked room; the night counters must add up to these rows. */
export const bookingRoom = pgTable(
  'booking_room',
  (c) => ({
    bookingId: bookingId(),
    position: c.smallint('position').notNull(),
    roomTypeId: idOf('room_type_id', () => roomType.id),
    ratePlanId: idOf('rate_plan_id', () => ratePlan.id),
    priced: c.jsonb('priced').$type<PricedRoom>().notNull(),
  }),
  (t) => [
    uniqueIndex('booking_room_position').on(t.bookingId, t.position),
    index('booking_room_type').on(t.roomTypeId),
  ],
)

/** Append-only log of status changes: actor, statuses and time. */
export const bookingEvent = pgTable(
  'booking_event',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bookingId(),
    at: instant('at').notNull(),
    /** `traveller:<id>`, `staff:<id>`, `partner`, `payment` or `clock`. */
    actor: c.text('actor').notNull(),
    fromStatus: c.text('from_status').$type<BookingStatus>(),
    toStatus: c.text('to_status').$type<BookingStatus>().notNull(),
    note: c.text('note').notNull().default(''),
  }),
  (t) => [index('booking_event_booking').on(t.bookingId), index('booking_event_at').using('brin', t.at)],
)

/**
 * A change of a booking by its traveller. Until it is applied the booking stays as it is, and the change holds what the
 * new product takes beyond the booked one. At most one per booking is unfinished.
 */
export const bookingChange = pgTable(
  'booking_change',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bookingId(),
    state: c.text('state').$type<ChangeState>().notNull(),
    /** The new product; null if only the names change. */
    product: c.jsonb('product').$type<BookedProduct>(),
    ...otherProductColumns(),
    /** Digest of the new selection. */
    selection: c.text('selection'),
    guests: c.jsonb('guests').$type<Guest[]>().notNull(),
    /** The booked product at the request, if it changes. Earlier changes do not have it, nor the names. */
    productBefore: c.jsonb('product_before').$type<BookedProduct>(),
    /** By how much the new product costs less, without fees of earlier terms; negative if it costs more, null if unknown. */
    cheaperMinor: c
      .integer('cheaper_minor')
      .generatedAlwaysAs(sql`(product_before #>> '{priced,total}')::int - (product #>> '{priced,total}')::int`),
    guestsBefore: c.jsonb('guests_before').$type<Guest[]>(),
    /** The penalty of the earlier terms for the cancelled share, contained in the new total. Minor units. */
    penaltyMinor: c.integer('penalty_minor').notNull(),
    /** To be paid online before the change is applied. */
    dueMinor: c.integer('due_minor').notNull(),
    /** Refunded when the change is applied. */
    refundMinor: c.integer('refund_minor').notNull(),
    /** Deadline of the provider or the traveller while the change is unfinished. */
    deadlineAt: instant('deadline_at'),
    createdAt: instant('created_at').notNull(),
    /** Time at which it was applied or ended. */
    closedAt: instant('closed_at'),
  }),
  (t) => [
    index('booking_change_booking').on(t.bookingId),
    // Changes after which a booking costs less, for the list of what is owed.
    partialIndex(
      'booking_change_cheaper',
      [t.bookingId],
      sql`${t.state} = 'applied' and ${t.product} is not null and coalesce(${t.cheaperMinor} > 0, true)`,
    ),
    partialUniqueIndex('booking_change_unfinished', [t.bookingId], sql`${t.state} in ('asked', 'unpaid')`),
    partialIndex('booking_change_due', [t.deadlineAt], sql`${t.deadlineAt} is not null`),
    check('booking_change_open', sql`(${t.state} in ('asked', 'unpaid')) = (${t.closedAt} is null)`),
    check('booking_change_deadline', sql`${t.closedAt} is not null or ${t.deadlineAt} is not null`),
    check('booking_change_amounts', sql`${t.dueMinor} >= 0 and ${t.refundMinor} >= 0 and ${t.penaltyMinor} >= 0`),
  ],
)

/**
 * What a booking costs, line by line, each with its own price. Append-only: a line that no longer holds stays, and a
 * counter-entry reverses it.
 */
export const bookingCharge = pgTable(
  'booking_charge',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bookingId(),
    at: instant('at').notNull(),
    source: c.text('source').$type<ChargeSource>().notNull(),
    /** Room type, room basis, extra, option, fee, promotion, or the rate of a tax in basis points. */
    subject: c.text('subject'),
    /** The board, the kind of the person, or the unit of an option. */
    detail: c.text('detail'),
    /** The night. */
    date: c.date('date', { mode: 'string' }),
    /** The name of the subject when it was charged; null for one that every reader knows. */
    name: c.jsonb('name').$type<Bilingual>(),
    amountMinor: c.integer('amount_minor').notNull(),
    /** The line that this row reverses, at most once. */
    reverses: c.bigint('reverses', { mode: 'number' }).references((): AnyPgColumn => bookingCharge.id),
    /** Why it was reversed or charged; null for what was charged with the booking. */
    reason: c.text('reason').$type<ChargeReason>(),
  }),
  (t) => [
    index('booking_charge_booking').on(t.bookingId),
    partialUniqueIndex('booking_charge_reverses', [t.reverses], sql`${t.reverses} is not null`),
    check('booking_charge_amount', sql`${t.amountMinor} <> 0`),
    check('booking_charge_reason', sql`${t.reverses} is null or ${t.reason} is not null`),
  ],
)

/** The bookings of a payment: one booking, or each booking of an order with its share. */
export const bookingPayment = pgTable(
  'booking_payment',
  (c) => ({
    paymentId: textIdOf('payment_id', () => payment.id),
    bookingId: bookingId(),
    amountMinor: c.integer('amount_minor').notNull(),
    /** Amount received for the booking before; greater than 0 only for a later instalment or a change. */
    afterMinor: c.integer('after_minor').notNull().default(0),
    /** The change by the traveller whose difference is paid. */
    changeId: c.bigint('change_id', { mode: 'number' }).references(() => bookingChange.id),
    /** True once a change by the traveller was applied, because its price contains what had been paid before. */
    inPrice: c.boolean('in_price').notNull().default(false),
  }),
  (t) => [
    primaryKey({ columns: [t.paymentId, t.bookingId] }),
    index('booking_payment_booking').on(t.bookingId),
    partialIndex('booking_payment_change', [t.changeId], sql`${t.changeId} is not null`),
  ],
)

/** The bookings that a use of a promotion reduced. */
export const promotionBooking = pgTable(
  'promotion_booking',
  {
    bookingId: bookingId().primaryKey(),
    useId: bigIdOf('use_id', () => promotionUse.id),
    /** Set if the booking ended before its confirmation. */
    returnedAt: instant('returned_at'),
  },
  (t) => [index('promotion_booking_use').on(t.useId)],
)

/**
 * The part that a gift card pays of a booking: held until the booking is confirmed or ends, then captured by a payment
 * or returned to the balance. Refunds of a captured amount are refunds of its payment.
 */
export const giftUse = pgTable(
  'gift_use',
  (c) => ({
    bookingId: bookingId().primaryKey(),
    cardId: idOf('card_id', () => giftCard.id),
    amountMinor: c.integer('amount_minor').notNull(),
    state: c.text('state').$type<GiftUseState>().notNull(),
    paymentId: c.text('payment_id').references(() => payment.id),
    at: instant('at').notNull(),
  }),
  (t) => [
    index('gift_use_card').on(t.cardId),
    partialIndex('gift_use_payment', [t.paymentId], sql`${t.paymentId} is not null`),
    check('gift_use_amount', sql`${t.amountMinor} > 0`),
    check('gift_use_captured', sql`(${t.state} = 'captured') = (${t.paymentId} is not null)`),
  ],
)

/** Internal notes of staff about a booking. */
export const bookingNote = pgTable(
  'booking_note',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bookingId(),
    at: instant('at').notNull(),
    name: c.text('name').notNull(),
    text: c.text('text').notNull(),
  }),
  (t) => [index('booking_note_booking').on(t.bookingId)],
)

/**
 * A payment at the hotel or the meeting point, or by transfer, recorded by staff. It does not go through a payment
 * provider. One that was recorded by mistake stays, and a negative row reverses it.
 */
export const arrivalPayment = pgTable(
  'arrival_payment',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bookingId(),
    at: instant('at').notNull(),
    amountMinor: c.integer('amount_minor').notNull(),
    way: c.text('way').$type<ArrivalWay>().notNull(),
    name: c.text('name').notNull(),
    /** The payment that this row reverses, at most once. */
    reverses: c
      .bigint('reverses', { mode: 'number' })
      .unique()
      .references((): AnyPgColumn => arrivalPayment.id),
    /** Why staff reversed it; null for a payment. */
    reason: c.text('reason'),
  }),
  (t) => [
    index('arrival_payment_booking').on(t.bookingId),
    check(
      'arrival_payment_amount',
      sql`${t.amountMinor} <> 0 and (${t.amountMinor} < 0) = (${t.reverses} is not null)`,
    ),
    check('arrival_payment_reason', sql`(${t.reverses} is null) = (${t.reason} is null)`),
  ],
)

/** A refund by hand of a payment in person or by transfer, recorded by staff. */
export const manualRefund = pgTable(
  'manual_refund',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bookingId(),
    /** Time of recording. */
    at: instant('at').notNull(),
    amountMinor: c.integer('amount_minor').notNull(),
    givenOn: c.date('given_on', { mode: 'string' }).notNull(),
    /** `cancelled` for a booking that had ended, `changed` for what an active one no longer costs. */
    reason: c.text('reason').$type<'cancelled' | 'changed'>().notNull().default('cancelled'),
    /** The transfer's reference, or other remarks. */
    note: c.text('note').notNull().default(''),
    name: c.text('name').notNull(),
  }),
  (t) => [index('manual_refund_booking').on(t.bookingId), check('manual_refund_amount', sql`${t.amountMinor} > 0`)],
)
