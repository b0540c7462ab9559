import type { Cart, CartLine, PaymentSchedule } from '#domains/cart/answers.ts'
import { moneyOfCart } from '#web/features/cart/cart-money.ts'
import { bookedParts } from '#web/features/cart/booked-parts.ts'
import type { Formatter } from '#i18n/formatter.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { Translator } from '#i18n/translator.ts'
import { AmountList, type NamedAmount } from '#web/ui/figures/AmountList.tsx'

/**
 * The amounts due for one payment type in the order of their dates; zero amounts are omitted. With the line that they
 * belong to, the amount on arrival says where and when it is paid.
 */
export function amountsDue(
  t: Translator,
  format: Formatter,
  paid: PaymentSchedule,
  line?: Pick<CartLine, 'kind' | 'first_date'>,
): NamedAmount[] {
  return [
    { label: t('cart.payNow'), amount: paid.now },
    { label: t('cart.payAfterAnswer'), amount: paid.after_answer },
    ...paid.instalments.map(({ due, amount }) => ({ label: t('cart.payBy', { date: format.stayDate(due) }), amount })),
    { label: arrivalLabel(t, format, line), amount: paid.on_arrival },
  ].filter(({ amount }) => amount.minor > 0)
}

/** The amounts due for all lines: those on arrival at each place, with the date, in the order of the lines. */
export function amountsByPlace(
  t: Translator,
  format: Formatter,
  paid: PaymentSchedule,
  { lines, way }: { lines: readonly PaidLine[]; way: keyof CartLine['pay'] },
): NamedAmount[] {
  const none = { minor: 0, currency: paid.now.currency }
  const there = new Map<string, NamedAmount>()
  for (const line of lines) {
    const due = line.pay[way]?.on_arrival
    if (!due?.minor) continue
    const label = arrivalLabel(t, format, line)
    const minor = (there.get(label)?.amount.minor ?? 0) + due.minor
    there.set(label, { label, amount: { ...due, minor } })
  }
  return [...amountsDue(t, format, { ...paid, on_arrival: none }), ...there.values()]
}

type PaidLine = Pick<CartLine, 'kind' | 'first_date' | 'pay'>

function arrivalLabel(t: Translator, format: Formatter, line?: Pick<CartLine, 'kind' | 'first_date'>): string {
  if (!line?.first_date) return t('cart.payOnArrival')
  return t('paymentplace.onArrival', { kind: line.kind, date: format.stayDate(line.first_date) })
}

/** The product kind of all lines; `other` if they differ. */
export function kindOfAll(lines: readonly Pick<CartLine, 'kind'>[]): CartLine['kind'] | 'other' {
  const kind = lines[0]?.kind
  return kind && lines.every((line) => line.kind === kind) ? kind : 'other'
}

/** The amounts due for all lines, if all are paid one way. */
export function WhenPaid({ cart, way }: { cart: Pick<Cart, 'lines' | 'pay' | 'total'>; way: keyof Cart['pay'] }) {
  const { t, format } = useLanguage()
  const { lines, pay } = cart
  const paid = pay[way]
  if (!paid) return null
  const amounts = amountsByPlace(t, format, paid, { lines, way })
  return amounts.length > 0 ? (
    <AmountList amounts={amounts} money={moneyOfCart(format, cart)} />
  ) : (
    <p>{t('codes.giftCovers')}</p>
  )
}

/** The lines that are booked now and those that wait for an answer; see `bookedParts`. */
export function BookedParts({ lines, payment }: { lines: readonly CartLine[]; payment: keyof CartLine['pay'] | null }) {
  const { t, format } = useLanguage()
  return (
    <ul className="grid gap-1">
      {bookedParts(t, format, lines, payment).map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  )
}
