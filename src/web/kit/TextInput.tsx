import { useState, type ComponentProps } from 'react'
import { useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Field, type FieldProps } from '#web/kit/Field.tsx'

type Input = Omit<ComponentProps<'input'>, keyof FieldProps>

/**
 * A labelled line of text. The id is the name unless given. E-mail, telephone and URL are written
 * left to right whatever the language; names and notes take `dir="auto"`.
 */
export function TextInput({ label, hint, error, id, optional, className, ...input }: FieldProps & Input) {
  return (
    <Field {...{ label, hint, error, optional, className }} id={id ?? input.name}>
      {(wires) => <input dir={directionOf(input.type)} {...input} {...wires} required={!optional} className="input" />}
    </Field>
  )
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  id,
  optional,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  return (
    <Field {...{ label, hint, error, optional, className }} id={id ?? area.name}>
      {(wires) => <textarea dir="auto" {...area} {...wires} required={!optional} className="input" />}
    </Field>
  )
}

/** A password that can be looked at and pasted. `autoComplete` is `current-password` or `new-password`. */
export function PasswordInput({
  label,
  hint,
  error,
  id,
  className,
  ...input
}: FieldProps & Input & { autoComplete: 'current-password' | 'new-password' }) {
  const t = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, className }} id={id ?? input.name}>
      {(wires) => (
        <div className="password">
          <input
            {...input}
            {...wires}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            required
            className="input"
          />
          <Button
            variant="quiet"
            className="with-scripts"
            aria-controls={wires.id}
            aria-label={shown ? t('common.hidePassword') : t('common.showPassword')}
            onClick={() => setShown(!shown)}
          >
            {shown ? t('common.hide') : t('common.show')}
          </Button>
        </div>
      )}
    </Field>
  )
}

function directionOf(type: string | undefined): 'ltr' | undefined {
  return type === 'email' || type === 'tel' || type === 'url' ? 'ltr' : undefined
}
