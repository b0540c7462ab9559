import type { CartLine, PaidWhen } from '#domains/cart/answers.ts'
import { bookedParts } from '#web/features/cart/booked-parts.ts'
import type { Formatter } from '#i18n/formatter.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import type { Translator } from '#i18n/translator.ts'
import { AmountList, type NamedAmount } from '#web/ui/AmountList.tsx'

/**
 * The amounts due for one payment type in the order of their dates; zero amounts are omitted. With the line that they
 * belong to, the amount on arrival says where and when it is paid.
 */
export function amountsDue(
  t: Translator,
  format: Formatter,
  paid: PaidWhen,
  line?: Pick<CartLine, 'kind' | 'first_date'>,
): NamedAmount[] {
  const onArrival = line?.first_date
    ? t('paymentplace.onArrival', { kind: line.kind, date: format.stayDate(line.first_date) })
    : t('cart.payOnArrival')
  return [
    { label: t('cart.payNow'), amount: paid.now },
    { label: t('cart.payAfterAnswer'), amount: paid.after_answer },
    ...paid.instalments.map(({ due, amount }) => ({ label: t('cart.payBy', { date: format.stayDate(due) }), amount })),
    { label: onArrival, amount: paid.on_arrival },
  ].filter(({ amount }) => amount.minor > 0)
}

/** The product kind of all lines; `other` if they differ. */
export function kindOfAll(lines: readonly Pick<CartLine, 'kind'>[]): CartLine['kind'] | 'other' {
  const kind = lines[0]?.kind
  return kind && lines.every((line) => line.kind === kind) ? kind : 'other'
}

export function WhenPaid({ paid }: { paid: PaidWhen }) {
  const t = useText()
  const format = useFormat()
  return <AmountList amounts={amountsDue(t, format, paid)} />
}

/** The lines that are booked now and those that wait for an answer; see `bookedParts`. */
export function BookedParts({ lines, payment }: { lines: readonly CartLine[]; payment: keyof CartLine['pay'] | null }) {
  const t = useText()
  const format = useFormat()
  return (
    <ul className="grid gap-1">
      {bookedParts(t, format, lines, payment).map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  )
}
