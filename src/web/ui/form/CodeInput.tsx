import { typedText } from '#i18n/digits.ts'
import { Field, type FieldProps } from '#web/ui/form/Field.tsx'
import '#web/ui/form/fields.css'

const codeLength = 6

/**
 * A code from an e-mail or a text message, in one field that looks like six boxes: phones suggest the code, and it can
 * be pasted with spaces or typed in Arabic digits.
 */
export function CodeInput({ label, error, name = 'code' }: Pick<FieldProps, 'label' | 'error'> & { name?: string }) {
  return (
    <Field {...{ label, error }} id={name}>
      {(wires) => (
        <input
          {...wires}
          name={name}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          // Allows for spaces around and between pasted digits.
          maxLength={20}
          className="input code-boxes font-mono"
          onChange={(event) => {
            event.currentTarget.value = codeIn(event.currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}

/** The digits of typed or pasted text. */
function codeIn(text: string): string {
  return typedText(text).replaceAll(/\D/g, '').slice(0, codeLength)
}
