import type { ComponentProps } from 'react'
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx'

type Props = Pick<ComponentProps<typeof PasswordInput>, 'name' | 'label' | 'error' | 'hint'>

/** A new password; an error repeats the hint and takes its place. */
export function NewPasswordInput({ hint, ...props }: Props) {
  return <PasswordInput {...props} hint={!props.error && hint} autoComplete="new-password" minLength={10} />
}
