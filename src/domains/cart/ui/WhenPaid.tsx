import type { PaidWhen } from '#domains/cart/answers.ts'
import { useFormat, useText } from '#text/react.tsx'

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
    <dl className="grid gap-2">
      {parts.map(({ label, amount: { minor, currency } }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd>
            <bdi>{format.money(minor, currency)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
