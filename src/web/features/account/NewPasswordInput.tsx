import type { ComponentProps } from 'react'
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx'

type Props = Pick<ComponentProps<typeof PasswordInput>, 'name' | 'label' | 'error' | 'hint'>

export function NewPasswordInput(props: Props) {
  return <PasswordInput {...props} autoComplete="new-password" minLength={10} />
}
