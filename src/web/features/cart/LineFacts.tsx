import type { CartLine } from '#domains/cart/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { datesOfLine, lineDetails } from '#web/features/cart/line-messages.ts'
import { TextList } from '#web/ui/layout/TextList.tsx'

/** When a line of the cart is, for whom, and what of it. */
export function LineFacts({ line }: { line: CartLine }) {
  const { t, format } = useLanguage()
  return (
    <>
      <p>{datesOfLine(format, line)}</p>
      <TextList texts={lineDetails(t, format, line)} className="text-muted" />
    </>
  )
}
