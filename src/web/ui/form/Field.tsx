import { useId, type ComponentProps, type ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { useSentError } from '#web/ui/form/corrected.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

export type FieldProps = {
  label: ReactNode
  /** Help for filling it in; always visible. */
  hint?: ReactNode
  /** Error message of what was sent; `ErrorSummary` links to the field by its id. It ends when the field is corrected. */
  error?: ReactNode
  /** The error only warns. */
  isWarning?: boolean
  /** Error message of what is typed now, in place of `error`. */
  typingError?: ReactNode
  /** The control's id; generated if omitted. */
  id?: string | undefined
  /** Shows «optional» next to the label: most fields of the site are required. */
  optional?: boolean
  className?: string
}

/** Attributes of a control that associate its label, hint and error with it. */
type FieldWires = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Props of a component that is a field with this control. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps | 'children'>

/**
 * A label, a control, a hint and an error, associated with each other: `<Field label=…>{(wires) => <input {...wires}
 * />}</Field>`. Other props are passed on to the control, whose name is the id if there is none.
 */
export function Field<Control extends { name?: string | undefined }>({
  label,
  hint,
  error: sentError,
  isWarning,
  typingError,
  id: initial,
  optional,
  className,
  children,
  ...control
}: FieldProps &
  Control & { children: (control: Omit<Control, keyof FieldProps | 'children'> & FieldWires) => ReactNode }) {
  const t = useText()
  const generatedId = useId()
  const id = initial ?? control.name ?? generatedId
  const present = useSentError(id, sentError)
  const error = typingError ?? present
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
      {children({
        ...control,
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error && !isWarning ? true : undefined,
      })}
      {error && (
        <FieldError id={`${id}-error`} isWarning={isWarning}>
          {error}
        </FieldError>
      )}
    </div>
  )
}

export function FieldError({ id, isWarning, children }: { id: string; isWarning?: boolean; children: ReactNode }) {
  return (
    <p id={id} className={classes('field-error', isWarning && 'text-warning')}>
      <Icon name={isWarning ? 'warning' : 'error'} />
      <span>{children}</span>
    </p>
  )
}
