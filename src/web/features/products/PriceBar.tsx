import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** On small screens: the price of a product, what cancelling costs in a word, for what it is, and the next step. */
export function PriceBar({
  price,
  terms,
  note,
  to,
  children,
}: {
  price: string | null
  terms: string | null
  note: string | null | undefined
  to: string
  children: ReactNode
}) {
  return (
    <div className="sticky-bar no-print lg:hidden">
      <p>
        <bdi className="font-semibold">{price}</bdi>
        {terms && <span className="text-small text-muted"> · {terms}</span>}
        {note && <span className="text-muted text-small block">{note}</span>}
      </p>
      <Link to={to} className="button button-primary">
        {children}
      </Link>
    </div>
  )
}
