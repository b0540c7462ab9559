import type { ReactNode } from 'react'

/** Figures set large, each with what it counts. */
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
