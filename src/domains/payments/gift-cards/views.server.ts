import type { GiftCardAnswer } from '#domains/payments/gift-cards/answers.ts'
import { giftCardDay, type GiftCardRow } from '#domains/payments/gift-cards/cards.server.ts'
import type { IssuedGiftCard } from '#domains/payments/gift-cards/contract.ts'

export function giftCardView(card: GiftCardRow, now: Date): GiftCardAnswer {
  return {
    id: card.id,
    last_four: card.lastFour,
    balance: { minor: card.balance, currency: card.currency },
    expires_on: card.expiresOn,
    state: card.blockedAt !== null ? 'blocked' : card.expiresOn < giftCardDay(now) ? 'expired' : 'usable',
  }
}

export function issuedGiftCardView(card: GiftCardRow, now: Date): IssuedGiftCard {
  return {
    ...giftCardView(card, now),
    issued: { minor: card.issued, currency: card.currency },
    issued_at: card.issuedAt,
    issued_by: card.issuedBy,
    holder_name: card.holderName,
    holder_email: card.holderEmail,
    note: card.note,
    linked: card.userId !== null,
  }
}
