import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { siteTimeZone, todayIn } from '#domains/shared/dates.ts'
import { FieldError } from '#web/ui/form/Field.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { isDate } from '#domains/shared/is-date.ts'
import { dateError } from '#web/ui/dates/date-error.ts'
import { useTypedDate } from '#web/ui/dates/use-typed-date.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'
import { useHydrated } from '#web/ui/hydrated.ts'

/**
 * One end of a stay in the search form. With scripts the form submits `YYYY-MM-DD`, so that the address is that of the
 * result; without them the server reads what is typed.
 */
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
  /** The calendar of the field. `takesFocus` is true if a key opens it. */
  popup: { id: string; open: boolean; onOpen: (takesFocus: boolean) => void }
}) {
  const { t, format } = useLanguage()
  const [today] = useState(() => todayIn(siteTimeZone, new Date()))
  const isValid = isDate(date)
  const hydrated = useHydrated()
  const { wrong, wires, read } = useTypedDate({
    field,
    date,
    from: today,
    onChange: (day) => {
      if (day) onChange(day)
    },
    onOpen: () => popup.onOpen(true),
  })
  const error = dateError(t, wrong) ?? failure
  const onFormData = useEffectEvent(({ formData }: FormDataEvent) => {
    const day = read()
    if (day && isDate(day) && formData.has(name)) formData.set(name, day)
  })
  useEffect(() => {
    const form = field.current?.form
    const listener = (event: FormDataEvent) => onFormData(event)
    form?.addEventListener('formdata', listener)
    return () => form?.removeEventListener('formdata', listener)
  }, [field])

  return (
    <div className={className}>
      <label className="search-cell" data-invalid={error ? '' : undefined}>
        <Icon name="calendar" />
        <span>
          <span className="cell-label">{note ? `${label} · ${note}` : label}</span>
          <span className="date-field">
            <input
              {...wires}
              {...(hydrated && {
                role: 'combobox',
                'aria-haspopup': 'dialog',
                'aria-expanded': popup.open,
                'aria-controls': popup.id,
                // On a phone the sheet opens; an on-screen keyboard that appears briefly would only shift the page.
                inputMode: matchMedia('(pointer: coarse)').matches ? 'none' : 'text',
              })}
              ref={field}
              data-select=""
              onClick={() => popup.onOpen(false)}
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
              {wrong || (isValid ? format.stayDate(date, 'weekday') : date || t('search.chooseDate'))}
            </span>
          </span>
          <span className="cell-label">{isValid && !wrong ? format.hijri(date) : '\u00a0'}</span>
        </span>
      </label>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  )
}
