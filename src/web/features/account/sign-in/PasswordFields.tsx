import { PasswordInput } from '#web/ui/form/PasswordInput.tsx'
import { TextInput } from '#web/ui/form/TextInput.tsx'
import type { FormMessages } from '#web/lib/forms.ts'

/** E-mail address and password of an account. */
export function PasswordFields({
  email,
  messages,
}: {
  /** The address as submitted. */
  email: string | undefined
  messages: FormMessages
}) {
  return (
    <>
      <TextInput {...messages.field('email')} type="email" autoComplete="username" defaultValue={email} />
      <PasswordInput {...messages.field('password')} autoComplete="current-password" />
    </>
  )
}
