import type { ReactNode } from 'react'

/** A list of labelled facts: check-in, beds, area. */
export function KeyValues({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="key-values">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
