import type { ReactNode } from 'react'

/** A list of labelled facts: check-in, beds, area; with the class `stats`, large figures. */
export function KeyValues({
  items,
  className = 'key-values',
}: {
  items: readonly { label: string; value: ReactNode }[]
  className?: 'key-values' | 'stats'
}) {
  return (
    <dl className={className}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
