import type { ReactNode } from 'react'
import { useFormat } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import type { Money } from '#web/ui/figures/Price.tsx'
import '#web/features/bookings/summary-fold.css'

/**
 * Summary of what is booked: next to the form on wide screens, otherwise above it as a line with the total that
 * expands. Works without scripts.
 */
export function SummaryFold({
  name,
  when,
  total,
  open = false,
  children,
}: {
  name: string
  /** The formatted dates. */
  when: string
  /** Null if nothing of it can be booked. */
  total: Money | null
  /** True to expand it at first, for an error inside. */
  open?: boolean
  children: ReactNode
}) {
  const format = useFormat()
  return (
    <details className="disclosure summary-fold" open={open || undefined}>
      <summary className="card gap-3 px-4 py-3">
        <span className="min-w-0">
          <bdi className="block">{name}</bdi>
          <span className="text-muted text-note block font-normal">{when}</span>
        </span>
        {total && <bdi className="price ms-auto">{format.money(total.minor, total.currency)}</bdi>}
        <Icon name="chevron-down" className="ms-0" />
      </summary>
      {children}
    </details>
  )
}
