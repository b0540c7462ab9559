import { useState, type MouseEvent, type ReactNode } from 'react'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { Choices, LongFilter } from '#web/features/hotels/results/choices.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'

export function FilterGroup({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <fieldset id={id} className="filter-group border-line border-b pb-4 not-has-[input]:hidden">
      <legend className="mb-1.5 font-medium">{title}</legend>
      {children}
    </fieldset>
  )
}

export function FilterChoice({
  radio,
  name,
  value,
  on,
  hotels,
  total,
  children,
}: {
  radio?: boolean
  name: string
  value: string
  on: boolean
  hotels?: number
  /** The hotels without a change: an option that all of them meet has no number. */
  total?: number
  children: ReactNode
}) {
  const { t, format } = useLanguage()
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
      {hotels !== undefined && hotels !== total && (
        <span className="text-muted text-note" role="img" aria-label={t('filters.hotels', { count: hotels })}>
          {format.number(hotels)}
        </span>
      )}
    </label>
  )
}

/** Named options: the first few and all selected ones, and the others if the filter is open. */
export function FilterChoices({
  name,
  choices: { first, rest, count },
  chosen,
  total,
  openHref,
  onOpen,
}: {
  name: LongFilter
  choices: Choices
  chosen: readonly string[]
  total: number
  /** The page with this filter open. */
  openHref: string
  /** Loads the other options; returns false if that fails. */
  onOpen: () => Promise<boolean>
}) {
  const t = useText()
  const choice = ({ id, name: label, hotels }: Choices['first'][number]) => (
    <FilterChoice key={id} name={name} value={id} on={chosen.includes(id)} {...{ hotels, total }}>
      <bdi>{label}</bdi>
    </FilterChoice>
  )
  return (
    <>
      {first.map(choice)}
      {rest === null && <ShowAll label={t('filters.showAll', { count })} href={openHref} onOpen={onOpen} />}
      {rest !== null && rest.length > 0 && (
        <details className="disclosure" open>
          <summary id={summaryId(name)} className="text-primary font-normal">
            {t('filters.showAll', { count })}
            <Icon name="chevron-down" />
          </summary>
          {rest.map(choice)}
        </details>
      )}
    </>
  )
}

/** The id of the summary above the options of an open filter. */
export const summaryId = (name: LongFilter) => `all-${name}`

/** Without scripts a link to the page with the options, with scripts a button that loads them in place. */
function ShowAll({ label, href, onOpen }: { label: string; href: string; onOpen: () => Promise<boolean> }) {
  const t = useText()
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed')
  const open = async (event: MouseEvent) => {
    event.preventDefault()
    if (state === 'loading') return
    setState('loading')
    if (!(await onOpen())) setState('failed')
  }
  return (
    <a
      href={href}
      onClick={open}
      aria-expanded={false}
      aria-busy={state === 'loading' || undefined}
      className="text-primary flex min-h-11 items-center gap-2 *:last:ms-auto"
    >
      {state === 'failed' ? <span role="alert">{`${t('shell.somethingWrong')}. ${t('shell.tryAgain')}`}</span> : label}
      {state === 'loading' ? <span className="spinner" aria-hidden="true" /> : <Icon name="chevron-down" />}
    </a>
  )
}
