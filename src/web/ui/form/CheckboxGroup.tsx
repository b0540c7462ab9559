import type { ReactNode } from 'react'
import { useSentError } from '#web/ui/form/corrected.tsx'
import { Checkbox } from '#web/ui/form/Inputs.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'

type CheckOption = { value: string; label: ReactNode; disabled?: boolean }

/** Checkboxes of which several can be checked. `ErrorSummary` links to it by its name. */
export function CheckboxGroup({
  legend,
  hint,
  name,
  options,
  defaultValues = [],
  error: sentError,
}: {
  legend: ReactNode
  hint?: ReactNode
  name: string
  options: readonly CheckOption[]
  defaultValues?: readonly string[]
  error?: ReactNode
}) {
  const error = useSentError(name, sentError)
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={name} className="field" aria-describedby={described || undefined}>
      <legend className="field-label">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <div>
        {options.map(({ value, label, disabled }) => (
          <Checkbox
            key={value}
            id={`${name}-${value}`}
            {...{ name, value, label, disabled }}
            defaultChecked={defaultValues.includes(value)}
          />
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
