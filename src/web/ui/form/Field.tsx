import { useId, type ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'

export type FieldProps = {
  label: ReactNode
  /** Help for filling it in; always visible. */
  hint?: ReactNode
  /** Error message; `ErrorSummary` links to the field by its id. */
  error?: ReactNode
  /** The control's id; generated if omitted. */
  id?: string | undefined
  /** Shows «optional» next to the label: most fields of the site are required. */
  optional?: boolean
  className?: string
}

/** Attributes of a control that associate its label, hint and error with it. */
type FieldWires = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/**
 * A label, a control, a hint and an error, associated with each other: `<Field label=…>{(wires) => <input {...wires}
 * />}</Field>`.
 */
export function Field({
  label,
  hint,
  error,
  id: initial,
  optional,
  className,
  children,
}: FieldProps & { children: (wires: FieldWires) => ReactNode }) {
  const t = useText()
  const generatedId = useId()
  const id = initial ?? generatedId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id} className="field-label">
        {label}
        {optional && <span className="text-muted font-normal">{` (${t('common.optional')})`}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <Icon name="error" />
      <span>{children}</span>
    </p>
  )
}
