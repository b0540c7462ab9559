import type { ComponentProps } from 'react'
import { Field, type ControlProps } from '#web/ui/form/Field.tsx'

/**
 * A labelled single-line text field. The id defaults to the name. E-mail, telephone and URL are left to right in every
 * language; names and notes take `dir="auto"`.
 */
export function TextInput(props: ControlProps<'input'>) {
  return (
    <Field<ControlProps<'input'>> {...props}>
      {(input) => (
        <input
          dir={directionOf(input.type)}
          {...input}
          required={input.required ?? !props.optional}
          className="input"
        />
      )}
    </Field>
  )
}

export function TextArea(props: ControlProps<'textarea'>) {
  return (
    <Field<ControlProps<'textarea'>> {...props}>
      {(area) => (
        <textarea
          dir="auto"
          {...area}
          defaultValue={preparedText(area.defaultValue)}
          required={!props.optional}
          className="input"
        />
      )}
    </Field>
  )
}

/**
 * The default value of a text area as a list of one text. When React hydrates a text area whose default value is a
 * string, it resets the text to it and loses what was typed before; it does not do so with a list.
 */
export function preparedText(text: ComponentProps<'textarea'>['defaultValue']) {
  return text && [String(text)]
}

function directionOf(type: string | undefined): 'ltr' | undefined {
  return type === 'email' || type === 'tel' || type === 'url' ? 'ltr' : undefined
}
