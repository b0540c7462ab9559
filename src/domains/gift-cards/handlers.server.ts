import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import type { giftUseEndpoints } from '#domains/gift-cards/contract.ts'
import { findGiftUses } from '#domains/gift-cards/uses.server.ts'
import type { Handlers } from '#domains/context.ts'
import { findGiftCard } from '#domains/payments/gift-cards/cards.server.ts'
import { issuedGiftCardView } from '#domains/payments/gift-cards/views.server.ts'

export const giftUseHandlers: Handlers<typeof giftUseEndpoints> = {
  async show_gift_card({ db, now }, { id }) {
    const card = await findGiftCard(db, sql`c.id = ${id}`)
    if (!card) return err('not_found')
    const money = (minor: number) => ({ minor, currency: card.currency })
    const uses = await findGiftUses(db, id)
    return done({
      card: issuedGiftCardView(card, now),
      uses: uses.map(({ amount, refunded, ...same }) => ({
        ...same,
        amount: money(amount),
        refunded: money(refunded),
      })),
    })
  },
}
