import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { useLanguage } from '#i18n/react.tsx'

/** On small screens: the price of a product, what cancelling costs in a word, for what it is, and the next step. */
export function PriceBar({
  quote,
  note,
  to,
  children,
}: {
  quote: Pick<QuoteAnswer, 'total' | 'cancellation'> | null
  note: string | null | undefined
  to: string
  children: ReactNode
}) {
  const { t, format } = useLanguage()
  return (
    <div className="sticky-bar no-print lg:hidden">
      <p>
        {quote && (
          <>
            <bdi className="font-semibold">{format.amount(quote.total)}</bdi>
            <span className="text-small text-muted"> · {t(`common.cancellation_${quote.cancellation.kind}`)}</span>
          </>
        )}
        {note && <span className="text-muted text-small block">{note}</span>}
      </p>
      <Link to={to} className="button button-primary">
        {children}
      </Link>
    </div>
  )
}
