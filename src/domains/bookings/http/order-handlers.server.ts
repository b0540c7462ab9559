import { sql } from 'drizzle-orm'
import { done, err, invalid } from '#api/endpoint.ts'
import {
  findCheckout,
  findGiftCardOfCheckout,
  saveCheckout,
  saveGiftCardOfCheckout,
} from '#domains/bookings/make/checkout.server.ts'
import { orderAmounts } from '#domains/bookings/contract/order-amounts.ts'
import type { OrderAnswer, orderEndpoints } from '#domains/bookings/contract/orders.ts'
import { nameAfterGuest } from '#domains/bookings/create/create-booking.server.ts'
import { orderCart } from '#domains/bookings/create/order.server.ts'
import { isOverdue, releaseToRead } from '#domains/bookings/current/overdue.server.ts'
import { findOrder } from '#domains/bookings/state/shown-bookings.server.ts'
import { listedBookingView } from '#domains/bookings/contract/views.server.ts'
import { findMissingDetails } from '#domains/bookings/details/missing.server.ts'
import { ownerOf, ensureCartOwner, type CartOwner } from '#domains/cart/owner.server.ts'
import { recountCart } from '#domains/cart/lines.server.ts'
import { sumOfMoney } from '#domains/cart/pay.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { findGiftCard, findGiftCards } from '#domains/payments/gift-cards/cards.server.ts'
import { findUsableByCode } from '#domains/payments/gift-cards/find-by-code.server.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { giftCardView } from '#domains/payments/gift-cards/views.server.ts'

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

  async fetch_checkout_gift_card(context) {
    return done(await giftCardsOf(context, ownerOf(context)))
  },

  async store_checkout_gift_card(context, { card }) {
    const { db, now } = context
    if (card === null) {
      const owner = ownerOf(context)
      if (owner) await saveGiftCardOfCheckout(db, owner, null, now)
      return done(await giftCardsOf(context, owner))
    }
    const chosen = 'code' in card ? await findUsableByCode(context, card.code) : await findOwnCard(context, card.id)
    if (!chosen.ok) return chosen
    const second = await secondCardError(context, chosen.data.id)
    if (second) return second
    await saveGiftCardOfCheckout(db, ensureCartOwner(context), chosen.data.id, now)
    return done(await giftCardsOf(context, ensureCartOwner(context)))
  },

  async store_checkout(context, parts) {
    const { db, actor, address, ports, now } = context
    const wait = actor.kind === 'traveller' ? null : await ports.limit(`checkout:${address}`, storeRule)
    if (wait !== null) return err('too_many_requests', { retryAfter: wait })
    return done(await saveCheckout(db, ensureCartOwner(context), parts, now))
  },
}

async function findOwnCard({ db, actor }: Context, id: number) {
  const userId = actor.kind === 'traveller' ? actor.userId : null
  const card = await findGiftCard(db, sql`c.id = ${id} and c.user_id = ${userId}`)
  return card ? done(card) : err('not_found')
}

/** The error for a second gift card while the first is usable: a checkout can have one. */
async function secondCardError(context: Context, id: number) {
  const { used } = await giftCardsOf(context, ownerOf(context))
  if (!used || used.id === id || used.state !== 'usable' || used.balance.minor === 0) return null
  const params = { card: giftCardMark(used.last_four) }
  return invalid('code', 'gift_card_second', params)
}

/** The gift card of a checkout, and the other usable ones of its account. */
async function giftCardsOf({ db, now }: Context, owner: CartOwner | null) {
  const used = owner && (await findGiftCardOfCheckout(db, owner))
  const ownCards = owner?.userId
    ? await findGiftCards(db, sql`c.user_id = ${owner.userId} and c.balance_minor > 0`, 10)
    : []
  return {
    used: used && giftCardView(used, now),
    own: ownCards
      .filter(({ id }) => id !== used?.id)
      .map((card) => giftCardView(card, now))
      .filter(({ state }) => state === 'usable'),
  }
}

/** Returns the current state of an order; its overdue bookings expire first. */
async function orderView(context: Context, reference: string): Promise<OrderAnswer | null> {
  const { db, actor, now, locale } = context
  const find = () => findOrder(db, actor, reference)
  let order = await find()
  if (order?.rows.some((row) => isOverdue(row, now))) {
    const ids = order.rows.map((row) => row.id)
    await releaseToRead(context, sql`b.id = any(${sql.param(ids)}::bigint[])`)
    order = await find()
  }
  if (!order) return null
  // Without an account, details cannot be answered.
  const missing = actor.kind === 'traveller' ? await findMissingDetails(context, order.rows) : new Map()
  const bookings = order.rows.map((row) => listedBookingView(row, missing, locale, now))
  const [first, ...more] = bookings
  const [pay, ...others] = bookings.flatMap(({ status, to_pay }) => (status === 'pending' && to_pay ? to_pay : []))
  if (!first) return null
  return {
    reference: reference.toUpperCase(),
    created_at: order.createdAt,
    bookings,
    ...orderAmounts([first, ...more]),
    to_pay: pay ? sumOfMoney([pay, ...others]) : null,
  }
}
