import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import type { FieldError } from '#api/errors.ts'
import { deleteCheckout, findGiftCardOfCheckout } from '#domains/bookings/make/checkout.server.ts'
import type { CartChanged, CartLineGone, orderEndpoints, OrderInput } from '#domains/bookings/contract/orders.ts'
import {
  followBooked,
  newBooking,
  notifyBooked,
  writeBooking,
  bookingReference,
  bookedOnSite,
} from '#domains/bookings/create/create-booking.server.ts'
import {
  duplicateError,
  onArrivalLimitError,
  termsError,
  waitBeforeRequest,
} from '#domains/bookings/create/prechecks.server.ts'
import { giftPaymentOf } from '#domains/bookings/create/gift-payment.server.ts'
import { openPaymentOf } from '#domains/bookings/payment/pay.server.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import { notifyOrdered } from '#domains/bookings/state/notifications.server.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import { lockBookings } from '#domains/bookings/state/queries.server.ts'
import { lockProducts } from '#domains/bookings/model/products/inventory.server.ts'
import { priceToBook, type ToBook } from '#domains/bookings/make/product-to-book.server.ts'
import { verifyAcceptance, type Acceptance } from '#domains/cart/acceptance.server.ts'
import { findLines, lockCart, type LineRow } from '#domains/cart/lines.server.ts'
import { pricedCart } from '#domains/cart/priced-cart.server.ts'
import type { Context, Traveller } from '#domains/context.ts'
import { allOrNothing } from '#domains/db.ts'

type Ordering = Context & { actor: Traveller }
type OrderLine = LineRow & { toBook: ToBook }
type OrderError = (typeof orderEndpoints)['send_cart_to_order']['errors'][number] | 'invalid_input'

/** Books every line of the traveller's cart as accepted, or fails and changes nothing. Returns the order reference. */
export async function orderCart(
  context: Ordering,
  input: OrderInput,
): Promise<Outcome<{ reference: string }, OrderError>> {
  const { now, ports } = context
  const accepted = verifyAcceptance(ports.signer, input.cart_token)
  if (!accepted || accepted.expiresAt <= now) return err('quote_expired')
  const ordered = await allOrNothing(context.db, (tx) => makeOrder({ ...context, db: tx }, input, accepted))
  if (ordered.ok) return ordered
  const { code, data } = ordered.error
  if (code === 'price_changed') return err(code, { data: await changedCart(context, accepted) })
  if (code !== 'sold_out') return ordered
  return err(code, { data: { cart: await cartNow(context), line_id: data as number } satisfies CartLineGone })
}

/** Makes the whole order in the caller's transaction; `sold_out` carries the id of the unavailable line. */
async function makeOrder(
  context: Ordering,
  input: OrderInput,
  accepted: Acceptance,
): Promise<Outcome<{ reference: string }, OrderError>> {
  const { db, actor, now, ports } = context
  await lockCart(db, actor.userId)
  const linePrices = await pricedLines(context, accepted)
  if (!linePrices.ok) return linePrices
  let lines = linePrices.data
  const failedPrecheck =
    wrongNames(lines, input) ??
    (await wrongPayment(context, lines, input)) ??
    (await termsError(db, input.terms_version))
  if (failedPrecheck) return failedPrecheck
  const { payment_type: paymentType } = input
  const selections = lines.map(({ selection }) => selection)
  const duplicate = input.allow_duplicate ? null : await duplicateError(context, actor, selections)
  if (duplicate) return duplicate
  const full = await onArrivalLimitError(context, { userId: actor.userId, paymentType, requested: lines.length })
  if (full) return full
  const products = lines.map(({ toBook }) => toBook)
  const gift = input.gift_card && {
    card: await findGiftCardOfCheckout(db, { userId: actor.userId, digest: null }),
    accepted: input.gift_card,
  }
  const card = giftPaymentOf(gift, { paymentType, now }, products)
  if (card === 'changed') return err('gift_card_changed')
  await lockProducts(
    db,
    products.map(({ product }) => product),
  )
  // Priced again under the lock: nothing comes between the price and the taking.
  const locked = await pricedLines(context, accepted)
  if (!locked.ok) return locked
  lines = locked.data
  const reference = bookingReference(ports.random(9))
  const order = await db.execute<{ id: number }>(sql`
    insert into booking_order (reference, user_id, created_at) values (${reference}, ${actor.userId}, ${now.toISOString()}) returning id`)
  const orderId = order.rows[0]?.id ?? 0
  const together = lines.length > 1
  const bookings: { id: number; product: BookedProduct; gift: number; status: BookingStatus }[] = []
  for (const [i, line] of lines.entries()) {
    const gift = card.amounts[i] ?? 0
    const booked = await bookLine(context, { ...line, gift, together }, orderId, input)
    if (!booked.ok) return err('sold_out', { data: line.id })
    bookings.push({ ...booked.data, product: line.toBook.product, gift })
  }
  const refused = await followBooked(context, { bookings, userId: actor.userId, cardId: card.cardId, reference })
  if (refused) return err(refused === 'no_use_left' ? 'price_changed' : refused)
  await notifyMade(context, orderId, bookings)
  await db.execute(sql`update cart set promotion_code = null where user_id = ${actor.userId}`)
  await deleteCheckout(db, actor.userId)
  await openOrderPayment(context, orderId, reference)
  return done({ reference })
}

/** Prices the cart as of when it was shown, and fails if its lines or prices differ from the accepted ones. */
async function pricedLines(
  context: Ordering,
  accepted: Acceptance,
): Promise<Outcome<[OrderLine, ...OrderLine[]], 'price_changed' | 'sold_out'>> {
  const rows = await findLines(context.db, { userId: context.actor.userId, digest: null })
  const lines: OrderLine[] = []
  for (const row of rows) {
    const seen = accepted.lines.find(({ id }) => id === row.id)
    if (!seen || seen.selection !== row.digest) return err('price_changed')
    const selection = { ...row.selection, discount: seen.discount }
    const linePrice = await priceToBook(context, selection, accepted.quotedAt)
    if (!linePrice.ok && linePrice.error.code === 'sold_out') return err('sold_out', { data: row.id })
    if (!linePrice.ok || linePrice.data.digest !== seen.price) return err('price_changed')
    lines.push({ ...row, toBook: linePrice.data })
  }
  const [first, ...more] = lines
  return first && lines.length === accepted.lines.length ? done([first, ...more]) : err('price_changed')
}

/** Every room and group needs a lead guest from the list of guests. */
function wrongNames(lines: OrderLine[], { guests, lines: requests }: OrderInput) {
  const min = Math.max(...lines.map(({ toBook }) => toBook.names))
  const errors: FieldError[] = []
  if (guests.length < min) errors.push({ path: 'guests', code: 'too_few_names', params: { min } })
  for (const [i, { line_id, leads }] of requests.entries()) {
    // Input for a line that is no longer in the cart is ignored.
    const needed = lines.find(({ id }) => id === line_id)?.toBook.names
    if (needed === undefined || !leads) continue
    const path = `lines.${i}.leads`
    if (leads.length !== needed) {
      errors.push({ path, code: 'wrong_name_count', params: { per: 'booking', needed, given: leads.length } })
    } else if (leads.some((at) => at >= guests.length)) errors.push({ path, code: 'not_a_choice' })
  }
  return errors.length > 0 ? err('invalid_input', { errors }) : null
}

async function wrongPayment(context: Ordering, lines: OrderLine[], { payment_type }: OrderInput) {
  const allowed = lines.every(({ toBook: { price } }) => price.payment === 'both' || price.payment === payment_type)
  const currencies = new Set(lines.map(({ toBook }) => toBook.price.currency))
  if (!allowed || (payment_type === 'prepay' && currencies.size > 1)) {
    return err('payment_type_not_allowed', { errors: [{ path: 'payment_type', code: 'not_a_choice' }] })
  }
  if (payment_type === 'prepay' && !context.ports.gateway) return err('online_payment_unavailable')
  const held = lines.filter(({ toBook }) => payment_type === 'prepay' || toBook.supply === 'portal').length
  const wait = held > 0 ? await waitBeforeRequest(context, held) : null
  return wait === null ? null : err('too_many_waiting', { retryAfter: wait })
}

/**
 * Queues the notification of an order, once what gift cards pay is captured: of several bookings one, unless all of them
 * are held until payment. `makeBooking` has notified of a single booking without a gift card.
 */
async function notifyMade(
  { db, now }: Ordering,
  orderId: number,
  bookings: { id: number; gift: number; status: BookingStatus }[],
) {
  const [first, ...others] = bookings
  if (first && others.length === 0) {
    if (first.gift > 0) await notifyBooked(db, first.id, now)
    return
  }
  const held = bookings.filter(({ status }) => status === 'pending').length
  if (held < bookings.length) await notifyOrdered(db, orderId, { held: held > 0 }, now)
}

/** Books one line in the transaction of the order. */
async function bookLine(
  context: Ordering,
  line: OrderLine & { gift: number; together: boolean },
  orderId: number,
  input: OrderInput,
) {
  const request = input.lines.find(({ line_id }) => line_id === line.id)
  const leads = request?.leads ?? Array.from({ length: line.toBook.names }, (_, i) => i)
  const booking = newBooking(context, line.toBook, bookedOnSite(context.actor, context.locale), {
    orderId,
    paymentType: input.payment_type,
    guests: leads.flatMap((at) => input.guests[at] ?? []),
    contact: input.contact,
    specialRequest: request?.special_request ?? '',
    selection: line.selection,
    gift: line.gift,
    together: line.together,
  })
  const booked = await writeBooking(context.db, context.ports, booking)
  return booked.ok ? done({ id: booked.data.id, status: booking.status }) : booked
}

/** Opens one payment for all bookings of the order that are held until paid. */
async function openOrderPayment({ db, actor, ports, now, locale }: Ordering, orderId: number, reference: string) {
  const { gateway } = ports
  const [first, ...more] = await lockBookings(db, sql`b.order_id = ${orderId} and b.status = 'pending'`)
  if (!first || !gateway) return
  const payment = { id: randomUUID(), reference, userId: actor.userId, provider: gateway.provider, locale, now }
  await openPaymentOf(db, payment, [first, ...more])
}

function cartNow(context: Ordering) {
  return pricedCart(context, { userId: context.actor.userId, digest: null })
}

async function changedCart(context: Ordering, accepted: Acceptance): Promise<CartChanged> {
  const cart = await cartNow(context)
  const before = accepted.lines.flatMap(({ id, total }) => {
    const currency = cart.lines.find((line) => line.id === id)?.total?.currency
    return currency ? [{ line_id: id, total: { minor: total, currency } }] : []
  })
  return { cart, before }
}
