import { sql } from 'drizzle-orm'
import { done, err, invalid } from '#api/endpoint.ts'
import type { checkoutGiftCardEndpoints } from '#domains/gift-cards/contract.ts'
import { findGiftCardOfCheckout, saveGiftCardOfCheckout } from '#domains/bookings/make/checkout.server.ts'
import { ensureCartOwner, ownerOf, type CartOwner } from '#domains/cart/owner.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { findGiftCard, findGiftCards } from '#domains/payments/gift-cards/cards.server.ts'
import { findUsableByCode } from '#domains/payments/gift-cards/find-by-code.server.ts'
import { giftCardView } from '#domains/payments/gift-cards/views.server.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'

export const checkoutGiftCardHandlers: Handlers<typeof checkoutGiftCardEndpoints> = {
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
