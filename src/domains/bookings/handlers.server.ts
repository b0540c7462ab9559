import { sql } from 'drizzle-orm'
import { done, refuse, type CodeOf, type Outcome } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { bookOnRequest, bookOwn } from '#domains/bookings/book.server.ts'
import { answerOffer, cancelAt, changePaymentType, costOfCancelling } from '#domains/bookings/change.server.ts'
import type { bookingsEndpoints } from '#domains/bookings/contract.ts'
import { tooManyArrivals } from '#domains/bookings/open-arrivals.server.ts'
import { isOverdue, releaseOverdueOf, releaseToRead } from '#domains/bookings/overdue.server.ts'
import { pageTagsOf } from '#domains/bookings/page-tags.ts'
import { findBooking, findMyBookings, lockBooking, type ChangingBooking } from '#domains/bookings/read.server.ts'
import { storeBooking } from '#domains/bookings/store.server.ts'
import { bookingCardView, bookingDetailsView, cancellationQuoteView } from '#domains/bookings/views.server.ts'
import type { Context, Handlers, Traveller } from '#domains/context.ts'
import { inTransaction, type Queryable } from '#domains/db.ts'

type Own = Context & { actor: Traveller }
type PayTypeRefusal = CodeOf<typeof bookingsEndpoints.change_user_booking_payment_type>

export const bookingsHandlers: Handlers<typeof bookingsEndpoints> = {
  book_hotel: bookOwn,

  book_hotel_portal: bookOnRequest,

  store_booking: storeBooking,

  async answer_offer(context, { reference, answer }) {
    const { ports, now } = context
    return changeOwn(context, reference, (tx, booking) => answerOffer(tx, ports.queue, booking, answer, now))
  },

  async quote_cancellation(context, { reference }) {
    const { db, actor, now } = context
    await releaseOverdueOf(context, sql`b.reference = ${reference.toUpperCase()}`)
    const booking = await lockBooking(db, ownBooking(actor, reference))
    if (!booking) return refuse('not_found')
    const cost = costOfCancelling(booking, now)
    return cost.ok ? done(cancellationQuoteView(booking, cost.data, now)) : cost
  },

  async cancel_booking(context, { reference, accepted_penalty }) {
    const { ports, now } = context
    return changeOwn<'status_changed' | 'too_late' | 'refund_changed'>(context, reference, async (tx, booking) => {
      const cost = costOfCancelling(booking, now)
      if (!cost.ok) return cost
      const { penalty } = cost.data
      if (accepted_penalty.minor !== penalty || accepted_penalty.currency !== booking.priced.currency) {
        return refuse('refund_changed', { data: cancellationQuoteView(booking, cost.data, now) })
      }
      return cancelAt(tx, ports.queue, booking, cost.data, now)
    })
  },

  async change_user_booking_payment_type(context, { reference, payment_type }) {
    const { actor, ports, now } = context
    return changeOwn<PayTypeRefusal>(context, reference, async (tx, booking) => {
      // One that is confirmed without being paid counts already.
      const full =
        booking.paymentType !== payment_type &&
        booking.status !== 'confirmed' &&
        (await tooManyArrivals({ db: tx, ports, now }, { userId: actor.userId, paymentType: payment_type }))
      if (full) return full
      return changePaymentType(tx, ports.queue, booking, { to: payment_type, paysOnline: ports.gateway !== null }, now)
    })
  },

  async fetch_my_bookings(context, { group, status, page, per_page }) {
    const { db, actor, locale, now } = context
    const find = () => findMyBookings(db, actor.userId, { group, status, now }, { page, perPage: per_page })
    let { rows, total } = await find()
    if (rows.some((row) => isOverdue(row, now))) {
      await releaseToRead(context, sql`b.user_id = ${actor.userId}`)
      ;({ rows, total } = await find())
    }
    return done(
      rows.map((row) => bookingCardView(row, locale, now)),
      { page, per_page, total },
    )
  },

  async show_booking(context, { reference }) {
    const { db, actor, locale, now } = context
    let row = await findBooking(db, actor.userId, reference)
    if (row && isOverdue(row, now)) {
      await releaseToRead(context, sql`b.id = ${row.bookingId}`)
      row = await findBooking(db, actor.userId, reference)
    }
    return row ? done(bookingDetailsView(row, locale, now)) : refuse('not_found')
  },
}

/** Changes the traveller's own booking, locked, and answers it as it is then. What is overdue has expired first. */
async function changeOwn<Code extends ErrorCode>(
  context: Own,
  reference: string,
  command: (tx: Queryable, booking: ChangingBooking) => Promise<Outcome<null, Code>>,
) {
  const { actor, now, locale } = context
  await releaseOverdueOf(context, sql`b.reference = ${reference.toUpperCase()}`)
  const tags: string[] = []
  const changed = await inTransaction(context.db, async (tx) => {
    const booking = await lockBooking(tx, ownBooking(actor, reference))
    if (!booking) return refuse('not_found')
    tags.push(...pageTagsOf(booking))
    return command(tx, booking)
  })
  if (!changed.ok) return changed
  context.changes.push(...tags)
  const row = await findBooking(context.db, actor.userId, reference)
  // An offer may have been of another hotel or journey.
  if (row) context.changes.push(...pageTagsOf({ hotelId: row.hotel?.id ?? null, journey: row.journey }))
  return row ? done(bookingDetailsView(row, locale, now)) : refuse('not_found')
}

function ownBooking(actor: Traveller, reference: string) {
  return sql`b.reference = ${reference.toUpperCase()} and b.user_id = ${actor.userId}`
}
