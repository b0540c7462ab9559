import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '#web/kit/Field.tsx'

/** A labelled line that may stay empty, without saying so of each: at the desk nearly all of a filter may. */
export function PlainInput({
  label,
  hint,
  error,
  id,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) {
  return (
    <Field {...{ label, hint, error }} id={id ?? input.name}>
      {(wires) => <input {...input} {...wires} className="input" />}
    </Field>
  )
}
