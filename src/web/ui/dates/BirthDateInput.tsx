import { isDate } from '#domains/shared/is-date.ts'
import { useText } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { useSentError } from '#web/ui/form/corrected.tsx'
import { Field, FieldError, type FieldProps } from '#web/ui/form/Field.tsx'
import { datePartNames } from '#web/ui/dates/date-parts.ts'
import '#web/ui/dates/date-input.css'

/**
 * A date of birth in three fields: day, month and year. A calendar would need hundreds of presses. The
 * month is a number or a name, and a Hijri year makes it a Hijri date. `typedParts` reads it. Messages: `birth`.
 */
export function BirthDateInput({
  label,
  hint,
  error: sentError,
  id,
  optional,
  className,
  name,
  defaultValue = '',
  typed,
}: FieldProps & {
  name: string
  /** A date `YYYY-MM-DD`. */
  defaultValue?: string | undefined
  /** The day, the month and the year as submitted, to be shown again. */
  typed?: readonly (string | undefined)[]
}) {
  const t = useText()
  const first = id ?? name
  const error = useSentError(first, sentError)
  const [dayName, monthName, yearName] = datePartNames(name)
  const [year, month, day] = isDate(defaultValue) ? defaultValue.split('-').map((part) => String(Number(part))) : []
  const described = [`${first}-hint`, error && `${first}-error`].filter(Boolean).join(' ')
  const parts = [
    { name: dayName, label: t('birth.day'), value: day, token: 'bday-day' },
    { name: monthName, label: t('birth.month'), value: month, token: 'bday-month' },
    { name: yearName, label: t('birth.year'), value: year, token: 'bday-year' },
  ]
  return (
    <fieldset className={classes('field', className)} aria-describedby={described}>
      <legend className="field-label">
        {label}
        {optional && <span className="text-muted font-normal">{` (${t('common.optional')})`}</span>}
      </legend>
      <p id={`${first}-hint`} className="field-hint">
        {hint} {t('birth.partsHint')}
      </p>
      <div className="flex flex-wrap gap-3" key={defaultValue}>
        {parts.map((part, i) => (
          <Field
            key={part.name}
            label={part.label}
            id={i === 0 ? first : part.name}
            className="max-w-[9rem] flex-[1_1_5rem]"
          >
            {(wires) => (
              <input
                {...wires}
                name={part.name}
                data-corrects={first}
                defaultValue={typed?.[i] ?? part.value}
                aria-invalid={error ? true : undefined}
                autoComplete={part.token}
                inputMode={part.name === monthName ? undefined : 'numeric'}
                maxLength={20}
                className="input"
              />
            )}
          </Field>
        ))}
      </div>
      {error && <FieldError id={`${first}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
