import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import type { Formatter } from '#i18n/formatter.ts'
import type { Translator } from '#i18n/translator.ts'

/** What is paid of a price, and what is due of it. Minor units. */
type Amounts = {
  kind: 'stay' | 'package' | 'service'
  gift?: { lastFour: string; amount: number } | null | undefined
  /** Paid otherwise than with the gift card. */
  paid: number
  /** Payable online, each part until its date; a null date is now. */
  online: readonly { due: string | null; amount: number }[]
  onArrival: number
}

/** A line below the total of a booking, in minor units; `isDue` if it is still to be paid. */
type AmountLine = { label: string; minor: number; isDue: boolean }

/**
 * The lines below the total of a booking: on its page, its voucher and in e-mails. They add up to the total.
 * @param now the label of what is payable online without a date
 */
export function amountLines(
  t: Translator,
  format: Pick<Formatter, 'stayDate'>,
  { kind, gift, paid, online, onArrival }: Amounts,
  now = t('paymentplace.dueOnline'),
): AmountLine[] {
  const card = giftCardMark(gift?.lastFour ?? '')
  const where = t('paymentplace.where', { kind })
  return [
    { label: t('paymentplace.giftCard', { card }), minor: -(gift?.amount ?? 0), isDue: false },
    { label: t('paymentplace.paid'), minor: paid, isDue: false },
    ...online.map(({ due, amount }) => ({
      label: due ? t('paymentplace.dueBy', { date: format.stayDate(due) }) : now,
      minor: amount,
      isDue: true,
    })),
    { label: t('paymentplace.due', { where }), minor: onArrival, isDue: true },
  ].filter(({ minor }) => minor !== 0)
}
