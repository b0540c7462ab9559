import { useId, type ReactNode } from 'react'
import { useText } from '#text/react.tsx'
import { classes } from '#web/kit/classes.ts'
import { Icon } from '#web/kit/Icon.tsx'

export type FieldProps = {
  label: ReactNode
  /** What helps to fill it in; stays visible. */
  hint?: ReactNode
  /** What is wrong with it, in words; `ErrorSummary` links to the field by its id. */
  error?: ReactNode
  /** The control's id; without it one is made. */
  id?: string | undefined
  /** Says «optional» beside the label: most fields of the site are required. */
  optional?: boolean
  className?: string
}

/** What a control must carry so that its label, hint and error are read with it. */
type FieldWires = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** A label, a control, a hint and an error, wired together: `<Field label=…>{(wires) => <input {...wires} />}</Field>`. */
export function Field({
  label,
  hint,
  error,
  id: given,
  optional,
  className,
  children,
}: FieldProps & { children: (wires: FieldWires) => ReactNode }) {
  const t = useText()
  const made = useId()
  const id = given ?? made
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
