import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { BookInput } from '#domains/bookings/contract.ts'
import { answerDeadline } from '#domains/bookings/deadlines.ts'
import {
  bookedPackage,
  bookedService,
  datesOf,
  pricedAsBooking,
  type BookedJourney,
} from '#domains/bookings/journeys.ts'
import { findBooking } from '#domains/bookings/read.server.ts'
import { bookingReference } from '#domains/bookings/reference.ts'
import { bookingDetailsView } from '#domains/bookings/views.server.ts'
import { waitBeforeAsking } from '#domains/bookings/waiting.server.ts'
import { makeBooking } from '#domains/bookings/write.server.ts'
import type { Context, Traveller } from '#domains/context.ts'
import { inTransaction } from '#domains/db.ts'
import {
  openPackageQuote,
  packageDigest,
  pricePackageSelection,
  sealPackageQuote,
} from '#domains/packages/quote.server.ts'
import { packageQuoteView } from '#domains/packages/views.server.ts'
import {
  openServiceQuote,
  priceServiceSelection,
  sealServiceQuote,
  serviceDigest,
} from '#domains/services/quote.server.ts'
import { serviceQuoteView } from '#domains/services/views.server.ts'
import { instantOf } from '#domains/stays/nights.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'
import { cleanLines, cleanText } from '#text/clean.ts'

type Booking = Context & { actor: Traveller }

/** A quote of either kind, opened: how to price it anew, and the token of a new one. */
type Quoted = {
  quotedAt: Date
  expiresAt: Date
  digest: string
  /** Guests that must be named: the lead guest of each room, or one. */
  guestsOf: (journey: BookedJourney) => number
  price: (at: Date) => Promise<Outcome<{ journey: BookedJourney; digest: string; newQuote: () => object }, ErrorCode>>
}

/** Books the package or service of a quote as it was shown, or refuses and changes nothing. */
export async function storeBooking(context: Booking, input: BookInput) {
  const { actor, now, ports, locale } = context
  const quote = openPackage(context, input.quote_token) ?? openService(context, input.quote_token)
  if (!quote || quote.expiresAt <= now) return refuse('quote_expired')
  // Priced as of the quote: a cut-off that passed since does not change what the traveller was shown.
  const priced = await quote.price(quote.quotedAt)
  if (!priced.ok) return refusedNow(priced.error.code)
  const { journey, digest } = priced.data
  if (digest !== quote.digest) {
    const current = await quote.price(now)
    return current.ok ? refuse('price_changed', { data: current.data.newQuote() }) : refusedNow(current.error.code)
  }
  const named = quote.guestsOf(journey)
  if (input.guests.length !== named) {
    return refuse('invalid_input', { errors: [{ path: 'guests', code: 'too_small', params: { min: named } }] })
  }
  // Online payment is not taken yet.
  if (input.payment_type !== 'arrival' || !journey.priced.payment || journey.priced.payment === 'prepay') {
    return refuse('payment_type_not_allowed', { errors: [{ path: 'payment_type', code: 'not_a_choice' }] })
  }
  const onRequest = journey.row.supply === 'portal'
  const wait = onRequest ? await waitBeforeAsking(context) : null
  if (wait !== null) return refuse('too_many_waiting', { retryAfter: wait })
  const reference = bookingReference(ports.random(9))
  const begins = instantOf(datesOf(journey).first, journey.startsAt, journey.timeZone)
  const made = await inTransaction(context.db, (tx) =>
    makeBooking(tx, ports.queue, {
      reference,
      userId: actor.userId,
      hotelId: null,
      journey,
      status: onRequest ? 'waiting' : 'confirmed',
      paymentType: input.payment_type,
      priced: pricedAsBooking(journey),
      guests: input.guests.map((one) => ({
        first_name: cleanText(one.first_name),
        last_name: cleanText(one.last_name),
      })),
      contact: input.contact,
      specialRequest: cleanLines(input.special_request),
      locale,
      deadlineAt: onRequest ? answerDeadline(now, begins) : null,
      now,
    }),
  )
  if (!made.ok) return refuse('sold_out')
  const row = await findBooking(context.db, actor.userId, reference)
  if (!row) throw new Error(`booking ${reference} is not there after it was made`)
  return done(bookingDetailsView(row, locale, now))
}

/** Whatever else keeps it from being booked now, it could be when it was quoted. */
function refusedNow(code: ErrorCode) {
  if (code === 'not_found' || code === 'not_bookable_online') return refuse(code)
  return refuse('sold_out')
}

function openPackage(context: Booking, token: string): Quoted | null {
  const { db, ports, now, locale } = context
  const quote = openPackageQuote(ports.seal, token)
  if (!quote) return null
  const { selection } = quote
  return {
    ...quote,
    guestsOf: (journey) => (journey.kind === 'package' ? journey.priced.rooms.length : 1),
    async price(at) {
      const found = await pricePackageSelection(db, selection, await stayTerms(context), at)
      if (!found.ok) return found
      const { row, departure, priced } = found.data
      return done({
        journey: bookedPackage(row, departure, priced),
        digest: packageDigest(priced),
        newQuote: () => {
          const { token: next, expiresAt } = sealPackageQuote(ports.seal, selection, priced, now)
          return { token: next, expires_at: expiresAt.toISOString(), ...packageQuoteView(found.data, locale) }
        },
      })
    },
  }
}

function openService(context: Booking, token: string): Quoted | null {
  const { db, ports, now, locale } = context
  const quote = openServiceQuote(ports.seal, token)
  if (!quote) return null
  const { selection } = quote
  return {
    ...quote,
    guestsOf: () => 1,
    async price(at) {
      const found = await priceServiceSelection(db, selection, await stayTerms(context), at)
      if (!found.ok) return found
      const { row, option, priced } = found.data
      return done({
        journey: bookedService(row, option, priced),
        digest: serviceDigest(priced),
        newQuote: () => {
          const { token: next, expiresAt } = sealServiceQuote(ports.seal, selection, priced, now)
          return { token: next, expires_at: expiresAt.toISOString(), ...serviceQuoteView(found.data, locale) }
        },
      })
    },
  }
}
