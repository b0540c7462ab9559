import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { readCurrent } from '#domains/bookings/current/overdue.server.ts'
import { startPaymentOf } from '#domains/bookings/payment/pay.server.ts'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import type { payLinkEndpoints } from '#domains/bookings/payment/pay-link-contract.ts'
import { sendDocumentLink } from '#domains/bookings/documents/documents.server.ts'
import { isLinkRevoked, isLinkValid, readLink, signLink } from '#domains/bookings/access/booking-link.server.ts'
import { sendPayLink } from '#domains/bookings/payment/pay-link.server.ts'
import { queuePaymentCheck } from '#domains/bookings/payment/handlers.server.ts'
import { findBookingForAdmin, type BookingOfPage } from '#domains/bookings/state/shown-bookings.server.ts'
import { lockBooking } from '#domains/bookings/state/queries.server.ts'
import { bookingCardView } from '#domains/bookings/contract/views.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { inTransaction } from '#domains/db.ts'
import { payLinks } from '#links/booking.ts'

const payPurposes = ['payment-link', 'payment-return'] as const

/** New links of one booking, and of all bookings from one address. */
const renewals = { burst: 3, perHour: 3 }
const renewalsPerAddress = { burst: 10, perHour: 20 }

export const payLinkHandlers: Handlers<typeof payLinkEndpoints> = {
  async show_payment_link(context, { token }) {
    const link = await findByLink(context, token)
    return link.ok ? done(link.data.card) : link
  },

  async pay_by_link(context, { token }) {
    const link = await findByLink(context, token)
    if (!link.ok) return link
    const { row } = link.data
    const back = signLink(context.ports, 'payment-return', row, context.now)
    return startPaymentOf(context, {
      reference: row.reference,
      which: sql`true`,
      returnPath: () => payLinks.back(context.locale, back),
    })
  },

  async check_payment_link(context, { token }) {
    const link = await findByLink(context, token)
    if (!link.ok) return link
    await queuePaymentCheck(context, link.data.row)
    // Not by the token again: the payment that was just found can have ended the link.
    const row = await findBookingForAdmin(context.db, link.data.row.reference)
    return row ? done(bookingCardView(row, context.locale, context.now)) : err('not_found')
  },

  async renew_booking_link({ pool, ports, now, address }, { token }) {
    const link = readLink(ports.signer, [...payPurposes, 'document-link'], token)
    if (!link) return err('not_found')
    const wait =
      (await ports.limit(`renew-link:address:${address}`, renewalsPerAddress)) ??
      (await ports.limit(`renew-link:booking:${link.reference}`, renewals))
    if (wait !== null) return err('too_many_requests', { retryAfter: wait })
    return inTransaction(pool, async (db) => {
      const booking = await lockBooking(db, sql`b.reference = ${link.reference}`)
      if (!booking) return done({})
      if (isLinkRevoked(link, booking)) return err('link_expired', { data: { revoked: true } })
      const key = `renewed:${Buffer.from(ports.random(9)).toString('base64url')}`
      await (link.purpose === 'document-link' ? sendDocumentLink : sendPayLink)({ db, ports, now }, booking, key)
      return done({})
    })
  },
}

type Linked = { row: BookingOfPage; card: BookingCard }

/** The booking of a payment link, as long as the link is valid. */
async function findByLink(context: Context, token: string): Promise<Outcome<Linked, 'not_found' | 'link_expired'>> {
  const { db, ports, locale, now } = context
  const link = readLink(ports.signer, payPurposes, token)
  const row = link && (await readCurrent(context, () => findBookingForAdmin(db, link.reference)))
  if (!link || !row) return err('not_found')
  const card = bookingCardView(row, locale, now)
  return isLinkValid(link, { ...row, toPay: card.to_pay !== null }, now)
    ? done({ row, card })
    : err('link_expired', { data: { revoked: isLinkRevoked(link, row) } })
}
