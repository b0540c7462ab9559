import { useId, useRef, useState } from 'react'
import { useFormat, useText } from '#i18n/react.tsx'
import type { DayNote } from '#web/ui/DateGrid.tsx'
import type { DateChooserProps } from '#web/ui/DateChooser.tsx'
import { Field, type FieldProps } from '#web/ui/Field.tsx'
import { useHeldTouch } from '#web/ui/held-touch.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.tsx'
import { isDate } from '#domains/shared/dates.ts'
import { useTypedDate } from '#web/ui/use-typed-date.ts'
import '#web/ui/fields.css'

/**
 * A date field. It starts as the browser's own date input; on the first interaction it becomes a text field for typed
 * dates, Hijri ones too, with a calendar. The parsed date is shown below it in the Gregorian and the Hijri calendar.
 * Submits `YYYY-MM-DD`. Messages: `dates`.
 */
export function DateInput({
  label,
  hint,
  error,
  id,
  optional,
  className,
  name,
  defaultValue = '',
  today,
  min,
  max,
  disabled,
  noteOf,
  onDate,
}: FieldProps & {
  name: string
  defaultValue?: string
  today: string
  min: string
  max: string
  disabled?: boolean
  noteOf?: (date: string) => DayNote | undefined
  onDate?: (date: string) => void
}) {
  const t = useText()
  const format = useFormat()
  const popup = useId()
  const field = useRef<HTMLInputElement>(null)
  const [date, setDate] = useState(defaultValue)
  const [Chooser, want] = useLazyPart(chooser)
  const [open, setOpen] = useState<{ takesFocus: boolean; wide: boolean }>()
  const take = (chosen: string) => {
    setDate(chosen)
    onDate?.(chosen)
  }
  const openAt = (takesFocus: boolean) => setOpen({ takesFocus, wide: matchMedia('(width >= 64rem)').matches })
  const { wrong, wires: typing } = useTypedDate(
    field,
    Chooser && {
      id: popup,
      open: open !== undefined,
      onOpen: openAt,
    },
    take,
  )
  const touch = useHeldTouch(Chooser !== undefined, want, () => openAt(false))
  const close = (moved: boolean) => {
    setOpen(undefined)
    if (!moved) field.current?.focus()
  }
  return (
    <Field
      {...{ label, hint, optional, className }}
      error={wrong ? t('dates.notADate', { example: '2026-12-10' }) : error}
      id={id ?? name}
    >
      {(wires) => (
        <div className="date-input" onPointerEnter={() => want()} onFocus={() => want()} {...touch}>
          <input
            {...typing}
            {...wires}
            ref={field}
            name={name}
            defaultValue={defaultValue}
            min={min}
            max={max}
            disabled={disabled}
            required={!optional}
            className="input"
          />
          <span className="field-hint">
            {isDate(date) && !wrong ? `${format.stayDate(date, 'weekday')} · ${format.hijri(date)}` : '\u00a0'}
          </span>
          {Chooser && open && (
            <Chooser
              id={popup}
              {...open}
              {...{ date, today, min, max, noteOf }}
              onClose={close}
              onPick={(chosen) => {
                take(chosen)
                if (field.current) field.current.value = chosen
                close(false)
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}

const chooser = lazyPart<DateChooserProps>(async () => (await import('#web/ui/DateChooser.tsx')).DateChooser)
