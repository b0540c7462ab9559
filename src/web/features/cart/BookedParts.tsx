import type { CartLine } from '#domains/cart/answers.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { isFirst } from '#domains/shared/plan.ts'
import { cancellationOfLine } from '#web/features/cart/line-messages.ts'
import { TextList } from '#web/ui/layout/TextList.tsx'
import type { Formatter, Translator } from '#i18n/translator.ts'

/** The lines that are booked now and those that wait for an answer; see `bookedParts`. */
export function BookedParts({ lines, payment }: { lines: readonly CartLine[]; payment: PaymentType | null }) {
  const { t, format } = useLanguage()
  return <TextList texts={bookedParts(t, format, lines, payment)} />
}

/**
 * The next step of each line of a cart in which some are on request: booked and paid now under its cancellation terms,
 * or once its provider accepts, with amounts if the way to pay is known; and that a declined request leaves the others
 * booked. Empty if none is on request.
 */
export function bookedParts(
  t: Translator,
  format: Formatter,
  lines: readonly CartLine[],
  payment: PaymentType | null,
): string[] {
  const booked = lines.filter(({ total }) => total)
  if (!booked.some((line) => line.on_request)) return []
  const parts = booked.map((line) => {
    const { about, kind, on_request: onRequest, quote } = line
    const first = payment && quote?.pay[payment]?.find(isFirst)
    const amount = first ? format.amount(first.amount) : ''
    return t(onRequest ? 'cart.partOnRequest' : 'cart.partNow', {
      name: `\u2068${about?.name ?? t(`cart.kind_${kind}`)}\u2069`,
      paid: amount ? 'yes' : 'other',
      amount,
      terms: onRequest ? '' : cancellationOfLine(t, format, line),
    })
  })
  return [...parts, ...(booked.length > 1 ? [t('cart.partDeclined')] : [])]
}
