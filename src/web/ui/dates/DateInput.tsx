import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { siteTimeZone, todayIn } from '#domains/shared/dates.ts'
import { isDate } from '#domains/shared/is-date.ts'
import { useLanguage } from '#i18n/react.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { Calendar } from '#web/ui/dates/Calendar.tsx'
import { dateError } from '#web/ui/dates/date-error.ts'
import { useTypedDate } from '#web/ui/dates/use-typed-date.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'
import { Field, type FieldProps } from '#web/ui/form/Field.tsx'
import { FieldPopup } from '#web/ui/form/FieldPopup.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import '#web/ui/dates/date-input.css'

/**
 * A date field: a text field that accepts dates as people write them, Hijri ones too. It submits what is typed, which
 * the server reads with `typedDate`, so it works without scripts. With scripts it has a calendar, and the weekday
 * and the Hijri date of what was read are shown below.
 */
export function DateInput({
  label,
  hint,
  error,
  isWarning,
  id = '',
  optional,
  className,
  name,
  defaultValue = '',
  value,
  min,
  max,
  onDate,
}: FieldProps & {
  name: string
  /** A date `YYYY-MM-DD`, or a text that could not be read. */
  defaultValue?: string | undefined
  /** A date that replaces the typed one when it changes. */
  value?: string
  /** The days that the calendar offers; the server decides. A date without a year is the next one from `min` on. */
  min?: string | undefined
  max?: string | undefined
  /** Called with each date that was read or chosen. */
  onDate?: (date: string) => void
}) {
  const { t, format } = useLanguage()
  const hydrated = useHydrated()
  const popup = useId()
  const field = useRef<HTMLInputElement>(null)
  const [start] = useState(value ?? defaultValue)
  const [date, setDate] = useState(isDate(start) ? start : '')
  const [today] = useState(() => todayIn(siteTimeZone, new Date()))
  const [open, setOpen] = useState<{ takesFocus: boolean; wide: boolean }>()
  const inputId = id || name
  const line = `${inputId}-date`

  const take = (day: string) => {
    setDate(day)
    if (day && day !== date) onDate?.(day)
  }
  const openCalendar = (takesFocus = true) => setOpen({ takesFocus, wide: matchMedia('(width >= 64rem)').matches })
  const close = (moved: boolean) => {
    setOpen(undefined)
    if (!moved) field.current?.focus()
  }
  const {
    wrong,
    wires: typing,
    write,
  } = useTypedDate({
    field,
    date,
    from: min,
    onChange: take,
    onOpen: openCalendar,
  })
  const onValue = useEffectEvent((other: string) => {
    if (other === date || !isDate(other)) return
    setDate(other)
    write(other)
  })
  useEffect(() => {
    if (value !== undefined) onValue(value)
  }, [value])

  return (
    <Field {...{ label, hint, error, isWarning, optional, className }} id={inputId} typingError={dateError(t, wrong)}>
      {(wires) => (
        <div className="date-input">
          <input
            {...wires}
            ref={field}
            aria-describedby={[wires['aria-describedby'], line].filter(Boolean).join(' ')}
            name={name}
            defaultValue={writtenDate(start, t.locale)}
            required={!optional}
            {...typing}
            // A press opens the calendar; without a last day it would be long, and typing is quicker.
            {...(hydrated &&
              max && {
                onClick: () => openCalendar(false),
                ...(matchMedia('(pointer: coarse)').matches && { inputMode: 'none' }),
              })}
            className="input"
          />
          {hydrated && (
            <IconButton
              icon="calendar"
              label={t('dates.openCalendar')}
              aria-describedby={line}
              aria-haspopup="dialog"
              aria-expanded={open !== undefined}
              aria-controls={popup}
              onClick={() => (open ? close(false) : openCalendar())}
            />
          )}
          <p id={line} className="field-hint" aria-live="polite">
            {isDate(date)
              ? `${format.stayDate(date, 'weekday').split(' ')[0]} · ${format.hijri(date)}`
              : t('common.dateForms')}
          </p>
          {open && (
            <FieldPopup id={popup} title={t('calendar.oneDate')} {...open} onClose={close}>
              <Calendar
                today={today}
                min={min ?? '1900-01-01'}
                max={max ?? '2100-12-31'}
                shown={isDate(date) ? date : today}
                months={1}
                stateOf={(day) => (day === date ? { chosen: 'only', label: t('calendar.chosen') } : {})}
                onPick={(day) => {
                  take(day)
                  write(day)
                  field.current?.dispatchEvent(new Event('input', { bubbles: true }))
                  close(false)
                }}
              />
            </FieldPopup>
          )}
        </div>
      )}
    </Field>
  )
}
