import type { Money } from '#api/shapes.ts'
import type { PaymentTiming } from '#domains/shared/shapes.ts'
import type { Translator } from '#i18n/translator.ts'

export type PaymentTerms = {
  payment: PaymentTiming | null
  total: Money
  /** The part of `total` that is paid at the hotel whatever the payment type. */
  due_at_property: Money
}

/**
 * Time and place of payment of a price, in one line: the same on cards, hotel pages, in comparisons and the cart.
 * @param where the moment of a payment that is not made online, for a product that is not a stay
 */
export function paymentLabel(
  { payment, total, due_at_property: atProperty }: PaymentTerms,
  { onRequest, where }: { onRequest: boolean; where?: string | undefined },
  t: Translator,
  money: (amount: Money) => string,
): string | null {
  if (payment === null) return null
  // Pages of hotels do not load the texts of the other products.
  const there = where ?? t('stays.pay_where')
  if (payment === 'arrival') return t('stays.pay_arrival', { where: there })
  if (payment === 'both') return t(onRequest ? 'stays.pay_bothAccepted' : 'stays.pay_both', { where: there })
  if (atProperty.minor === 0)
    return onRequest ? t('stays.pay_accepted', { by: where ? 'other' : 'hotel' }) : t('stays.pay_prepay')
  const atHotel = money(atProperty)
  if (onRequest) return t('stays.pay_acceptedSplit', { there: atHotel })
  return t('stays.pay_split', { now: money({ ...total, minor: total.minor - atProperty.minor }), there: atHotel })
}
