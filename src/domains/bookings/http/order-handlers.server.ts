import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import { findCheckout, saveCheckout } from '#domains/bookings/create/checkout.server.ts'
import type { OrderAnswer, orderEndpoints } from '#domains/bookings/contract/orders.ts'
import { nameAfterGuest } from '#domains/bookings/create/create-booking.server.ts'
import { orderCart } from '#domains/bookings/create/order.server.ts'
import { isOverdue, releaseToRead } from '#domains/bookings/change/overdue.server.ts'
import { findOrder } from '#domains/bookings/model/queries.server.ts'
import { bookingCardView } from '#domains/bookings/contract/views.server.ts'
import { ownerOf, ownerToBe } from '#domains/cart/owner.server.ts'
import { recountCart } from '#domains/cart/lines.server.ts'
import { sumByDate, sumOfMoney } from '#domains/cart/pay.ts'
import type { Context, Handlers } from '#domains/context.ts'

/** Drafts that the visitors of one address can store: a burst, then one every six seconds. */
const storeRule = { burst: 120, perHour: 600 }

export const orderHandlers: Handlers<typeof orderEndpoints> = {
  async send_cart_to_order(context, input) {
    const ordered = await orderCart(context, input)
    if (!ordered.ok) return ordered
    await nameAfterGuest(context, input)
    await recountCart(context)
    const { reference } = ordered.data
    const order = await orderView(context, reference)
    if (!order) throw new Error(`order ${reference} was not found after it was created`)
    return done(order)
  },

  async show_order(context, { reference }) {
    const order = await orderView(context, reference)
    return order ? done(order) : err('not_found')
  },

  async fetch_checkout(context) {
    const owner = ownerOf(context)
    return done(owner ? await findCheckout(context.db, owner) : {})
  },

  async store_checkout(context, parts) {
    const { db, actor, address, ports, now } = context
    const wait = actor.kind === 'traveller' ? null : await ports.limit(`checkout:${address}`, storeRule)
    if (wait !== null) return err('too_many_requests', { retryAfter: wait })
    return done(await saveCheckout(db, ownerToBe(context), parts, now))
  },
}

/** Returns the current state of an order; its overdue bookings expire first. */
async function orderView(context: Context, reference: string): Promise<OrderAnswer | null> {
  const { db, actor, now, locale } = context
  const find = () => findOrder(db, actor, reference)
  let found = await find()
  if (found?.rows.some((row) => isOverdue(row, now))) {
    const ids = found.rows.map((row) => row.bookingId)
    await releaseToRead(context, sql`b.id = any(${sql.param(ids)}::bigint[])`)
    found = await find()
  }
  if (!found) return null
  const bookings = found.rows.map((row) => bookingCardView(row, locale, now))
  const [first, ...more] = bookings
  const [pay, ...others] = bookings.flatMap(({ status, to_pay }) => (status === 'pending' && to_pay ? to_pay : []))
  if (!first) return null
  const sumOf = (name: 'charged' | 'paid' | 'refunded' | 'due') =>
    sumOfMoney([first[name], ...more.map((booking) => booking[name])])
  return {
    reference: reference.toUpperCase(),
    created_at: found.createdAt,
    bookings,
    total: sumOf('charged'),
    paid: sumOf('paid'),
    refunded: sumOf('refunded'),
    due: sumOf('due'),
    due_when: {
      online: sumByDate(bookings.flatMap((booking) => booking.due_when.online)),
      on_arrival: sumOfMoney([first.due_when.on_arrival, ...more.map((booking) => booking.due_when.on_arrival)]),
    },
    to_pay: pay ? sumOfMoney([pay, ...others]) : null,
  }
}
