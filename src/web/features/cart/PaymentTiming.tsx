import type { PaidWhen } from '#domains/cart/answers.ts'
import { useText } from '#i18n/react.tsx'
import { AmountList } from '#web/ui/AmountList.tsx'

/** The amounts due by date for one payment type; zero amounts are omitted. */
export function WhenPaid({ paid }: { paid: PaidWhen }) {
  const t = useText()
  const parts = [
    { label: t('cart.payNow'), amount: paid.now },
    { label: t('cart.payAfterAnswer'), amount: paid.after_answer },
    { label: t('cart.payLater'), amount: paid.later },
    { label: t('cart.payOnArrival'), amount: paid.on_arrival },
  ]
  return <AmountList amounts={parts.filter(({ amount }) => amount.minor > 0)} />
}
