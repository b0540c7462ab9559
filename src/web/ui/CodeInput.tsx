import { latinDigits } from '#i18n/digits.ts'
import { Field, type FieldProps } from '#web/ui/Field.tsx'
import '#web/ui/fields.css'

const codeLength = 6

/**
 * A code from an e-mail or a text message, in one field that looks like six boxes: phones suggest the code, and it can
 * be pasted with spaces or typed in Arabic digits.
 */
export function CodeInput({
  label,
  hint,
  error,
  id,
  className,
  name = 'code',
  disabled,
  onComplete,
}: FieldProps & { name?: string; disabled?: boolean; onComplete?: (code: string) => void }) {
  return (
    <Field {...{ label, hint, error, className }} id={id ?? name}>
      {(wires) => (
        <input
          {...wires}
          name={name}
          disabled={disabled}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          // Allows for spaces around and between pasted digits.
          maxLength={20}
          className="input code-boxes"
          onChange={(event) => {
            const code = codeIn(event.currentTarget.value)
            event.currentTarget.value = code
            if (code.length === codeLength) onComplete?.(code)
          }}
        />
      )}
    </Field>
  )
}

/** The digits of typed or pasted text. */
function codeIn(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, '').slice(0, codeLength)
}
