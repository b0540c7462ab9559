import type { ReactNode } from 'react'

/** Large figures, each with its label. */
export function Stats({ items }: { items: readonly { label: string; figure: ReactNode }[] }) {
  return (
    <dl className="stats">
      {items.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
