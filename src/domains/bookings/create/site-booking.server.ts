import { done, err } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import type { BookInput } from '#domains/bookings/contract/bookings.ts'
import { bookingDetailsView } from '#domains/bookings/contract/views.server.ts'
import {
  createBooking,
  type BookingOptions,
  type QuotedProduct,
} from '#domains/bookings/create/create-booking.server.ts'
import { tooManyArrivals } from '#domains/bookings/create/open-arrivals.server.ts'
import { openPackageOrServiceQuote, openStayQuote } from '#domains/bookings/create/quoted-product.server.ts'
import { waitBeforeRequest } from '#domains/bookings/create/waiting.server.ts'
import { bookedOnSite } from '#domains/bookings/model/guests/booker.ts'
import { duplicateError } from '#domains/bookings/create/duplicate.server.ts'
import { findBooking } from '#domains/bookings/model/queries.server.ts'
import type { Context, Traveller } from '#domains/context.ts'

type Booking = Context & { actor: Traveller }

/** Books rooms with instant confirmation: confirmed immediately, or held until they are paid online. */
export async function bookInstantly(context: Booking, input: BookInput) {
  const opened = await openStayQuote(context, input.quote_token)
  if (!opened.ok) return opened
  return book(context, opened.data, input, (supply) => (supply === 'own' ? null : 'only_on_request'))
}

/** Requests rooms of a hotel on request: they are held until it answers. */
export async function bookOnRequest(context: Booking, input: BookInput) {
  const opened = await openStayQuote(context, input.quote_token)
  if (!opened.ok) return opened
  return book(context, opened.data, input, (supply) => (supply === 'portal' ? null : 'not_on_request'))
}

/** Books a package or service. */
export async function bookPackageOrService(context: Booking, input: BookInput) {
  const opened = openPackageOrServiceQuote(context, input.quote_token)
  return opened.ok ? book(context, opened.data, input) : opened
}

/** Books for the traveller who calls, within the limits of open bookings of an account. */
async function book<ProductCode extends ErrorCode, Code extends ErrorCode = never>(
  context: Booking,
  product: QuotedProduct<ProductCode>,
  input: BookInput,
  wrongSupply?: BookingOptions<Code>['wrongSupply'],
) {
  const { actor, locale, ports, now } = context
  const made = await createBooking<ProductCode, Code | 'too_many_waiting' | 'too_many_arrivals' | 'duplicate_booking'>(
    context,
    product,
    input,
    {
      bookedFor: bookedOnSite(actor, locale),
      ...(wrongSupply && { wrongSupply }),
      async precheck() {
        const wait = await waitBeforeRequest(context)
        return wait === null ? null : err('too_many_waiting', { retryAfter: wait })
      },
      async precheckInTransaction(db, { paymentType }) {
        const duplicate = input.allow_duplicate
          ? null
          : await duplicateError({ db, locale, now }, actor, [product.quote.selection])
        // Of the payment type that it gets: a booking with nothing to pay online is paid on arrival.
        return duplicate ?? tooManyArrivals({ db, ports, now }, { userId: actor.userId, paymentType })
      },
    },
  )
  if (!made.ok) return made
  const row = made.data.row ?? (await findBooking(context.db, actor, made.data.reference))
  if (!row) throw new Error(`booking ${made.data.reference} is missing after it was created`)
  return done(bookingDetailsView(row, locale, now))
}
