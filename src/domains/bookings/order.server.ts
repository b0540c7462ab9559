import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import type { FieldError } from '#contract/errors.ts'
import { forgetCheckout } from '#domains/bookings/checkout.server.ts'
import { answerDeadline, holdEnd } from '#domains/bookings/deadlines.ts'
import type { CartChanged, CartLineGone, orderEndpoints, OrderInput } from '#domains/bookings/order-contract.ts'
import { makeBooking } from '#domains/bookings/make.server.ts'
import { tooManyArrivals } from '#domains/bookings/open-arrivals.server.ts'
import { pageTagsOf } from '#domains/bookings/page-tags.ts'
import { openPaymentOf } from '#domains/bookings/pay.server.ts'
import { lockBookings } from '#domains/bookings/read.server.ts'
import { beginningOf } from '#domains/bookings/rules.ts'
import { bookingReference } from '#domains/bookings/reference.ts'
import { lockStock } from '#domains/bookings/stock-order.server.ts'
import { priceToBook, type ToBook } from '#domains/bookings/to-book.server.ts'
import { waitBeforeAsking } from '#domains/bookings/waiting.server.ts'
import { openAcceptance, type Acceptance } from '#domains/cart/acceptance.server.ts'
import { takeOutBooked } from '#domains/cart/booked.server.ts'
import { findLines, lockCart, type LineRow } from '#domains/cart/lines.server.ts'
import { pricedCart } from '#domains/cart/priced-cart.server.ts'
import type { Context, Traveller } from '#domains/context.ts'
import { allOrNothing } from '#domains/db.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'
import { cleanLines, cleanText } from '#text/clean.ts'

type Ordering = Context & { actor: Traveller }
type OrderLine = LineRow & { toBook: ToBook }
type OrderRefusal = (typeof orderEndpoints)['send_cart_to_order']['errors'][number] | 'invalid_input'

/** Books every line of the traveller's cart as it was accepted, or refuses and changes nothing. Answers its reference. */
export async function orderCart(
  context: Ordering,
  input: OrderInput,
): Promise<Outcome<{ reference: string }, OrderRefusal>> {
  const { now, ports } = context
  const accepted = openAcceptance(ports.seal, input.cart_token)
  if (!accepted || accepted.expiresAt <= now) return refuse('quote_expired')
  const made = await allOrNothing(context.db, (tx) => makeOrder({ ...context, db: tx }, input, accepted))
  if (made.ok) {
    context.changes.push(...made.data.tags, lettersQueued)
    return done({ reference: made.data.reference })
  }
  const { code, data } = made.error
  if (code === 'price_changed') return refuse(code, { data: await changedCart(context, accepted) })
  if (code !== 'sold_out') return made
  return refuse(code, { data: { cart: await cartNow(context), line_id: data as number } satisfies CartLineGone })
}

/** All of it, in the transaction it is called in; `sold_out` carries the id of the line that could not be had. */
async function makeOrder(
  context: Ordering,
  input: OrderInput,
  accepted: Acceptance,
): Promise<Outcome<{ reference: string; tags: string[] }, OrderRefusal>> {
  const { db, actor, now, ports } = context
  await lockCart(db, actor.userId)
  const priced = await pricedLines(context, accepted)
  if (!priced.ok) return priced
  const lines = priced.data
  const hindered = wrongNames(lines, input) ?? (await wrongPayment(context, lines, input))
  if (hindered) return hindered
  const { payment_type: paymentType } = input
  const full = await tooManyArrivals(context, { userId: actor.userId, paymentType, asked: lines.length })
  if (full) return full
  const stock = lines.map(({ toBook }) => toBook)
  await lockStock(db, stock)
  const reference = bookingReference(ports.random(9))
  const order = await db.execute<{ id: number }>(sql`
    insert into booking_order (reference, user_id, created_at) values (${reference}, ${actor.userId}, ${now.toISOString()}) returning id`)
  const orderId = order.rows[0]?.id ?? 0
  for (const line of lines) {
    const booked = await bookLine(context, line, orderId, input)
    if (!booked.ok) return refuse('sold_out', { data: line.id })
  }
  const selections = lines.map(({ selection }) => selection)
  await takeOutBooked(db, actor.userId, selections)
  await forgetCheckout(db, actor.userId)
  await openOrderPayment(context, orderId, reference)
  return done({ reference, tags: stock.flatMap(pageTagsOf) })
}

/** The cart as of now, if it is what was accepted: each line still there, and at its price as of when it was shown. */
async function pricedLines(
  context: Ordering,
  accepted: Acceptance,
): Promise<Outcome<[OrderLine, ...OrderLine[]], 'price_changed' | 'sold_out'>> {
  const rows = await findLines(context.db, { userId: context.actor.userId, digest: null })
  const lines: OrderLine[] = []
  for (const row of rows) {
    const seen = accepted.lines.find(({ id }) => id === row.id)
    if (!seen || seen.selection !== row.digest) return refuse('price_changed')
    const priced = await priceToBook(context, row.selection, accepted.quotedAt)
    if (!priced.ok && priced.error.code === 'sold_out') return refuse('sold_out', { data: row.id })
    if (!priced.ok || priced.data.digest !== seen.price) return refuse('price_changed')
    lines.push({ ...row, toBook: priced.data })
  }
  const [first, ...more] = lines
  return first && lines.length === accepted.lines.length ? done([first, ...more]) : refuse('price_changed')
}

/** Every room and group needs somebody who leads it, named in the list. */
function wrongNames(lines: OrderLine[], { guests, lines: wishes }: OrderInput) {
  const most = Math.max(...lines.map(({ toBook }) => toBook.names))
  const errors: FieldError[] = []
  if (guests.length < most) errors.push({ path: 'guests', code: 'too_few_names', params: { min: most } })
  for (const [i, { line_id, leads }] of wishes.entries()) {
    const line = lines.find(({ id }) => id === line_id)
    const right = line && (!leads || (leads.length === line.toBook.names && leads.every((at) => at < guests.length)))
    // What is said of a line that has left the cart does no harm.
    if (line && !right) errors.push({ path: `lines.${i}.leads`, code: 'not_a_choice' })
  }
  return errors.length > 0 ? refuse('invalid_input', { errors }) : null
}

async function wrongPayment(context: Ordering, lines: OrderLine[], { payment_type }: OrderInput) {
  const allowed = lines.every(({ toBook: { payment } }) => payment === 'both' || payment === payment_type)
  const currencies = new Set(lines.map(({ toBook }) => toBook.priced.currency))
  if (!allowed || (payment_type === 'prepay' && currencies.size > 1)) {
    return refuse('payment_type_not_allowed', { errors: [{ path: 'payment_type', code: 'not_a_choice' }] })
  }
  if (payment_type === 'prepay' && !context.ports.gateway) return refuse('online_payment_unavailable')
  const held = lines.filter(({ toBook }) => payment_type === 'prepay' || toBook.supply === 'portal').length
  const wait = held > 0 ? await waitBeforeAsking(context, held) : null
  return wait === null ? null : refuse('too_many_waiting', { retryAfter: wait })
}

async function bookLine(
  { db, actor, ports, now, locale }: Ordering,
  line: OrderLine,
  orderId: number,
  input: OrderInput,
) {
  const { hotelId, journey, supply, priced, names, begins } = line.toBook
  const wish = input.lines.find(({ line_id }) => line_id === line.id)
  const leads = wish?.leads ?? Array.from({ length: names }, (_, i) => i)
  const reference = bookingReference(ports.random(9))
  const { status, paymentType } = beginningOf(supply, input.payment_type, priced)
  const booked = await makeBooking(db, {
    reference,
    userId: actor.userId,
    actor: `traveller:${actor.userId}`,
    source: 'site',
    orderId,
    hotelId,
    journey,
    status,
    paymentType,
    priced,
    guests: leads
      .flatMap((at) => input.guests[at] ?? [])
      .map((one) => ({ first_name: cleanText(one.first_name), last_name: cleanText(one.last_name) })),
    contact: input.contact,
    specialRequest: cleanLines(wish?.special_request ?? ''),
    locale,
    deadlineAt: { waiting: answerDeadline(now, begins), pending: holdEnd(now), confirmed: null }[status],
    now,
  })
  if (booked.ok && status === 'waiting' && hotelId !== null) {
    await ports.queue(db, { name: 'ask-partner', key: reference, data: { reference } })
  }
  return booked
}

/** One payment for all that is held until it is paid. */
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
