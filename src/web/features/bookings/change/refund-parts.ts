import type { CancellationQuote } from '#domains/bookings/contract/cancellation-answers.ts'
import { giftCardMark } from '#domains/payments/gift-cards/mark.ts'
import type { Formatter } from '#i18n/formatter.ts'
import type { Translator } from '#i18n/translator.ts'

/** Says what of a refund returns to the gift card and what to the payment card; empty without a gift card. */
export function refundParts(
  t: Translator,
  format: Formatter,
  { refund, gift_card: gift }: Pick<CancellationQuote, 'refund' | 'gift_card'>,
): string[] {
  if (!gift) return []
  const { minor, currency } = gift.amount
  const toGiftCard = t('pay.toGiftCard', { amount: format.money(minor, currency), card: giftCardMark(gift.last_four) })
  const rest = refund.minor - minor
  return [toGiftCard, ...(rest > 0 ? [t('pay.toPaymentCard', { amount: format.money(rest, currency) })] : [])]
}
