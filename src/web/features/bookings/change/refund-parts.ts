import type { CancellationQuote } from '#domains/bookings/contract/cancellation-answers.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import type { Formatter } from '#i18n/formatter.ts'
import type { Translator } from '#i18n/translator.ts'

type Refund = Pick<CancellationQuote, 'refund' | 'gift_card'>

/** The part of a refund that returns to the payment card. The amount that a gift card holds is not a part of it. */
export function toPaymentCard({ refund, gift_card: gift }: Refund): number {
  return Math.max(0, refund.minor - (gift?.amount.minor ?? 0))
}

/** Says what of a refund returns to the gift card and what to the payment card; empty without a gift card. */
export function refundParts(t: Translator, format: Formatter, returned: Refund): string[] {
  const gift = returned.gift_card
  if (!gift) return []
  const { minor, currency } = gift.amount
  const toGiftCard = t('pay.toGiftCard', { amount: format.money(minor, currency), card: giftCardMark(gift.last_four) })
  const rest = toPaymentCard(returned)
  return [toGiftCard, ...(rest > 0 ? [t('pay.toPaymentCard', { amount: format.money(rest, currency) })] : [])]
}
