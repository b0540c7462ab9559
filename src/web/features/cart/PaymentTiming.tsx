import type { Cart, CartLine } from '#domains/cart/answers.ts'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import { isOnArrival, isOnline, type PaymentPart } from '#domains/shared/plan.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'
import { sumInOneCurrency } from '#domains/shared/sum.ts'
import { moneyOfCart } from '#web/features/cart/cart-money.ts'
import { bookedParts } from '#web/features/cart/booked-parts.ts'
import type { Formatter } from '#i18n/formatter.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { Translator } from '#i18n/translator.ts'
import { AmountList, type NamedAmount } from '#web/ui/figures/AmountList.tsx'

/**
 * The amounts due for one payment type in the order of their dates. With the line that they belong to, the amount on
 * arrival says where and when it is paid.
 */
export function amountsDue(
  t: Translator,
  format: Formatter,
  plan: readonly PaymentPart[],
  line?: Pick<CartLine, 'kind' | 'first_date'>,
): NamedAmount[] {
  return plan.map(({ due, amount }) => ({ label: dueLabel(t, format, due, line), amount }))
}

/** The amounts due for all lines: those on arrival at each place, with the date, in the order of the lines. */
export function amountsByPlace(
  t: Translator,
  format: Formatter,
  plan: readonly PaymentPart[],
  { lines, way }: { lines: readonly PaidLine[]; way: PaymentType },
): NamedAmount[] {
  const there = lines.flatMap((line) => amountsDue(t, format, line.quote?.pay[way]?.filter(isOnArrival) ?? [], line))
  const places = [...groupBy(there, ({ label }) => label)].flatMap(([label, alike]) => {
    const amount = sumInOneCurrency(alike.map((one) => one.amount))
    return amount ? [{ label, amount }] : []
  })
  return [...amountsDue(t, format, plan.filter(isOnline)), ...places]
}

type PaidLine = Pick<CartLine, 'kind' | 'first_date'> & { quote: Pick<QuoteAnswer, 'pay'> | null }

function dueLabel(
  t: Translator,
  format: Formatter,
  due: PaymentPart['due'],
  line: Pick<CartLine, 'kind' | 'first_date'> | undefined,
): string {
  switch (due) {
    case 'booking':
      return t('cart.payNow')
    case 'answer':
      return t('cart.payAfterAnswer')
    case 'arrival':
      return arrivalLabel(t, format, line)
    default:
      return t('cart.payBy', { date: format.stayDate(due) })
  }
}

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
export function WhenPaid({ cart, way }: { cart: Pick<Cart, 'lines' | 'pay' | 'total'>; way: PaymentType }) {
  const { t, format } = useLanguage()
  const { lines, pay } = cart
  const plan = pay[way]
  if (!plan) return null
  const amounts = amountsByPlace(t, format, plan, { lines, way })
  return amounts.length > 0 ? (
    <AmountList amounts={amounts} money={moneyOfCart(format, cart)} />
  ) : (
    <p>{t('codes.giftCovers')}</p>
  )
}

/** The lines that are booked now and those that wait for an answer; see `bookedParts`. */
export function BookedParts({ lines, payment }: { lines: readonly CartLine[]; payment: PaymentType | null }) {
  const { t, format } = useLanguage()
  return (
    <ul className="grid gap-1">
      {bookedParts(t, format, lines, payment).map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  )
}
