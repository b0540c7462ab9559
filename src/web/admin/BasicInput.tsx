import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '#web/ui/form/Field.tsx'

/** A labelled text field without an "optional" note, because nearly all filter fields of the admin are optional. */
export function BasicInput({
  label,
  hint,
  id,
  ...input
}: Omit<FieldProps, 'error'> & Omit<ComponentProps<'input'>, keyof FieldProps>) {
  return (
    <Field {...{ label, hint }} id={id ?? input.name}>
      {(wires) => <input {...input} {...wires} className="input" />}
    </Field>
  )
}
