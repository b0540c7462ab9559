import type { ComponentProps } from 'react'
import { BasicInput } from '#web/admin/BasicInput.tsx'

/** A `BasicInput` for an amount, whose digits are written left to right in every language. */
export function AmountInput(props: ComponentProps<typeof BasicInput>) {
  return <BasicInput {...props} inputMode="decimal" dir="ltr" />
}
