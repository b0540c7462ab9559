import type { Money } from '#api/shapes.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { PaymentTiming } from '#domains/shared/shapes.ts'
import type { Translator } from '#i18n/translator.ts'

export type PaymentTerms = {
  payment: PaymentTiming | null
  total: Money
  /** The part of `total` that is paid at the hotel whatever the payment type. */
  due_at_property: Money
}

/** The place of payment of a product that is not paid online, and the party that accepts a request. */
const places = {
  stay: { where: 'other', by: 'hotel' },
  package: { where: 'group', by: 'other' },
  service: { where: 'other', by: 'other' },
} as const satisfies Record<ProductKind, object>

/** Time and place of payment of a price, in one line: the same on cards, hotel pages, in comparisons and the cart. */
export function paymentLabel(
  { payment, total, due_at_property: atProperty }: PaymentTerms,
  { kind, onRequest }: { kind: ProductKind; onRequest: boolean },
  t: Translator,
  money: (amount: Money) => string,
): string | null {
  if (payment === null) return null
  const { where, by } = places[kind]
  if (payment === 'arrival') return t('stays.pay_arrival', { where })
  if (payment === 'both') return t(onRequest ? 'stays.pay_bothAccepted' : 'stays.pay_both', { where })
  if (atProperty.minor === 0) return onRequest ? t('stays.pay_accepted', { by }) : t('stays.pay_prepay')
  const there = money(atProperty)
  if (onRequest) return t('stays.pay_acceptedSplit', { there })
  return t('stays.pay_split', { now: money({ ...total, minor: total.minor - atProperty.minor }), there })
}
