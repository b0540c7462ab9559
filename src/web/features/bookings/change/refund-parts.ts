import type { Money } from '#api/shapes.ts'
import type { CancellationQuote } from '#domains/bookings/contract/cancellation-answers.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import type { Formatter, Translator } from '#i18n/translator.ts'

/** The text that names an amount; nothing is said of zero. */
export function textOfAmount(
  format: Pick<Formatter, 'amount'>,
  amount: Money,
  text: (amount: string) => string,
): string[] {
  return amount.minor === 0 ? [] : [text(format.amount(amount))]
}

/** Says what of a refund returns to the gift card and what to the payment card; empty without a gift card. */
export function refundParts(
  t: Translator,
  format: Pick<Formatter, 'amount'>,
  { gift_card: gift, to_payment_card: rest }: Pick<CancellationQuote, 'gift_card' | 'to_payment_card'>,
): string[] {
  if (!gift) return []
  const card = giftCardMark(gift.last_four)
  return [
    ...textOfAmount(format, gift.amount, (amount) => t('pay.toGiftCard', { amount, card })),
    ...textOfAmount(format, rest, (amount) => t('pay.toPaymentCard', { amount })),
  ]
}
