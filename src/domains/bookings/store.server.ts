import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import type { ErrorCode, Refusal } from '#contract/errors.ts'
import { onTheSite, type Booker } from '#domains/bookings/booker.ts'
import type { BookInput } from '#domains/bookings/contract.ts'
import { answerDeadline } from '#domains/bookings/deadlines.ts'
import { tooManyArrivals } from '#domains/bookings/open-arrivals.server.ts'
import { makeBooking } from '#domains/bookings/make.server.ts'
import { wrongNameCount } from '#domains/bookings/name-count.ts'
import { pageTagsOf } from '#domains/bookings/page-tags.ts'
import { findBooking } from '#domains/bookings/read.server.ts'
import { beginningOf } from '#domains/bookings/rules.ts'
import { bookingReference } from '#domains/bookings/reference.ts'
import { packageToBook, serviceToBook, type ToBook } from '#domains/bookings/to-book.server.ts'
import { waitBeforeAsking } from '#domains/bookings/waiting.server.ts'
import { bookingDetailsView } from '#domains/bookings/views.server.ts'
import type { Context, Traveller } from '#domains/context.ts'
import { inTransaction, type Queryable } from '#domains/db.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'
import { openPackageQuote, pricePackageSelection, sealPackageQuote } from '#domains/packages/quote.server.ts'
import { packageQuoteView } from '#domains/packages/views.server.ts'
import { openServiceQuote, priceServiceSelection, sealServiceQuote } from '#domains/services/quote.server.ts'
import { serviceQuoteView } from '#domains/services/views.server.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'
import { cleanLines, cleanText } from '#text/clean.ts'

type Booking = Context & { actor: Traveller }
type Refused<Code extends ErrorCode> = { ok: false; error: Refusal<Code> }

/** A quote of either kind, opened: how to price it anew, and the token of a new one. */
type Quoted = {
  quotedAt: Date
  expiresAt: Date
  digest: string
  price: (at: Date) => Promise<Outcome<{ toBook: ToBook; newQuote: () => object }, ErrorCode>>
}

/** Books the package or service of a quote as it was shown, or refuses and changes nothing. */
export async function storeBooking(context: Booking, input: BookInput) {
  const { actor, ports, now } = context
  const made = await bookJourneyFor<'too_many_waiting' | 'too_many_arrivals'>(
    context,
    onTheSite(context.actor, context.locale),
    input,
    async () => {
      const wait = await waitBeforeAsking(context)
      return wait === null ? null : refuse('too_many_waiting', { retryAfter: wait })
    },
    (db) => tooManyArrivals({ db, ports, now }, { userId: actor.userId, paymentType: input.payment_type }),
  )
  if (!made.ok) return made
  const row = await findBooking(context.db, actor.userId, made.data.reference)
  if (!row) throw new Error('a booking is not there after it was made')
  return done(bookingDetailsView(row, context.locale, now))
}

/**
 * The same for whomever it is.
 * @param hindrance what stands in the way of one that holds stock until somebody answers
 * @param withinHindrance the same for any, told in the transaction that books
 */
export async function bookJourneyFor<Code extends ErrorCode = never>(
  context: Context,
  booker: Booker,
  input: BookInput,
  hindrance: () => Promise<Refused<Code> | null> | null = () => null,
  withinHindrance: (tx: Queryable) => Promise<Refused<Code> | null> | null = () => null,
) {
  const { now, ports } = context
  const quote = openPackage(context, input.quote_token) ?? openService(context, input.quote_token)
  if (!quote || quote.expiresAt <= now) return refuse('quote_expired')
  // Priced as of the quote: a cut-off that passed since does not change what the traveller was shown.
  const priced = await quote.price(quote.quotedAt)
  if (!priced.ok) return refusedNow(priced.error.code)
  const { journey, supply, payment, digest, names, begins, priced: price } = priced.data.toBook
  if (digest !== quote.digest) {
    const current = await quote.price(now)
    return current.ok ? refuse('price_changed', { data: current.data.newQuote() }) : refusedNow(current.error.code)
  }
  if (input.guests.length !== names) {
    return wrongNameCount(journey?.kind === 'package' ? 'room' : 'booking', names, input.guests.length)
  }
  if (payment !== 'both' && payment !== input.payment_type) {
    return refuse('payment_type_not_allowed', { errors: [{ path: 'payment_type', code: 'not_a_choice' }] })
  }
  const { status, paymentType } = beginningOf(supply, input.payment_type, price)
  const hindered = status === 'confirmed' ? null : await hindrance()
  if (hindered) return hindered
  const reference = bookingReference(ports.random(9))
  const made = await inTransaction(context.db, async (tx) => {
    const full = await withinHindrance(tx)
    if (full) return { ok: false as const, full }
    return makeBooking(tx, {
      reference,
      userId: booker.userId,
      actor: booker.actor,
      source: booker.source,
      hotelId: null,
      journey,
      status,
      paymentType,
      priced: price,
      guests: input.guests.map((one) => ({
        first_name: cleanText(one.first_name),
        last_name: cleanText(one.last_name),
      })),
      contact: input.contact,
      specialRequest: cleanLines(input.special_request),
      locale: booker.locale,
      deadlineAt: { waiting: answerDeadline(now, begins), pending: booker.heldUntil(now, begins), confirmed: null }[
        status
      ],
      now,
    })
  })
  if ('full' in made) return made.full
  if (!made.ok) return refuse('sold_out')
  context.changes.push(...pageTagsOf({ hotelId: null, journey }), lettersQueued)
  return done({ reference })
}

/** Whatever else keeps it from being booked now, it could be when it was quoted. */
function refusedNow(code: ErrorCode) {
  if (code === 'not_found' || code === 'not_bookable_online') return refuse(code)
  return refuse('sold_out')
}

function openPackage(context: Context, token: string): Quoted | null {
  const { db, ports, now, locale } = context
  const quote = openPackageQuote(ports.seal, token)
  if (!quote) return null
  const { selection } = quote
  return {
    ...quote,
    async price(at) {
      const found = await pricePackageSelection(db, selection, await stayTerms(context), at)
      if (!found.ok) return found
      const { priced } = found.data
      return done({
        toBook: packageToBook(found.data),
        newQuote: () => {
          const { token: next, expiresAt } = sealPackageQuote(ports.seal, selection, priced, now)
          return { token: next, expires_at: expiresAt.toISOString(), ...packageQuoteView(found.data, locale) }
        },
      })
    },
  }
}

function openService(context: Context, token: string): Quoted | null {
  const { db, ports, now, locale } = context
  const quote = openServiceQuote(ports.seal, token)
  if (!quote) return null
  const { selection } = quote
  return {
    ...quote,
    async price(at) {
      const found = await priceServiceSelection(db, selection, await stayTerms(context), at)
      if (!found.ok) return found
      const { priced } = found.data
      return done({
        toBook: serviceToBook(found.data),
        newQuote: () => {
          const { token: next, expiresAt } = sealServiceQuote(ports.seal, selection, priced, now)
          return { token: next, expires_at: expiresAt.toISOString(), ...serviceQuoteView(found.data, locale) }
        },
      })
    },
  }
}
