import type { ComponentProps } from 'react'
import { readNumber } from '#i18n/digits.ts'
import { TextInput } from '#web/ui/TextInput.tsx'

/**
 * A field for a number in any digits: ٣٥٠ becomes 350 on blur. Not `type="number"`, which rejects Arabic digits and
 * changes with the mouse wheel; without scripts the server parses the same digits.
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
