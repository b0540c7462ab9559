import { useEffect, useRef } from 'react'
import { typedText } from '#i18n/digits.ts'
import { Field, type FieldProps } from '#web/ui/form/Field.tsx'
import '#web/ui/form/fields.css'

const codeLength = 6

/**
 * A code from an email or a text message, in one field that looks like six boxes: phones suggest the code, and it can
 * be pasted with spaces or typed in Arabic digits. A form with no other field to fill in is submitted by the sixth digit,
 * as by its first button.
 */
export function CodeInput({ label, error, name = 'code' }: Pick<FieldProps, 'label' | 'error'> & { name?: string }) {
  const field = useRef<HTMLInputElement>(null)
  const submitted = useRef('')
  const read = (input: HTMLInputElement) => {
    const code = codeIn(input.value)
    input.value = code
    if (code.length === codeLength && code !== submitted.current) submitAlone(input)
    submitted.current = code
  }
  // The code can have been typed before hydration. That of the last visit, which a browser restores, has no focus.
  useEffect(() => {
    const input = field.current
    if (input && input === document.activeElement) read(input)
  }, [])
  return (
    <Field {...{ label, error }} id={name}>
      {(wires) => (
        <input
          {...wires}
          ref={field}
          name={name}
          // A wrong code is replaced by the next one.
          data-select=""
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          // Allows for spaces around and between pasted digits.
          maxLength={20}
          className="input code-boxes font-mono"
          onChange={(event) => read(event.currentTarget)}
        />
      )}
    </Field>
  )
}

function submitAlone(input: HTMLInputElement): void {
  const { form } = input
  if (form?.querySelectorAll('input:not([type=hidden], [type=checkbox])').length !== 1) return
  // After the event of the digit, and left like a field whose button is pressed.
  setTimeout(() => {
    input.blur()
    form.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  })
}

/** The digits of typed or pasted text. */
function codeIn(text: string): string {
  return typedText(text).replaceAll(/\D/g, '').slice(0, codeLength)
}
