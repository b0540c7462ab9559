import { Form } from 'react-router'
import { useText } from '#text/react.tsx'
import { ProfileSection } from '#web/account/ProfileSection.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { PasswordInput } from '#web/kit/TextInput.tsx'

type Props = {
  hasPassword: boolean
  /** What was wrong with the last try. */
  refused: { title: string | undefined; text: string | undefined } | undefined
  errorOf: (field: string) => string | undefined
}

/** What it means to leave, said before it can be done. */
export function DeleteSection({ hasPassword, refused, errorOf }: Props) {
  const t = useText()
  return (
    <ProfileSection id="delete" title={t('profile.delete')} text={t('profile.deleteText')}>
      <Disclosure summary={t('profile.delete')} open={!!refused}>
        <Form method="post" className="grid gap-4 pt-4" noValidate>
          <input type="hidden" name="intent" value="delete" />
          {refused?.title && (
            <Alert tone="error" title={refused.title} announce>
              {refused.text && <p>{refused.text}</p>}
            </Alert>
          )}
          {hasPassword && (
            <PasswordInput
              label={t('account.password')}
              name="password"
              autoComplete="current-password"
              error={errorOf('password')}
            />
          )}
          <Checkbox label={t('profile.deleteSure')} name="sure" error={errorOf('sure')} />
          <div>
            <Button type="submit" variant="danger">
              {t('profile.deleteNow')}
            </Button>
          </div>
        </Form>
      </Disclosure>
    </ProfileSection>
  )
}
