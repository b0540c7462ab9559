import { done, refuse } from '#contract/endpoint.ts'
import type { bookingsEndpoints } from '#domains/bookings/contract.ts'
import { findBooking, findMyBookings } from '#domains/bookings/read.server.ts'
import { bookingReference } from '#domains/bookings/reference.ts'
import { bookingCardView, bookingDetailsView } from '#domains/bookings/views.server.ts'
import { makeBooking } from '#domains/bookings/write.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { inTransaction } from '#domains/db.ts'
import { todayIn } from '#domains/stays/nights.ts'
import { openQuote, priceDigest, priceSelection, sealQuote, type Selection } from '#domains/stays/quote.server.ts'
import { findHotelCards, findRoomContents } from '#domains/stays/hotels.server.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'
import { pricedView } from '#domains/stays/views.server.ts'
import { cleanLines, cleanText } from '#text/clean.ts'

export const bookingsHandlers: Handlers<typeof bookingsEndpoints> = {
  async book_hotel(context, input) {
    const { actor, now, ports, locale } = context
    const quote = openQuote(ports.seal, input.quote_token)
    if (!quote || quote.expiresAt <= now) return refuse('quote_expired')
    const { selection } = quote
    if (input.guests.length !== selection.rooms.length) {
      return refuse('invalid_input', {
        errors: [{ path: 'guests', code: 'too_small', params: { min: selection.rooms.length } }],
      })
    }
    // Priced as of the quote: a cut-off that passed since does not change what the traveller was shown.
    const priced = await priceSelection(context.db, selection, await stayTerms(context), quote.quotedAt)
    if (!priced.ok) return priced.error.code === 'not_found' ? refuse('not_found') : refuse('sold_out')
    const { hotel, priced: stay } = priced.data
    if (hotel.supply !== 'own') return refuse('not_bookable_online')
    if (priceDigest(stay) !== quote.digest) {
      // As of now, not as of the old quote: a cut-off may lie between them.
      const current = await priceSelection(context.db, selection, await stayTerms(context), now)
      if (!current.ok) return current.error.code === 'not_found' ? refuse('not_found') : refuse('sold_out')
      return refuse('price_changed', { data: await newQuote(context, selection, current.data.priced) })
    }
    // Online payment is not taken yet, so only rates that can be paid at the property are booked here.
    if (input.payment_type !== 'arrival' || !stay.payment || stay.payment === 'prepay') {
      return refuse('payment_type_not_allowed', { errors: [{ path: 'payment_type', code: 'not_a_choice' }] })
    }
    const reference = bookingReference(ports.random(9))
    const made = await inTransaction(context.db, (tx) =>
      makeBooking(tx, {
        reference,
        userId: actor.userId,
        hotelId: selection.hotelId,
        status: 'confirmed',
        paymentType: input.payment_type,
        priced: stay,
        guests: input.guests.map((one) => ({
          first_name: cleanText(one.first_name),
          last_name: cleanText(one.last_name),
        })),
        contact: input.contact,
        specialRequest: cleanLines(input.special_request),
        locale,
        deadlineAt: null,
        now,
      }),
    )
    if (!made.ok) return made
    context.changes.push(`hotel:${selection.hotelId}`)
    const row = await findBooking(context.db, actor.userId, reference)
    if (!row) throw new Error(`booking ${reference} is not there after it was made`)
    return done(bookingDetailsView(row, locale))
  },

  async fetch_my_bookings({ db, actor, locale, now }, { group, page, per_page }) {
    const { rows, total } = await findMyBookings(db, actor.userId, group, todayIn('Asia/Riyadh', now), {
      page,
      perPage: per_page,
    })
    return done(
      rows.map((row) => bookingCardView(row, locale)),
      { page, per_page, total },
    )
  },

  async show_booking({ db, actor, locale }, { reference }) {
    const row = await findBooking(db, actor.userId, reference)
    return row ? done(bookingDetailsView(row, locale)) : refuse('not_found')
  },
}

/** The quote that stands instead, for the traveller to accept or leave. */
async function newQuote({ db, ports, now, locale }: Context, selection: Selection, priced: PricedStay) {
  const [[card], contents] = await Promise.all([
    findHotelCards(db, [selection.hotelId]),
    findRoomContents(db, selection.hotelId),
  ])
  if (!card) return null
  const { token, expiresAt } = sealQuote(ports.seal, selection, priced, now)
  return { token, expires_at: expiresAt.toISOString(), ...pricedView(priced, card, contents, locale) }
}
