import type { Money } from '#api/shapes.ts'
import { isFirst, isOnArrival, type PaymentPart } from '#domains/shared/plan.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import type { PaymentTiming } from '#domains/shared/shapes.ts'
import type { Translator } from '#i18n/translator.ts'

export type PaymentTerms = {
  payment: PaymentTiming | null
  /** When the price is paid online; what is paid at the hotel nevertheless is a part of it. */
  pay: { prepay: readonly PaymentPart[] | null }
}

/**
 * Time and place of payment of a price, in one line: the same on cards, hotel pages, in comparisons and the cart.
 */
export function paymentLabel(
  { payment, pay: { prepay } }: PaymentTerms,
  { onRequest, kind = 'stay' }: { onRequest: boolean; kind?: CartLine['kind'] },
  t: Translator,
  money: (amount: Money) => string,
): string | null {
  if (payment === null) return null
  const there = t('shortaccount.where', { kind })
  if (payment === 'arrival') return t('stays.pay_arrival', { where: there })
  if (payment === 'both') return t(onRequest ? 'stays.pay_bothAccepted' : 'stays.pay_both', { where: there })
  const first = prepay?.find(isFirst)
  const atHotel = prepay?.find(isOnArrival)
  if (!atHotel)
    return onRequest ? t('stays.pay_accepted', { by: kind === 'stay' ? 'hotel' : 'other' }) : t('stays.pay_prepay')
  if (onRequest) return t('stays.pay_acceptedSplit', { there: money(atHotel.amount) })
  return first
    ? t('stays.pay_split', { now: money(first.amount), there: money(atHotel.amount) })
    : t('stays.pay_arrival', { where: there })
}
