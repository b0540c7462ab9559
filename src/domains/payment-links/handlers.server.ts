import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { readCurrent } from '#domains/bookings/current/overdue.server.ts'
import { startPaymentOf } from '#domains/bookings/payment/pay.server.ts'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import type { payLinkEndpoints } from '#domains/payment-links/contract.ts'
import { isLinkRevoked, isLinkValid, readLink, signLink } from '#domains/bookings/access/booking-link.server.ts'
import { queuePaymentCheck } from '#domains/bookings/payment/handlers.server.ts'
import { findBookingForAdmin, type BookingOfPage } from '#domains/bookings/state/shown-bookings.server.ts'
import { bookingCardView } from '#domains/bookings/contract/views.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { payLinks } from '#links/booking.ts'

const payPurposes = ['payment-link', 'payment-return'] as const

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
