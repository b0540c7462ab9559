import { sql } from 'drizzle-orm'
import { done, err, type CodeOf } from '#api/endpoint.ts'
import { amendStay, priceAmendment, type AmendError } from '#domains/booking-changes/amend.server.ts'
import { makeQuotedChange, quoteChange, readChangeToken } from '#domains/booking-changes/quoted-change.server.ts'
import { toSelection } from '#domains/products/quote.server.ts'
import { answerChange } from '#domains/booking-changes/change.server.ts'
import { cancellationCost, freeOfCost } from '#domains/bookings/model/cancellation.ts'
import { cancelAt } from '#domains/bookings/cancel/cancel.server.ts'
import { changeAsSeen, shown } from '#domains/booking-admin/locked-booking.server.ts'
import type { adminBookingsEndpoints } from '#domains/booking-admin/contract.ts'
import { countOpen, findAdminBookings, notificationOf } from '#domains/booking-admin/queries.server.ts'
import { amendmentView, adminBookingView } from '#domains/booking-admin/views.server.ts'
import {
  checkIn,
  checkOut,
  correctContact,
  sendVoucher,
  undoCheckIn,
  undoCheckOut,
  reverseArrivalPayment,
  saveArrivalPayment,
  noShow,
  refundGoodwill,
} from '#domains/booking-admin/commands.server.ts'
import { recordManualRefund } from '#domains/bookings/payment/manual-refund.server.ts'
import { returnOverpayment } from '#domains/bookings/payment/owed-back.server.ts'
import { priceOfProduct } from '#domains/bookings/model/products/product.ts'
import { releaseToRead } from '#domains/bookings/current/overdue.server.ts'
import { answerWaiting, offerOther } from '#domains/requests/supplier.server.ts'
import { writeEvent } from '#domains/bookings/state/events.server.ts'
import { priceLocked } from '#domains/bookings/model/products/inventory.server.ts'
import { loadBooking, type Booking } from '#domains/bookings/state/queries.server.ts'
import { bookingCan } from '#domains/bookings/model/rules.ts'
import type { CancellationCost } from '#domains/bookings/model/shapes.ts'
import { cancellationQuoteView } from '#domains/bookings/contract/views.server.ts'
import type { Handlers, StaffContext } from '#domains/context.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'

export const adminBookingsHandlers: Handlers<typeof adminBookingsEndpoints> = {
  async fetch_admin_bookings(context, { after, limit, in_house, ...filter }) {
    await releaseToRead(context, sql`true`)
    const { db, locale, now, actor } = context
    const { hotels } = actor.staff
    const query = {
      ...filter,
      hotels,
      stayingOn: in_house ? todayIn(siteTimeZone, now) : undefined,
    }
    const { rows, total, more } = await findAdminBookings(db, query, { after, limit })
    return done({
      rows: rows.map((row) => adminBookingView(row, locale)),
      total,
      more,
      counts: await countOpen(db, hotels),
    })
  },

  async show_admin_booking(context, { reference }) {
    await releaseToRead(context, sql`b.reference = ${reference.toUpperCase()}`)
    return shown(context, reference)
  },

  confirm_waiting_booking: (context, seen) =>
    changeAsSeen(context, seen, (at, booking) => answerWaiting(at, booking, { kind: 'accept' }, at.actor)),

  reject_waiting_booking: (context, { reason, ...seen }) =>
    changeAsSeen(context, seen, (at, booking) => answerWaiting(at, booking, { kind: 'reject', reason }, at.actor)),

  offer_other_stay: (context, { hotel_id, check_in, check_out, rooms, night_price, ...seen }) =>
    changeAsSeen(context, seen, (at, booking) => {
      const offer = { hotelId: hotel_id, checkIn: check_in, checkOut: check_out, rooms, nightPrice: night_price }
      return offerOther(at, booking, offer, at.actor)
    }),

  async quote_admin_cancellation(context, { reference, goodwill }) {
    await releaseToRead(context, sql`b.reference = ${reference.toUpperCase()}`)
    const booking = await find(context, reference)
    if (!booking) return err('not_found')
    if (!canCancelForGuest(booking)) return err('status_changed')
    return done(cancellationQuoteView(booking, costForAdmin(booking, goodwill, context.now), context.now))
  },

  async cancel_for_guest(context, { goodwill, accepted_penalty, ...seen }) {
    if (goodwill && context.actor.staff.role !== 'manager') return err('forbidden')
    return changeAsSeen<'status_changed' | 'refund_changed'>(context, seen, async (at, booking) => {
      if (!canCancelForGuest(booking)) return err('status_changed')
      const cost = costForAdmin(booking, goodwill, at.now)
      if (accepted_penalty.minor !== cost.penalty || accepted_penalty.currency !== booking.price.currency) {
        return err('refund_changed', { data: cancellationQuoteView(booking, cost, at.now) })
      }
      return cancelAt(at, booking, cost, goodwill ? { note: 'goodwill' } : {})
    })
  },

  async quote_amendment(context, { reference, check_in, check_out, goodwill }) {
    const booking = await find(context, reference)
    if (!booking) return err('not_found')
    const amendment = await priceAmendment(context, booking, { checkIn: check_in, checkOut: check_out, goodwill })
    return amendment.ok ? done(await amendmentView(context, booking, amendment.data)) : amendment
  },

  async amend_dates(context, { check_in, check_out, goodwill, accepted_total, accepted_penalty, leaves_now, ...seen }) {
    if (goodwill && context.actor.staff.role !== 'manager') return err('forbidden')
    return changeAsSeen<AmendError | 'price_changed' | 'conflict'>(context, seen, async (at, booking) => {
      const amendment = await priceLocked(
        at.db,
        () => priceAmendment(at, booking, { checkIn: check_in, checkOut: check_out, goodwill }),
        ({ change: { product } }) => [booking.product, product],
      )
      if (!amendment.ok) return amendment
      const { total, currency } = priceOfProduct(amendment.data.change.product)
      const isAccepted = accepted_total.minor === total && accepted_total.currency === currency
      if (!isAccepted || (accepted_penalty && accepted_penalty.minor !== amendment.data.change.penalty)) {
        return err('price_changed', { data: await amendmentView(context, booking, amendment.data) })
      }
      if (goodwill) await writeEvent(at, booking, 'goodwill')
      const amended = await amendStay(at, booking, amendment.data)
      return amended.ok && leaves_now ? checkOut(at, booking) : amended
    })
  },

  async quote_change_for_guest(context, { reference, selection, guests }) {
    await releaseToRead(context, sql`b.reference = ${reference.toUpperCase()}`)
    const booking = await find(context, reference)
    return booking
      ? quoteChange(context, booking, { selection: selection && toSelection(selection), guests })
      : err('not_found')
  },

  async change_for_guest(context, { change_token, ...seen }) {
    const change = readChangeToken(context, seen.reference, change_token)
    if (!change.ok) return change
    type Code = CodeOf<typeof adminBookingsEndpoints.change_for_guest> | 'invalid_input'
    return changeAsSeen<Code>(context, seen, (at, booking) => makeQuotedChange(context, at, booking, change.data))
  },

  correct_contact: (context, { email, phone, ...seen }) =>
    changeAsSeen(context, seen, (at, booking) => correctContact(at, booking, { email, phone })),

  send_voucher: (context, seen) => changeAsSeen(context, seen, sendVoucher),

  answer_booking_change: (context, { answer, ...seen }) =>
    changeAsSeen(context, seen, (at, booking) => answerChange(at, booking, answer)),

  refund_booking: (context, { minor, ...seen }) =>
    changeAsSeen(context, seen, (at, booking) => refundGoodwill(at, booking, minor)),

  record_arrival_payment: (context, { minor, way, ...seen }) =>
    changeAsSeen(context, seen, (at, booking) => saveArrivalPayment(at, booking, { minor, way })),

  reverse_arrival_payment: (context, { payment, reason, ...seen }) =>
    changeAsSeen(context, seen, (at, booking) => reverseArrivalPayment(at, booking, { payment, reason })),

  record_manual_refund: (context, { minor, given_on, note, ...seen }) =>
    changeAsSeen(context, seen, (at, booking) =>
      recordManualRefund(at, booking, { minor, refundedOn: given_on, note }),
    ),

  return_overpayment: (context, seen) => changeAsSeen(context, seen, returnOverpayment),

  check_guest_in: (context, seen) => changeAsSeen(context, seen, checkIn),

  check_guest_out: (context, seen) => changeAsSeen(context, seen, checkOut),

  undo_check_in: (context, seen) => changeAsSeen(context, seen, undoCheckIn),

  undo_check_out: (context, seen) => changeAsSeen(context, seen, undoCheckOut),

  mark_no_show: (context, seen) => changeAsSeen(context, seen, noShow),

  async add_booking_note(context, { reference, text }) {
    const { db, actor, now, audits } = context
    const written = await db.execute(sql`
      insert into booking_note (booking_id, at, name, text)
      select id, ${now.toISOString()}, ${actor.name}, ${text} from booking where reference = ${reference.toUpperCase()}
      returning id`)
    if (written.rows.length === 0) return err('not_found')
    audits.push({ subject: `booking:${reference.toUpperCase()}`, before: null, after: { note: 'added' } })
    return shown(context, reference)
  },

  async send_notification_again(context, { reference, notification }) {
    const { db, now, audits } = context
    const queued = await db.execute<{ kind: string }>(sql`
      update notification m set status = 'queued', attempts = 0, due_at = ${now.toISOString()}, error = ''
      from booking b where b.reference = ${reference.toUpperCase()} and m.id = ${notification} and m.status = 'failed'
        and ${notificationOf(sql`b.reference`, sql`b.id`)}
      returning m.kind`)
    const [sent] = queued.rows
    if (!sent) return err('conflict')
    audits.push({
      subject: `booking:${reference.toUpperCase()}`,
      before: { notification: sent.kind, status: 'failed' },
      after: { notification: sent.kind, status: 'queued' },
    })
    return shown(context, reference)
  },
}

/** Staff also cancel after arrival, until the guests of a stay are checked out. */
function canCancelForGuest({ status, checkedOut }: Booking): boolean {
  return bookingCan.cancel(status) && !checkedOut
}

/** The cancellation terms also apply when staff cancel, even after arrival; by goodwill it is free. */
function costForAdmin(booking: Booking, goodwill: boolean, now: Date): CancellationCost {
  return goodwill ? freeOfCost(booking) : cancellationCost(booking, now)
}

function find({ db }: StaffContext, reference: string): Promise<Booking | null> {
  return loadBooking(db, sql`b.reference = ${reference.toUpperCase()}`)
}
