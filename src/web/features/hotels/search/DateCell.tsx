import type { RefObject } from 'react'
import { CellError } from '#web/features/hotels/search/CellError.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { isDate } from '#domains/shared/is-date.ts'
import { dateError } from '#web/ui/dates/date-error.ts'
import { useTypedDate, type DatePopup } from '#web/ui/dates/use-typed-date.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'

/** One end of a stay in the search form. */
export function DateCell({
  field,
  name,
  label,
  note,
  initial,
  date,
  error: failure,
  className,
  disabled,
  onChange,
  popup,
}: {
  field: RefObject<HTMLInputElement | null>
  name: string
  label: string
  note?: string | undefined
  initial: string
  date: string
  error: string | undefined
  className?: string | undefined
  disabled?: boolean | undefined
  onChange: (date: string) => void
  popup: DatePopup
}) {
  const { t, format } = useLanguage()
  const known = isDate(date)
  const { wrong, wires } = useTypedDate({ field, name, date, popup, onChange })
  const error = dateError(t, wrong) ?? failure

  return (
    <div className={className}>
      <label className="search-cell" data-invalid={error ? '' : undefined}>
        <Icon name="calendar" />
        <span>
          <span className="cell-label">{note ? `${label} · ${note}` : label}</span>
          <span className="date-field">
            <input
              {...wires}
              ref={field}
              id={name}
              name={name}
              dir="auto"
              defaultValue={writtenDate(initial, t.locale)}
              required
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-error` : undefined}
            />
            <span className="date-words">
              {wrong || (known ? format.stayDate(date, 'weekday') : date || t('search.chooseDate'))}
            </span>
          </span>
          <span className="cell-label">{known && !wrong ? format.hijri(date) : '\u00a0'}</span>
        </span>
      </label>
      <CellError id={`${name}-error`} message={error} />
    </div>
  )
}
