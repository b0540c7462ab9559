import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isDate } from '#domains/shared/is-date.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { DateAssistProps } from '#web/ui/dates/DateAssist.tsx'
import { Field, type FieldProps } from '#web/ui/form/Field.tsx'
import { useLazyPart } from '#web/ui/lazy-part.tsx'
import { writtenDate } from '#web/ui/dates/written-date.ts'
import '#web/ui/dates/date-input.css'

/**
 * A date field: a text field that accepts dates as people write them, Hijri ones too. It submits what is typed, which
 * the server reads with `typedDate`, so it works without scripts. On first interaction a calendar is loaded, and the
 * date that was read is shown below in both calendars.
 */
export function DateInput({
  label,
  hint,
  error,
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
  /** The days that the calendar offers; the server decides. */
  min?: string | undefined
  max?: string | undefined
  /** Called with each date that was read or chosen. */
  onDate?: (date: string) => void
}) {
  const { t, format } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [start] = useState(value ?? defaultValue)
  const [wrong, setWrong] = useState('')
  const [Assist, loadAssist] = useLazyPart<DateAssistProps>(assist)
  const onHydrated = useEffectEvent(() => {
    // The field can already have the pointer or the focus.
    if (box.current?.matches(':hover, :focus-within')) loadAssist()
  })
  useEffect(() => onHydrated(), [])
  const inputId = id || name
  const line = `${inputId}-date`
  return (
    <Field {...{ label, hint, optional, className }} id={inputId} error={wrong || error}>
      {(wires) => (
        <div ref={box} className="date-input" onPointerEnter={() => loadAssist()} onFocus={() => loadAssist()}>
          <input
            {...wires}
            aria-describedby={[wires['aria-describedby'], line].filter(Boolean).join(' ')}
            name={name}
            defaultValue={isDate(start) ? writtenDate(start, t.locale) : start}
            required={!optional}
            autoComplete="off"
            className="input"
          />
          {Assist ? (
            <Assist {...{ line, start, value, min, max, onDate }} onWrong={setWrong} />
          ) : (
            <p id={line} className="field-hint">
              {isDate(start) ? `${format.stayDate(start, 'weekday')} · ${format.hijri(start)}` : t('common.dateForms')}
            </p>
          )}
        </div>
      )}
    </Field>
  )
}

const assist = async () => (await import('#web/ui/dates/DateAssist.tsx')).DateAssist
