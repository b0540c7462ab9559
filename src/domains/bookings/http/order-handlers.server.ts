import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import { findCheckout, saveCheckout } from '#domains/bookings/make/checkout.server.ts'
import type { OrderAnswer, orderEndpoints } from '#domains/bookings/contract/orders.ts'
import { nameAfterGuest } from '#domains/bookings/create/create-booking.server.ts'
import { orderCart } from '#domains/bookings/create/order.server.ts'
import { isOverdue, releaseToRead } from '#domains/bookings/current/overdue.server.ts'
import { findOrder } from '#domains/bookings/state/shown-bookings.server.ts'
import { listedBookingView } from '#domains/bookings/contract/views.server.ts'
import { ownerOf, ensureCartOwner } from '#domains/cart/owner.server.ts'
import { recountCart } from '#domains/cart/lines.server.ts'
import { sumOfMoney } from '#domains/shared/sum.ts'
import { sumOfAccounts } from '#domains/shared/short-account.ts'
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
    return done(await saveCheckout(db, ensureCartOwner(context), parts, now))
  },
}

/** Returns the current state of an order; its overdue bookings expire first. */
async function orderView(context: Context, reference: string): Promise<OrderAnswer | null> {
  const { db, ports, actor, now, locale } = context
  const find = () => findOrder(db, actor, reference)
  let order = await find()
  if (order?.rows.some((row) => isOverdue(row, now))) {
    const ids = order.rows.map((row) => row.id)
    await releaseToRead(context, sql`b.id = any(${sql.param(ids)}::bigint[])`)
    order = await find()
  }
  if (!order) return null
  // Without an account, details cannot be answered.
  const missing = actor.kind === 'traveller' ? await ports.features.missingDetails(context, order.rows) : new Map()
  const bookings = order.rows.map((row) => listedBookingView(row, missing, locale, now))
  const [first, ...more] = bookings
  const [pay, ...others] = bookings.flatMap(({ status, to_pay }) => (status === 'pending' && to_pay ? to_pay : []))
  if (!first) return null
  return {
    reference: reference.toUpperCase(),
    created_at: order.createdAt,
    bookings,
    account: sumOfAccounts([first.account, ...more.map(({ account }) => account)]),
    to_pay: pay ? sumOfMoney([pay, ...others]) : null,
  }
}
