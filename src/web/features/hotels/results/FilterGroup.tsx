import type { ReactNode } from 'react'
import { useFormat, useText } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'

export function FilterGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend className="font-medium">{title}</legend>
      {children}
    </fieldset>
  )
}

/** One filter option with the number of hotels that it would leave. */
export function FilterChoice({
  radio,
  name,
  value,
  on,
  hotels,
  children,
}: {
  radio?: boolean
  name: string
  value: string
  on: boolean
  hotels?: number
  children: ReactNode
}) {
  const t = useText()
  const format = useFormat()
  return (
    <label className="check filter-choice">
      <input
        id={`${name}-${value || 'any'}`}
        type={radio ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        defaultChecked={on}
        disabled={hotels === 0 && !on}
      />
      <span className="min-w-0 flex-1">{children}</span>
      {hotels !== undefined && (
        <>
          <span className="text-muted text-note" aria-hidden="true">
            {format.number(hotels)}
          </span>
          <span className="sr-only">{t('filters.hotels', { count: hotels })}</span>
        </>
      )}
    </label>
  )
}

/** Named options; initially the first few and all selected ones are visible. */
export function FilterChoices({
  name,
  values,
  chosen,
}: {
  name: string
  values: readonly { id: string; name: string; hotels: number }[]
  chosen: readonly string[]
}) {
  const t = useText()
  const choice = (value: (typeof values)[number]) => (
    <FilterChoice key={value.id} name={name} value={value.id} on={chosen.includes(value.id)} hotels={value.hotels}>
      <bdi>{value.name}</bdi>
    </FilterChoice>
  )
  const first = values.filter((value, i) => i < inSight || chosen.includes(value.id))
  const rest = values.filter((value) => !first.includes(value))
  return (
    <>
      {first.map(choice)}
      {rest.length > 0 && (
        <Disclosure className="filter-more" summary={t('filters.showAll', { count: values.length })}>
          {rest.map(choice)}
        </Disclosure>
      )}
    </>
  )
}

const inSight = 6
