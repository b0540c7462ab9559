import type { ComponentProps } from 'react'
import { readNumber } from '#text/digits.ts'
import { TextInput } from '#web/kit/TextInput.tsx'

/**
 * A line for a number, in whatever digits it is typed: ٣٥٠ becomes 350 when the field is left. Not `type="number"`,
 * which refuses Arabic digits and changes under a wheel; the server reads the same digits where there are no scripts.
 */
export function NumberInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      {...props}
      onBlur={(event) => {
        const number = readNumber(event.currentTarget.value)
        if (number !== undefined) event.currentTarget.value = String(number)
        props.onBlur?.(event)
      }}
    />
  )
}
