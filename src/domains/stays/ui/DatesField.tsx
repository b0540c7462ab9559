import { useState } from 'react'
import type { FieldError } from '#contract/errors.ts'
import { addDays, nightsBetween } from '#domains/stays/nights.ts'
import { CellError } from '#domains/stays/ui/CellError.tsx'
import { useFormat, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/** Check-in and check-out: the browser's own date fields, with each date in words and in the Hijri calendar. */
export function DatesField({
  checkIn,
  checkOut,
  today,
  checkInError,
  checkOutError,
}: {
  checkIn: string
  checkOut: string
  today: string
  checkInError: FieldError | undefined
  checkOutError: FieldError | undefined
}) {
  const t = useText()
  const format = useFormat()
  const [from, setFrom] = useState(checkIn)
  const [to, setTo] = useState(checkOut)
  const nights = isDate(from) && isDate(to) ? nightsBetween(from, to) : 0

  const arrive = (date: string) => {
    setFrom(date)
    // While a year is being typed the field reads 0002 and 0020: no reason to move the other end.
    if (isDate(date) && date >= today && date >= to) setTo(addDays(date, Math.max(1, nights)))
  }

  return (
    <div className="search-dates">
      <DateCell
        name="check_in"
        label={t('dates.checkIn')}
        date={from}
        min={today}
        error={checkInError}
        onChange={arrive}
      />
      <DateCell
        name="check_out"
        label={t('dates.checkOut')}
        note={nights > 0 ? format.nights(nights) : undefined}
        date={to}
        min={isDate(from) && from >= today ? addDays(from, 1) : addDays(today, 1)}
        error={checkOutError}
        onChange={setTo}
      />
    </div>
  )
}

function DateCell({
  name,
  label,
  note,
  date,
  min,
  error,
  onChange,
}: {
  name: string
  label: string
  note?: string | undefined
  date: string
  min: string
  error: FieldError | undefined
  onChange: (date: string) => void
}) {
  const t = useText()
  const format = useFormat()
  const known = isDate(date)
  return (
    <div>
      <label className="search-cell" data-invalid={error ? '' : undefined}>
        <Icon name="calendar" />
        <span>
          <span className="cell-label">
            {label}
            {note && <> · {note}</>}
          </span>
          <span className="date-field">
            <input
              id={name}
              type="date"
              name={name}
              value={known ? date : ''}
              min={min}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-error` : undefined}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            <span className="date-words" aria-hidden="true">
              {known ? format.stayDate(date, 'weekday') : date || t('search.chooseDate')}
            </span>
          </span>
          <span className="cell-label">{known ? format.hijri(date) : '\u00a0'}</span>
        </span>
      </label>
      <CellError id={`${name}-error`} error={error} />
    </div>
  )
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}
