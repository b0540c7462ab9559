import { sql } from 'drizzle-orm'
import { done, err, type CodeOf } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import { cancelAt, costOfCancelling, releaseHold } from '#domains/bookings/cancel/cancel.server.ts'
import { changePaymentType } from '#domains/bookings/payment/payment-type.server.ts'
import { findGiftCardOfCheckout } from '#domains/bookings/make/checkout.server.ts'
import {
  findDuplicate,
  findJustBooked,
  onArrivalLimitError,
  waitBeforeRequest,
  duplicateError,
} from '#domains/bookings/create/prechecks.server.ts'
import type { bookingsEndpoints, BookInput } from '#domains/bookings/contract/bookings.ts'
import { recountCart } from '#domains/cart/lines.server.ts'
import { isOverdue, readCurrent, releaseToRead } from '#domains/bookings/current/overdue.server.ts'
import { findBooking, findMyBookings } from '#domains/bookings/state/shown-bookings.server.ts'
import { loadBooking } from '#domains/bookings/state/queries.server.ts'
import {
  bookingCardView,
  bookingDetailsView,
  cancellationQuoteView,
  listedBookingView,
} from '#domains/bookings/contract/views.server.ts'
import type { Context, Handlers, Traveller } from '#domains/context.ts'
import { ownReference } from '#domains/bookings/access/booking-session.server.ts'
import { changeFresh, changeOwn } from '#domains/bookings/current/own-booking.server.ts'
import { toSelection } from '#domains/products/quote.server.ts'
import {
  createBooking,
  type BookingOptions,
  bookedOnSite,
  nameAfterGuest,
} from '#domains/bookings/create/create-booking.server.ts'
import {
  openPackageOrServiceQuote,
  openStayQuote,
  type QuotedProduct,
} from '#domains/bookings/make/product-to-book.server.ts'

type PaymentTypeError = CodeOf<typeof bookingsEndpoints.change_user_booking_payment_type>

export const bookingsHandlers: Handlers<typeof bookingsEndpoints> = {
  async book_hotel(context, input) {
    const opened = await openStayQuote(context, input.quote_token)
    if (!opened.ok) return opened
    return book(context, opened.data, input, (supply) => (supply === 'own' ? null : 'only_on_request'))
  },

  async book_hotel_portal(context, input) {
    const opened = await openStayQuote(context, input.quote_token)
    if (!opened.ok) return opened
    return book(context, opened.data, input, (supply) => (supply === 'portal' ? null : 'not_on_request'))
  },

  async store_booking(context, input) {
    const opened = openPackageOrServiceQuote(context, input.quote_token)
    return opened.ok ? book(context, opened.data, input) : opened
  },

  async fetch_duplicate_booking({ db, actor, locale, now }, { selection }) {
    const row = selection
      ? await findDuplicate(db, { actor, selections: [toSelection(selection)], now })
      : await findJustBooked(db, actor, now)
    return done({ booking: row && bookingCardView(row, locale, now) })
  },

  release_booking: (context, { reference }) => changeOwn(context, reference, releaseHold),

  async quote_cancellation(context, { reference }) {
    const { db, actor, now } = context
    await releaseToRead(context, sql`b.reference = ${reference.toUpperCase()}`)
    const booking = await loadBooking(db, ownReference(actor, reference))
    if (!booking) return err('not_found')
    const cost = costOfCancelling(booking, now)
    return cost.ok ? done(cancellationQuoteView(booking, cost.data, now)) : cost
  },

  async cancel_booking(context, { reference, accepted_penalty }) {
    const { now } = context
    return changeFresh<'status_changed' | 'too_late' | 'refund_changed'>(context, reference, async (at, booking) => {
      const cost = costOfCancelling(booking, now)
      if (!cost.ok) return cost
      const { penalty } = cost.data
      if (accepted_penalty.minor !== penalty || accepted_penalty.currency !== booking.price.currency) {
        return err('refund_changed', { data: cancellationQuoteView(booking, cost.data, now) })
      }
      return cancelAt(at, booking, cost.data)
    })
  },

  async change_user_booking_payment_type(context, { reference, payment_type }) {
    const { ports, now } = context
    return changeFresh<PaymentTypeError>(context, reference, async (at, booking) => {
      const { userId } = booking
      // A confirmed but unpaid booking is counted already; one without an account was made by staff.
      const full =
        userId !== null &&
        booking.paymentType !== payment_type &&
        booking.status !== 'confirmed' &&
        (await onArrivalLimitError({ db: at.db, ports, now }, { userId, paymentType: payment_type }))
      if (full) return full
      return changePaymentType(at, booking, { to: payment_type, paysOnline: ports.gateway !== null })
    })
  },

  async fetch_my_bookings(context, { group, status, page, per_page }) {
    const { db, ports, actor, locale, now } = context
    const find = () => findMyBookings(db, actor.userId, { group, status, now }, { page, perPage: per_page })
    let { rows, total } = await find()
    if (rows.some((row) => isOverdue(row, now))) {
      await releaseToRead(context, sql`b.user_id = ${actor.userId}`)
      ;({ rows, total } = await find())
    }
    const missing = await ports.features.missingDetails(context, rows)
    return done(
      rows.map((row) => listedBookingView(row, missing, locale, now)),
      { page, per_page, total },
    )
  },

  async show_booking(context, { reference }) {
    const { db, actor, locale, now } = context
    const row = await readCurrent(context, () => findBooking(db, actor, reference))
    return row ? done(bookingDetailsView(row, locale, now)) : err('not_found')
  },
}

/**
 * Books for the traveller who calls, within the limits of open bookings of an account: confirmed immediately, held until
 * it is paid online, or a request that is held until the hotel answers.
 */
async function book<ProductCode extends ErrorCode, Code extends ErrorCode = never>(
  context: Context & { actor: Traveller },
  product: QuotedProduct<ProductCode>,
  input: BookInput,
  wrongSupply?: BookingOptions<Code>['wrongSupply'],
) {
  const { actor, locale, ports, now } = context
  type Failed = Code | 'too_many_waiting' | 'too_many_unpaid' | 'duplicate_booking' | 'gift_card_changed'
  const booked = await createBooking<ProductCode, Failed>(context, product, input, {
    bookedFor: bookedOnSite(actor, locale),
    ...(wrongSupply && { wrongSupply }),
    gift: input.gift_card && {
      card: await findGiftCardOfCheckout(context.db, { userId: actor.userId, digest: null }),
      accepted: input.gift_card,
      changed: err('gift_card_changed'),
    },
    async precheck() {
      const wait = await waitBeforeRequest(context)
      return wait === null ? null : err('too_many_waiting', { retryAfter: wait })
    },
    async precheckInTransaction(db, { paymentType }) {
      const duplicate = input.allow_duplicate
        ? null
        : await duplicateError({ db, locale, now }, actor, [product.quote.selection])
      // The payment type is the one that the booking gets: without an amount to pay online it is paid on arrival.
      return duplicate ?? onArrivalLimitError({ db, ports, now }, { userId: actor.userId, paymentType })
    },
  })
  if (!booked.ok) return booked
  const row = await findBooking(context.db, actor, booked.data.reference)
  if (!row) throw new Error(`booking ${booked.data.reference} is missing after it was created`)
  await nameAfterGuest(context, input)
  await recountCart(context)
  return done(bookingDetailsView(row, locale, now))
}
