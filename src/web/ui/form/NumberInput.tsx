import type { ComponentProps, KeyboardEvent } from 'react'
import { readNumber } from '#i18n/digits.ts'
import { Field, type ControlProps } from '#web/ui/form/Field.tsx'

/** The limits between which the arrow keys step by one. The server checks them: what is typed is a text. */
type Limits = { min?: number; max?: number }

/**
 * A text field for a number in any digits, which the server reads by `readNumber`. A native number field empties itself
 * on Arabic digits if the browser has another language.
 */
export function NumberControl({ min, max, ...input }: Omit<ComponentProps<'input'>, 'type' | keyof Limits> & Limits) {
  const stepOnArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: field, key, altKey, ctrlKey, metaKey } = event
    const next = min === undefined || max === undefined ? null : steppedValue(field.value, key, { min, max })
    if (next === null || altKey || ctrlKey || metaKey) return
    event.preventDefault()
    field.value = next
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return <input inputMode="numeric" autoComplete="off" onKeyDown={stepOnArrow} {...input} />
}

/** A labelled `NumberControl`, whose digits are written from left to right in every language. */
export function NumberInput(props: Omit<ControlProps<'input'>, 'type' | keyof Limits> & Limits) {
  return (
    <Field<Omit<ControlProps<'input'>, 'type' | keyof Limits> & Limits> {...props}>
      {(input) => <NumberControl dir="ltr" {...input} required={!props.optional} className="input" />}
    </Field>
  )
}

/**
 * The number after an arrow key, within the limits; an empty field begins with the smallest. Null for other keys, and
 * where no number is typed.
 */
export function steppedValue(typed: string, key: string, { min, max }: Required<Limits>): string | null {
  const by = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
  const value = typed.trim() === '' ? min - by : readNumber(typed)
  return by === 0 || value === undefined ? null : String(Math.min(max, Math.max(min, value + by)))
}
