import type { PaidWhen } from '#domains/cart/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { KeyValues } from '#web/kit/KeyValues.tsx'

/** What is paid when, by one way to pay; parts of nothing are left out. */
export function WhenPaid({ paid }: { paid: PaidWhen }) {
  const t = useText()
  const format = useFormat()
  const parts = [
    { label: t('cart.payNow'), amount: paid.now },
    { label: t('cart.payAfterAnswer'), amount: paid.after_answer },
    { label: t('cart.payLater'), amount: paid.later },
    { label: t('cart.payOnArrival'), amount: paid.on_arrival },
  ].filter(({ amount }) => amount.minor > 0)
  return (
    <KeyValues
      items={parts.map(({ label, amount: { minor, currency } }) => ({ label, value: format.money(minor, currency) }))}
    />
  )
}
