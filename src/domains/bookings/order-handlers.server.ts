import { sql } from 'drizzle-orm'
import { done, refuse } from '#contract/endpoint.ts'
import { findCheckout, keepCheckout } from '#domains/bookings/checkout.server.ts'
import type { OrderAnswer, orderEndpoints } from '#domains/bookings/order-contract.ts'
import { orderCart } from '#domains/bookings/order.server.ts'
import { isOverdue, releaseToRead } from '#domains/bookings/overdue.server.ts'
import { findOrder } from '#domains/bookings/read.server.ts'
import { bookingCardView } from '#domains/bookings/views.server.ts'
import { sumOfMoney } from '#domains/cart/pay.ts'
import type { Context, Handlers, Traveller } from '#domains/context.ts'

export const orderHandlers: Handlers<typeof orderEndpoints> = {
  async send_cart_to_order(context, input) {
    const ordered = await orderCart(context, input)
    if (!ordered.ok) return ordered
    const { reference } = ordered.data
    const order = await orderView(context, reference)
    if (!order) throw new Error(`order ${reference} is not there after it was made`)
    return done(order)
  },

  async show_order(context, { reference }) {
    const order = await orderView(context, reference)
    return order ? done(order) : refuse('not_found')
  },

  fetch_checkout: async ({ db, actor }) => done(await findCheckout(db, actor.userId)),

  store_checkout: async ({ db, actor, now }, parts) => done(await keepCheckout(db, actor.userId, parts, now)),
}

/** An order as it stands: what is overdue in it has expired first. */
async function orderView(context: Context & { actor: Traveller }, reference: string): Promise<OrderAnswer | null> {
  const { db, actor, now, locale } = context
  const find = () => findOrder(db, actor.userId, reference)
  let found = await find()
  if (found?.rows.some((row) => isOverdue(row, now))) {
    const ids = found.rows.map((row) => row.bookingId)
    await releaseToRead(context, sql`b.id = any(${sql.param(ids)}::bigint[])`)
    found = await find()
  }
  if (!found) return null
  const bookings = found.rows.map((row) => bookingCardView(row, locale, now))
  const [first, ...more] = bookings.map(({ total }) => total)
  const [pay, ...others] = bookings.flatMap(({ status, to_pay }) => (status === 'pending' && to_pay ? to_pay : []))
  if (!first) return null
  return {
    reference: reference.toUpperCase(),
    created_at: found.createdAt,
    bookings,
    total: sumOfMoney([first, ...more]),
    to_pay: pay ? sumOfMoney([pay, ...others]) : null,
  }
}
