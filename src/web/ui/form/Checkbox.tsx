import { useId, type ComponentProps, type ReactNode } from 'react'
import { useSentError } from '#web/ui/form/corrected.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'

/** A single checkbox, for example for consent; the whole line is the target. */
export function Checkbox({
  label,
  error: sentError,
  ...input
}: { label: ReactNode; error?: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  const generatedId = useId()
  const id = input.id ?? input.name ?? generatedId
  const error = useSentError(id, sentError)
  return (
    <div>
      <label className="check">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
