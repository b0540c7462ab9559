import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { nameAccount } from '#domains/accounts/users.server.ts'
import type { BookInput } from '#domains/bookings/contract/bookings.ts'
import {
  bookedKey,
  makeBooking,
  type Booker,
  type BookingChoice,
  type NewBooking,
} from '#domains/bookings/make/make.server.ts'
import type { Failure, QuotedProduct, ToBook } from '#domains/bookings/make/product-to-book.server.ts'
import { firstPayment } from '#domains/bookings/model/booking-account.ts'
import { answerDeadline, holdEnd, beginningOf } from '#domains/bookings/model/rules.ts'
import { termsError } from '#domains/bookings/create/prechecks.server.ts'
import { giftPaymentOf, type AcceptedGift } from '#domains/bookings/create/gift-payment.server.ts'
import type { Booked, BookedRefusal } from '#domains/bookings/state/features.ts'
import { bookingEvents, notificationOfStatus } from '#domains/bookings/state/notifications.server.ts'
import { lockBookings } from '#domains/bookings/state/queries.server.ts'
import type { Action, Context, Queryable, Staff, Traveller } from '#domains/context.ts'
import { inTransaction } from '#domains/db.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'
import { quoteProduct } from '#domains/products/quote.server.ts'
import type { ProductSelection } from '#domains/products/shared/selection.ts'
import type { Supply } from '#domains/shared/shapes.ts'
import type { Locale } from '#i18n/locale.ts'

type BookedFor = Booker & {
  /** Returns until when an unpaid online booking is held. @param begins start of the booked product */
  heldUntil: (now: Date, begins: Date) => Date
}

/** A traveller who books for themselves and pays immediately. */
export function bookedOnSite(actor: Traveller, locale: Locale): BookedFor {
  return { userId: actor.userId, actor: `traveller:${actor.userId}`, source: 'site', locale, heldUntil: holdEnd }
}

/** A guest on the phone: the payment link is valid as long as other answer deadlines. */
export function bookedByPhone(staff: Staff, guest: { userId: string | null; locale: Locale }): BookedFor {
  return { ...guest, actor: `staff:${staff.userId}`, source: 'phone', heldUntil: answerDeadline }
}

/** The account a booking is made for, and the checks of this way of booking. */
export type BookingOptions<Code extends ErrorCode> = {
  bookedFor: BookedFor
  /** The error for a product of the wrong supply, or null. */
  wrongSupply?: (supply: Supply) => Code | null
  /** Runs before a booking that holds inventory until an answer or a payment. */
  precheck?: () => Promise<Failure<Code> | null>
  /** The gift card that pays a part, and the error if it can no longer pay the accepted amount. */
  gift?: (AcceptedGift & { changed: Failure<Code> }) | undefined
  /** Runs for every booking, in its transaction. */
  precheckInTransaction?: (tx: Queryable, booking: NewBooking) => Promise<Failure<Code> | null>
}

/** Books the product of a quote at its price, or changes nothing. `price_changed` carries the present quote. */
export async function createBooking<ProductCode extends ErrorCode, Code extends ErrorCode = never>(
  context: Context,
  product: QuotedProduct<ProductCode>,
  input: BookInput,
  { bookedFor, wrongSupply, precheck, precheckInTransaction, gift: byGift }: BookingOptions<Code>,
) {
  const { quote } = product
  // Priced as of the quote: a deadline that passed since then does not change what the traveller was shown.
  const productPrice = await product.price(quote.quotedAt)
  if (!productPrice.ok) return product.unavailable(productPrice.error.code)
  const toBook = productPrice.data
  const supplyError = wrongSupply?.(toBook.supply)
  if (supplyError) return err(supplyError)
  const changedPrice = async (selection: ProductSelection) => {
    // As of now, not as of the quote: a deadline may lie between them.
    const present = await quoteProduct(context, selection)
    return present.ok ? err('price_changed', { data: present.data }) : product.unavailable(present.error.code)
  }
  if (toBook.digest !== quote.digest) return changedPrice(quote.selection)
  if (input.guests.length !== toBook.names) return wrongNameCount(toBook.namesPer, toBook.names, input.guests.length)
  if (toBook.price.payment !== 'both' && toBook.price.payment !== input.payment_type) {
    return err('payment_type_not_allowed', { errors: [{ path: 'payment_type', code: 'not_a_choice' }] })
  }
  const otherTerms = await termsError(context.db, input.terms_version)
  if (otherTerms) return otherTerms
  const paying = { paymentType: input.payment_type, now: context.now }
  const card = giftPaymentOf(byGift, paying, [toBook])
  if (card === 'changed') return changedGift(byGift)
  const booking = newBooking(context, toBook, bookedFor, {
    paymentType: input.payment_type,
    guests: input.guests,
    contact: input.contact,
    specialRequest: input.special_request,
    selection: quote.selection,
    nightPrices: product.nightPrices,
    gift: card.amounts[0] ?? 0,
  })
  const failedPrecheck = booking.status === 'confirmed' ? null : await precheck?.()
  if (failedPrecheck) return failedPrecheck
  const write = async (tx: Queryable) => {
    const failed = await precheckInTransaction?.(tx, booking)
    if (failed) return { ok: false as const, failed }
    if (product.lockAsPriced && !(await product.lockAsPriced(tx, toBook))) return err('price_changed')
    return writeBooking(tx, context.ports, booking)
  }
  const discounted = quote.selection.discount !== undefined
  const booked = await (discounted || booking.gift > 0
    ? withFeatures(context, booking, card.cardId, write)
    : inTransaction(context.db, (tx) => write(tx)))
  if (booked === 'no_use_left') return changedPrice({ ...quote.selection, discount: undefined })
  if (booked === 'gift_card_changed') return changedGift(byGift)
  if ('failed' in booked) return booked.failed
  if (!booked.ok) {
    return booked.error.code === 'price_changed'
      ? changedPrice(quote.selection)
      : product.unavailable('sold_out', toBook)
  }
  return done({ reference: booking.reference })
}

function changedGift<Code extends ErrorCode>(options: { changed: Failure<Code> } | undefined): Failure<Code> {
  if (!options) throw new Error('a booking without a gift card was to be paid with one')
  return options.changed
}

/** Books with what the features take for it, or rolls everything back if one of them refuses. */
async function withFeatures<T extends { ok: boolean }>(
  { db, ports, now }: Pick<Context, 'db' | 'ports' | 'now'>,
  { product, userId, reference, gift }: NewBooking,
  cardId: number | null,
  write: (tx: Queryable) => Promise<T | { ok: true; data: { id: number } }>,
) {
  let refused: BookedRefusal | undefined
  try {
    return await db.transaction(async (tx) => {
      const booked = await write(tx)
      if (!('data' in booked)) return booked
      const { id } = booked.data
      refused = await followBooked(
        { db: tx, ports, now },
        { bookings: [{ id, product, gift }], userId, cardId, reference },
      )
      if (refused) return tx.rollback()
      if (gift > 0) await notifyBooked(tx, id, now)
      return booked
    })
  } catch (error) {
    if (refused) return refused
    throw error
  }
}

/** Calls what follows new bookings; if one of the features refuses, the caller must roll back. */
export async function followBooked(
  { db, ports, now }: Pick<Action, 'db' | 'ports' | 'now'>,
  booked: Booked,
): Promise<BookedRefusal | undefined> {
  for (const follow of ports.features.onBooked) {
    const refused = await follow({ db, now }, booked)
    if (refused) return refused
  }
  return undefined
}

/** Queues the notification of a booking that was made without one. Run in the transaction that books. */
export async function notifyBooked(tx: Queryable, id: number, now: Date): Promise<void> {
  const [booking] = await lockBookings(tx, sql`b.id = ${id}`)
  const kind = booking && notificationOfStatus[booking.status]
  if (kind) await queueNotificationsTo(tx, kind, bookingEvents(bookedKey, sql`b.id = ${id}`), now)
}

/** The booking of a priced product in its first status, with a new reference. */
export function newBooking(
  { ports, now }: Pick<Context, 'ports' | 'now'>,
  { product, price, supply, begins }: ToBook,
  { heldUntil, ...booker }: BookedFor,
  choice: BookingChoice,
): NewBooking {
  const { status, paymentType } = beginningOf(supply, choice.paymentType, firstPayment(product), choice.gift)
  const deadlines = { waiting: answerDeadline(now, begins), pending: heldUntil(now, begins), confirmed: null }
  return {
    ...booker,
    ...choice,
    reference: bookingReference(ports.random(9)),
    product,
    price,
    status,
    paymentType,
    deadlineAt: deadlines[status],
    now,
  }
}

/** Names an account that was opened by a code, without a name, after the first guest of its first booking. */
export async function nameAfterGuest(
  { db, actor }: Pick<Context, 'db'> & { actor: Traveller },
  { guests: [first] }: Pick<BookInput, 'guests'>,
): Promise<void> {
  if (!actor.name && first) await nameAccount(db, actor.userId, wholeName(first))
}

/** Writes a booking and queues the request to the supplier of a hotel on request. Run in a transaction. */
export async function writeBooking(tx: Queryable, { queue }: Context['ports'], booking: NewBooking) {
  const booked = await makeBooking(tx, booking)
  const { reference, status, product } = booking
  if (booked.ok && status === 'waiting' && product.kind === 'stay') {
    await queue(tx, { name: 'ask-partner', key: reference, data: { reference } })
  }
  return booked
}

/** The error for a list of guests that does not contain exactly the `needed` lead guests. */
export function wrongNameCount(per: 'room' | 'booking', needed: number, values: number) {
  const errors = [{ path: 'guests', code: 'wrong_name_count', params: { per, needed, given: values } }]
  return err('invalid_input', { errors })
}

/** Crockford's base 32: no I, L, O or U to misread or misspell. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Nine characters, 45 bits: easy to read out, too many to guess. `random` must have at least nine bytes. */
export function bookingReference(random: Uint8Array): string {
  return Array.from(random.slice(0, 9), (byte) => alphabet[byte & 31]).join('')
}
