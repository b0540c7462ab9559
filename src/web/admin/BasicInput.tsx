import { Field, type ControlProps } from '#web/ui/form/Field.tsx'

/** A labelled text field without an "optional" note, because nearly all filter fields of the admin are optional. */
export function BasicInput(props: ControlProps<'input'>) {
  return <Field<ControlProps<'input'>> {...props}>{(input) => <input {...input} className="input" />}</Field>
}
