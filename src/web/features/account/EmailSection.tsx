import { Form } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { ResendButton } from '#web/features/account/CodeFields.tsx'
import { ProfileSection, type ProfilePage } from '#web/features/account/ProfileSection.tsx'
import { OutboxLink } from '#web/features/account/OutboxLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { CodeInput } from '#web/ui/form/CodeInput.tsx'
import { TextInput } from '#web/ui/form/TextInput.tsx'

/** The e-mail address, and its change: a new address, and the code that confirms it. */
export function EmailSection({
  profile,
  newEmail,
  values,
  messages,
}: Pick<ProfilePage, 'profile' | 'newEmail' | 'values' | 'messages'>) {
  const t = useText()
  return (
    <ProfileSection id="email-address" title={t('common.email')} text={t('profile.emailText')}>
      {profile.email && (
        <p className="break-all">
          <bdi dir="ltr">{profile.email}</bdi>
        </p>
      )}
      {newEmail && (
        <Form method="post" className="grid gap-4" noValidate>
          <div className="grid gap-2">
            <p>{t('profile.emailCodeFor', { address: `\u2066${newEmail.to}\u2069` })}</p>
            <OutboxLink to={newEmail.to} />
          </div>
          <input type="hidden" name="new_email" value={newEmail.to} />
          <CodeInput {...messages.field('email_code')} />
          <div className="flex flex-wrap gap-3">
            <Button intent="confirm-email">{t('profile.confirmEmail')}</Button>
            <ResendButton resendAt={newEmail.resendAt} intent="email" />
          </div>
        </Form>
      )}
      <Form method="post" className="grid gap-4" noValidate>
        <input type="hidden" name="intent" value="email" />
        <TextInput
          {...messages.field('new_email')}
          hint={t('profile.newEmailHint')}
          type="email"
          autoComplete="email"
          maxLength={254}
          // The form of the code also contains the address.
          defaultValue={values['intent'] === 'email' ? values['new_email'] : undefined}
        />
        <div>
          <Button type="submit" variant="secondary">
            {t('account.sendCode')}
          </Button>
        </div>
      </Form>
    </ProfileSection>
  )
}
