import type { ReactNode } from 'react'
import { useFormat } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import type { Money } from '#web/kit/Price.tsx'
import '#web/booking/summary-fold.css'

/** What is booked, beside the form where there is room; above it a line with the total that unfolds, by HTML alone. */
export function SummaryFold({
  name,
  when,
  total,
  children,
}: {
  name: string
  /** Its dates in words. */
  when: string
  total: Money
  children: ReactNode
}) {
  const format = useFormat()
  return (
    <details className="disclosure summary-fold">
      <summary className="card">
        <span className="min-w-0">
          <bdi className="block">{name}</bdi>
          <span className="text-muted text-note block font-normal">{when}</span>
        </span>
        <bdi className="price">{format.money(total.minor, total.currency)}</bdi>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
