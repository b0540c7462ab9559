import type { CartLine } from '#domains/cart/answers.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { bookedParts } from '#web/features/cart/booked-parts.ts'

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
