import type { CartLine } from '#domains/cart/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { datesOfLine, lineDetails } from '#web/features/cart/line-messages.ts'

/** When a line of the cart is, for whom, and what of it. */
export function LineFacts({ line }: { line: CartLine }) {
  const { t, format } = useLanguage()
  return (
    <>
      <p>{datesOfLine(format, line)}</p>
      <ul className="text-muted">
        {lineDetails(t, format, line).map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </>
  )
}
