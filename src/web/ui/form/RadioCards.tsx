import type { ReactNode } from 'react'
import { useSentError } from '#web/ui/form/corrected.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'

export type RadioOption = { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean }

/**
 * Radio buttons for a few options, each with a description of its consequence. `ErrorSummary` links to it by its name.
 */
export function RadioCards({
  legend,
  name,
  options,
  defaultValue,
  error: sentError,
}: {
  legend: ReactNode
  name: string
  options: readonly RadioOption[]
  defaultValue?: string
  error?: ReactNode
}) {
  const error = useSentError(name, sentError)
  return (
    <fieldset id={name} className="field" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="field-label mb-2">{legend}</legend>
      <div className="grid gap-3 grid-cols-fit-64">
        {options.map((option) => (
          <label key={option.value} className="radio-card">
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required
              defaultChecked={defaultValue === option.value}
            />
            <span>
              <span className="block font-medium">{option.label}</span>
              {option.description && <span className="text-muted text-note block">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
