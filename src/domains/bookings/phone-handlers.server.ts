import { sql } from 'drizzle-orm'
import { done, refuse } from '#contract/endpoint.ts'
import { bookStayFor } from '#domains/bookings/book.server.ts'
import { onThePhone } from '#domains/bookings/booker.ts'
import { accountOf } from '#domains/bookings/claim.server.ts'
import { change, shown } from '#domains/bookings/desk-change.server.ts'
import { writeEvent } from '#domains/bookings/desk-write.server.ts'
import { sendPayLink } from '#domains/bookings/pay-link.server.ts'
import type { phoneEndpoints } from '#domains/bookings/phone-contract.ts'
import { lockBooking } from '#domains/bookings/read.server.ts'
import { bookJourneyFor } from '#domains/bookings/store.server.ts'
import type { Handlers } from '#domains/context.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'
import { openQuote } from '#domains/stays/quote.server.ts'

export const phoneHandlers: Handlers<typeof phoneEndpoints> = {
  async book_for_guest(context, { locale, ...input }) {
    const { db, ports, now, actor, audits, changes } = context
    if (input.payment_type === 'prepay' && !ports.gateway) return refuse('online_payment_unavailable')
    const account = await accountOf(db, input.contact)
    const contact = { ...input.contact, email: input.contact.email || (account?.email ?? '') }
    const booker = onThePhone(actor, { userId: account?.id ?? null, locale })
    const asked = { ...input, contact }
    const made = openQuote(ports.seal, input.quote_token)
      ? await bookStayFor(context, booker, asked)
      : await bookJourneyFor(context, booker, asked)
    if (!made.ok) return made
    const { reference } = made.data
    const booking = await lockBooking(db, sql`b.reference = ${reference}`)
    if (!booking) throw new Error(`booking ${reference} is not there after it was made`)
    if (booking.status === 'pending') await sendPayLink({ db, ports, now }, booking, 'booked')
    const { status, paymentType, hotelId, version, priced } = booking
    audits.push({
      subject: `booking:${reference}`,
      before: null,
      after: { status, source: 'phone', paymentType, hotelId, version, total: priced.total, currency: priced.currency },
    })
    changes.push(lettersQueued)
    return shown(context, reference)
  },

  send_payment_link: (context, seen) =>
    change(context, seen, async (at, booking) => {
      const sent = await sendPayLink(at, booking, String(booking.version))
      if (!sent.ok) return sent
      await writeEvent(at, booking, 'payment link')
      context.changes.push(lettersQueued)
      return done(null)
    }),
}
