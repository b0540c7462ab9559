import type { PaidWhen } from '#domains/cart/answers.ts'
import type { Formatter } from '#i18n/formatter.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import type { Translator } from '#i18n/translator.ts'
import { AmountList, type NamedAmount } from '#web/ui/AmountList.tsx'

/** The amounts due for one payment type in the order of their dates; zero amounts are omitted. */
export function amountsDue(t: Translator, format: Formatter, paid: PaidWhen): NamedAmount[] {
  return [
    { label: t('cart.payNow'), amount: paid.now },
    { label: t('cart.payAfterAnswer'), amount: paid.after_answer },
    ...paid.instalments.map(({ due, amount }) => ({ label: t('cart.payBy', { date: format.stayDate(due) }), amount })),
    { label: t('cart.payOnArrival'), amount: paid.on_arrival },
  ].filter(({ amount }) => amount.minor > 0)
}

export function WhenPaid({ paid }: { paid: PaidWhen }) {
  const t = useText()
  const format = useFormat()
  return <AmountList amounts={amountsDue(t, format, paid)} />
}
