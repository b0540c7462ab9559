import { Form } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { useSite } from '#web/lib/site.ts'
import { CodeInput } from '#web/ui/form/CodeInput.tsx'
import { ProfileSection, type ProfilePage } from '#web/features/account/ProfileSection.tsx'
import { PhoneFields } from '#web/features/account/PhoneFields.tsx'
import { profilePhone } from '#web/features/account/profile-actions.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import '#web/ui/form/field-pairs.css'

export function PhoneSection({
  profile,
  writtenPhone,
  countries,
  country,
  values,
  messages,
  open,
}: Pick<ProfilePage, 'profile' | 'writtenPhone' | 'countries' | 'country' | 'values' | 'messages' | 'open'>) {
  const t = useText()
  const { phone, phone_verified: confirmed } = profile
  // Without a provider of text messages, no code can be sent to the number.
  const noTexts = useSite()?.settings.no_texts
  return (
    <ProfileSection
      id="phone-number"
      title={t('common.phone')}
      text={t(noTexts ? 'profile.phoneCall' : 'profile.phoneText')}
      open={open}
      value={
        phone ? (
          <span className="flex flex-wrap items-center gap-3">
            <bdi dir="ltr">{writtenPhone}</bdi>
            {(confirmed || !noTexts) && (
              <Badge tone={confirmed ? 'success' : 'warning'}>
                {t(confirmed ? 'profile.phoneConfirmed' : 'profile.phoneUnconfirmed')}
              </Badge>
            )}
          </span>
        ) : (
          t('profile.phoneNone')
        )
      }
    >
      {phone && !confirmed && !noTexts && (
        <Form method="post" className="grid gap-4" noValidate>
          <input type="hidden" name="to" value={phone} />
          <CodeInput {...messages.field('code')} />
          <div className="flex flex-wrap gap-3">
            <Button intent="confirm-phone">{t('profile.confirmPhone')}</Button>
            <Button intent="phone-code" variant="quiet" formNoValidate>
              {t('account.resend')}
            </Button>
          </div>
        </Form>
      )}
      <Form method="post" className="field-pairs" noValidate>
        <input type="hidden" name="intent" value="phone" />
        <PhoneFields names={profilePhone} {...{ countries, values, country, messages }} />
        <div className="flex flex-wrap gap-3 md:col-span-2">
          <Button type="submit" variant="secondary">
            {t('profile.savePhone')}
          </Button>
        </div>
      </Form>
      {phone && (
        <Form method="post">
          <Button intent="remove-phone" variant="quiet">
            {t('profile.removePhone')}
          </Button>
        </Form>
      )}
    </ProfileSection>
  )
}
