import type { ReactNode } from 'react'

/** A fact with its label; nothing is shown in the place of one that is false, empty or missing. */
type Fact = { label: string; value: ReactNode } | false | '' | null | undefined

/** A list of labelled facts: check-in, beds, area; with the class `stats`, large figures. */
export function KeyValues({
  items,
  className = 'key-values',
}: {
  items: readonly Fact[]
  className?: 'key-values' | 'stats'
}) {
  return (
    <dl className={className}>
      {items
        .filter((item) => !!item)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
