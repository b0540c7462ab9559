import { sql } from 'drizzle-orm'
import { done, refuse } from '#contract/endpoint.ts'
import { isOverdue, releaseToRead } from '#domains/bookings/overdue.server.ts'
import { startPaymentOf } from '#domains/bookings/pay.server.ts'
import type { payLinkEndpoints } from '#domains/bookings/pay-link-contract.ts'
import { openPayToken } from '#domains/bookings/pay-link.server.ts'
import { askAfterPayment } from '#domains/bookings/payment-handlers.server.ts'
import { findBookingForDesk } from '#domains/bookings/read.server.ts'
import { bookingCardView } from '#domains/bookings/views.server.ts'
import type { Context, Handlers } from '#domains/context.ts'

export const payLinkHandlers: Handlers<typeof payLinkEndpoints> = {
  show_payment_link: (context, { token }) => shown(context, openPayToken(context.ports.seal, token)),

  async pay_by_link(context, { token }) {
    const reference = openPayToken(context.ports.seal, token)
    if (reference === null) return refuse('not_found')
    return startPaymentOf(context, {
      asked: reference,
      mine: sql`true`,
      returnPath: () => `/${context.locale}/booking/pay?token=${token}&paid=yes`,
    })
  },

  async check_payment_link(context, { token }) {
    const reference = openPayToken(context.ports.seal, token)
    const before = reference && (await findBookingForDesk(context.db, reference))
    if (before) await askAfterPayment(context, before)
    return shown(context, reference)
  },
}

async function shown(context: Context, reference: string | null) {
  const { db, locale, now } = context
  let row = reference === null ? null : await findBookingForDesk(db, reference)
  if (row && isOverdue(row, now)) {
    await releaseToRead(context, sql`b.id = ${row.bookingId}`)
    row = await findBookingForDesk(db, row.reference)
  }
  return row ? done(bookingCardView(row, locale, now)) : refuse('not_found')
}
