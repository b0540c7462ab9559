import { useEffect, useRef, useState, type RefObject } from 'react'
import { addDays, nightsBetween } from '#domains/stays/nights.ts'
import { CellError } from '#domains/stays/ui/CellError.tsx'
import { useFormat, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/**
 * Check-in and check-out: the browser's own date fields, with each date in words and in the Hijri calendar.
 * The fields keep their values themselves, so that nothing typed before scripts came is lost.
 */
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
  checkInError: string | undefined
  checkOutError: string | undefined
}) {
  const t = useText()
  const format = useFormat()
  const [fromField, toField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [from, setFrom] = useState(checkIn)
  const [to, setTo] = useState(checkOut)
  const nights = isDate(from) && isDate(to) ? nightsBetween(from, to) : 0
  useEffect(() => {
    setFrom((shown) => fromField.current?.value || shown)
    setTo((shown) => toField.current?.value || shown)
  }, [fromField, toField])

  const arrive = (date: string) => {
    setFrom(date)
    // While a year is being typed the field reads 0002 and 0020: no reason to move the other end.
    if (!isDate(date) || date < today || date < to) return
    const leave = addDays(date, Math.max(1, nights))
    setTo(leave)
    if (toField.current) toField.current.value = leave
  }

  return (
    <div className="search-dates">
      <DateCell
        field={fromField}
        name="check_in"
        label={t('dates.checkIn')}
        given={checkIn}
        date={from}
        min={today}
        error={checkInError}
        onChange={arrive}
      />
      <DateCell
        field={toField}
        name="check_out"
        label={t('dates.checkOut')}
        note={nights > 0 ? format.nights(nights) : undefined}
        given={checkOut}
        date={to}
        min={isDate(from) && from >= today ? addDays(from, 1) : addDays(today, 1)}
        error={checkOutError}
        onChange={setTo}
      />
    </div>
  )
}

function DateCell({
  field,
  name,
  label,
  note,
  given,
  date,
  min,
  error,
  onChange,
}: {
  field: RefObject<HTMLInputElement | null>
  name: string
  label: string
  note?: string | undefined
  given: string
  date: string
  min: string
  error: string | undefined
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
              ref={field}
              id={name}
              type="date"
              name={name}
              defaultValue={isDate(given) ? given : ''}
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
      <CellError id={`${name}-error`} message={error} />
    </div>
  )
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}
