import { sql } from 'drizzle-orm'
import { done, refuse } from '#contract/endpoint.ts'
import { amendStay, priceAmendment, type AmendRefusal } from '#domains/bookings/amend.server.ts'
import { cancellationCost, freeOfCost } from '#domains/bookings/cancelling.ts'
import { cancelAt } from '#domains/bookings/change.server.ts'
import { change, shown, type Desk } from '#domains/bookings/desk-change.server.ts'
import type { deskBookingsEndpoints } from '#domains/bookings/desk-contract.ts'
import { countOpen, findDeskBookings, letterOf } from '#domains/bookings/desk-read.server.ts'
import { amendmentView, deskBookingView } from '#domains/bookings/desk-views.server.ts'
import { checkIn, keepArrivalPayment, noShow, refundBeside } from '#domains/bookings/desk-write.server.ts'
import { recordManualRefund } from '#domains/bookings/manual-refund.server.ts'
import { releaseOverdueOf, releaseToRead } from '#domains/bookings/overdue.server.ts'
import { answerWaiting, offerOther } from '#domains/bookings/partner.server.ts'
import { lockBooking, type ChangingBooking } from '#domains/bookings/read.server.ts'
import { bookingCan } from '#domains/bookings/rules.ts'
import type { CancellationCost } from '#domains/bookings/shapes.ts'
import { cancellationQuoteView } from '#domains/bookings/views.server.ts'
import type { Handlers } from '#domains/context.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'
import { cleanLines, cleanText } from '#text/clean.ts'

export const deskBookingsHandlers: Handlers<typeof deskBookingsEndpoints> = {
  async fetch_desk_bookings(context, { after, limit, ...filter }) {
    await releaseToRead(context, sql`true`)
    const { db, locale } = context
    const { rows, total, more } = await findDeskBookings(db, { ...filter, q: cleanText(filter.q) }, { after, limit })
    return done({ rows: rows.map((row) => deskBookingView(row, locale)), total, more, counts: await countOpen(db) })
  },

  async show_desk_booking(context, { reference }) {
    await releaseToRead(context, sql`b.reference = ${reference.toUpperCase()}`)
    return shown(context, reference)
  },

  confirm_waiting_booking: (context, seen) =>
    change(context, seen, (at, booking) => answerWaiting(at, booking, { kind: 'accept' }, at.actor)),

  reject_waiting_booking: (context, { reason, ...seen }) =>
    change(context, seen, (at, booking) => answerWaiting(at, booking, { kind: 'reject', reason }, at.actor)),

  offer_other_stay: (context, { hotel_id, check_in, check_out, rooms, night_price, ...seen }) =>
    change(context, seen, (at, booking) =>
      offerOther(
        at,
        booking,
        {
          checkIn: check_in,
          checkOut: check_out,
          rooms,
          ...(hotel_id !== undefined && { hotelId: hotel_id }),
          ...(night_price !== undefined && { nightPrice: night_price }),
        },
        at.actor,
      ),
    ),

  async quote_desk_cancellation(context, { reference, goodwill }) {
    await releaseOverdueOf(context, sql`b.reference = ${reference.toUpperCase()}`)
    const booking = await find(context, reference)
    if (!booking) return refuse('not_found')
    if (!bookingCan.cancel(booking.status)) return refuse('status_changed')
    return done(cancellationQuoteView(booking, costAtDesk(booking, goodwill, context.now), context.now))
  },

  async cancel_for_guest(context, { goodwill, accepted_penalty, ...seen }) {
    if (goodwill && context.actor.staff.role !== 'manager') return refuse('forbidden')
    return change<'status_changed' | 'refund_changed'>(context, seen, async ({ db, ports, now, actor }, booking) => {
      if (!bookingCan.cancel(booking.status)) return refuse('status_changed')
      const cost = costAtDesk(booking, goodwill, now)
      if (accepted_penalty.minor !== cost.penalty || accepted_penalty.currency !== booking.priced.currency) {
        return refuse('refund_changed', { data: cancellationQuoteView(booking, cost, now) })
      }
      return cancelAt(db, ports.queue, booking, cost, now, { actor, note: goodwill ? 'goodwill' : '' })
    })
  },

  async quote_amendment(context, { reference, check_in, check_out }) {
    const booking = await find(context, reference)
    if (!booking) return refuse('not_found')
    const priced = await priceAmendment(context, booking, { checkIn: check_in, checkOut: check_out })
    return priced.ok ? done(await amendmentView(context, booking, priced.data)) : priced
  },

  amend_dates: (context, { check_in, check_out, accepted_total, ...seen }) =>
    change<AmendRefusal | 'price_changed'>(context, seen, async (at, booking) => {
      const priced = await priceAmendment(at, booking, { checkIn: check_in, checkOut: check_out })
      if (!priced.ok) return priced
      const { total, currency } = priced.data.priced
      if (accepted_total.minor !== total || accepted_total.currency !== currency) {
        return refuse('price_changed', { data: await amendmentView(context, booking, priced.data) })
      }
      return amendStay(at, booking, priced.data)
    }),

  refund_booking: (context, { minor, ...seen }) =>
    change(context, seen, (at, booking) => refundBeside(at, booking, minor)),

  record_arrival_payment: (context, { minor, way, ...seen }) =>
    change(context, seen, (at, booking) => keepArrivalPayment(at, booking, { minor, way })),

  record_manual_refund: (context, { minor, given_on, note, ...seen }) =>
    change(context, seen, (at, booking) =>
      recordManualRefund(at, booking, { minor, givenOn: given_on, note: cleanText(note) }),
    ),

  check_guest_in: (context, seen) => change(context, seen, checkIn),

  mark_no_show: (context, seen) => change(context, seen, noShow),

  async add_booking_note(context, { reference, text }) {
    const { db, actor, now, audits } = context
    const written = await db.execute(sql`
      insert into booking_note (booking_id, at, name, text)
      select id, ${now.toISOString()}, ${actor.name}, ${cleanLines(text)} from booking where reference = ${reference.toUpperCase()}
      returning id`)
    if (written.rows.length === 0) return refuse('not_found')
    audits.push({ subject: `booking:${reference.toUpperCase()}`, before: null, after: { note: 'added' } })
    return shown(context, reference)
  },

  async send_letter_again(context, { reference, letter }) {
    const { db, now, audits, changes } = context
    const queued = await db.execute<{ kind: string }>(sql`
      update message m set status = 'queued', attempts = 0, due_at = ${now.toISOString()}, error = ''
      from booking b where b.reference = ${reference.toUpperCase()} and m.id = ${letter} and m.status = 'failed'
        and ${letterOf(sql`b.reference`, sql`b.id`)}
      returning m.kind`)
    const [sent] = queued.rows
    if (!sent) return refuse('conflict')
    audits.push({
      subject: `booking:${reference.toUpperCase()}`,
      before: { letter: sent.kind, status: 'failed' },
      after: { letter: sent.kind, status: 'queued' },
    })
    changes.push(lettersQueued)
    return shown(context, reference)
  },
}

/** The terms of the booking hold at the desk too, even after arrival; by goodwill it costs nothing. */
function costAtDesk(booking: ChangingBooking, goodwill: boolean, now: Date): CancellationCost {
  return goodwill ? freeOfCost(booking) : cancellationCost(booking, now)
}

function find({ db }: Desk, reference: string): Promise<ChangingBooking | null> {
  return lockBooking(db, sql`b.reference = ${reference.toUpperCase()}`)
}
