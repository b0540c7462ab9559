import { giftCardMark } from '#domains/payments/gift-cards/mark.ts'
import type { Translator } from '#i18n/translator.ts'
import type { UsedGiftCard } from '#web/features/checkout/gift-card.ts'
import type { PriceLine } from '#web/ui/PriceLines.tsx'

/** The part that a gift card pays, as a line below the total; undefined if it pays nothing. */
export function giftLine(t: Translator, used: UsedGiftCard | null): PriceLine | undefined {
  if (!used || used.pays.minor === 0) return undefined
  const { minor, currency } = used.pays
  return { label: t('booking.giftCard', { card: giftCardMark(used.last_four) }), amount: { minor: -minor, currency } }
}
