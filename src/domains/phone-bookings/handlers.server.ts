import { sql } from 'drizzle-orm'
import { done, err, invalid, type InputOf } from '#api/endpoint.ts'
import { createBooking, bookedByPhone } from '#domains/bookings/create/create-booking.server.ts'
import { openQuote, type ProductError } from '#domains/bookings/make/product-to-book.server.ts'
import { accountOf } from '#domains/bookings/access/claim.server.ts'
import { changeAsSeen, shown } from '#domains/booking-admin/locked-booking.server.ts'
import { revokeLinks } from '#domains/booking-admin/commands.server.ts'
import { writeEvent } from '#domains/bookings/state/events.server.ts'
import { sendPayLink } from '#domains/payment-links/payment-link.server.ts'
import type { phoneEndpoints } from '#domains/phone-bookings/contract.ts'
import { lockBooking } from '#domains/bookings/state/queries.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { findUsableByCode } from '#domains/payments/gift-cards/find-by-code.server.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'

export const phoneHandlers: Handlers<typeof phoneEndpoints> = {
  async book_for_guest(context, { locale, gift_card: requestedGift, ...input }) {
    const { db, ports, now, actor, audits } = context
    if (input.payment_type === 'prepay' && !ports.gateway) return err('online_payment_unavailable')
    const gift = requestedGift && (await giftOf(context, requestedGift, input.payment_type))
    if (gift && !gift.ok) return gift
    const account = await accountOf(db, input.contact)
    const contact = { ...input.contact, email: input.contact.email || (account?.email ?? '') }
    const bookedFor = bookedByPhone(actor, { userId: account?.id ?? null, locale })
    const bookingInput = { ...input, contact }
    const opened = await openQuote(context, input.quote_token)
    if (!opened.ok) return opened
    const outcome = await createBooking<ProductError, 'gift_card_changed'>(context, opened.data, bookingInput, {
      bookedFor,
      gift: gift?.data,
    })
    if (!outcome.ok) return outcome
    const { reference } = outcome.data
    const booking = await lockBooking(db, sql`b.reference = ${reference}`)
    if (!booking) throw new Error(`booking ${reference} was not found after it was created`)
    if (booking.status === 'pending') await sendPayLink({ db, ports, now }, booking, 'booked')
    const { status, paymentType, hotelId, version, price } = booking
    audits.push({
      subject: `booking:${reference}`,
      before: null,
      after: { status, source: 'phone', paymentType, hotelId, version, total: price.total, currency: price.currency },
    })
    return shown(context, reference)
  },

  send_payment_link: (context, seen) =>
    changeAsSeen(context, seen, async (at, booking) => {
      const sent = await sendPayLink(at, booking, String(booking.version))
      if (!sent.ok) return sent
      await writeEvent(at, booking, 'payment link')
      return done(null)
    }),

  revoke_booking_links: (context, seen) => changeAsSeen(context, seen, revokeLinks),
}

type RequestedGift = NonNullable<InputOf<typeof phoneEndpoints.book_for_guest>['gift_card']>

/** The gift card of a code that the guest reads out. It pays what is paid online, as in the checkout. */
async function giftOf(context: Context, { code, amount }: RequestedGift, paymentType: PaymentType) {
  if (paymentType === 'arrival') return invalid('gift_card.code', 'gift_card_on_arrival')
  const card = await findUsableByCode(context, code)
  if (card.ok) return done({ card: card.data, accepted: amount, changed: err('gift_card_changed') })
  const errors = card.error.errors?.map((one) => ({ ...one, path: `gift_card.${one.path}` }))
  return { ...card, error: { ...card.error, ...(errors && { errors }) } }
}
