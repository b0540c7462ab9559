import { useText } from '#i18n/react.tsx'
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx'
import { TextInput } from '#web/ui/form/TextInput.tsx'

/** E-mail address and password of an account. */
export function PasswordFields({
  email,
  errorOf,
}: {
  /** The address as submitted. */
  email: string | undefined
  errorOf: (field: string) => string | undefined
}) {
  const t = useText()
  return (
    <>
      <TextInput
        label={t('common.email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={errorOf('email')}
      />
      <PasswordInput
        label={t('account.password')}
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
    </>
  )
}
