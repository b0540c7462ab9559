import { Form } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ProfileSection, type ProfilePage } from '#web/features/account/ProfileSection.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { Checkbox, Select, TextInput } from '#web/ui/form/Inputs.tsx'
import '#web/ui/form/field-pairs.css'

type Props = Pick<ProfilePage, 'document' | 'countries' | 'today' | 'values' | 'messages' | 'open'>

/** The passport data that a visa requires, for travellers who want it stored. */
export function DocumentSection({ document, countries, today, values, messages, open }: Props) {
  const { t, format } = useLanguage()
  return (
    <ProfileSection
      id="document"
      title={t('profile.documentTitle')}
      text={t('profile.documentText')}
      open={open}
      value={
        document
          ? [
              countries.find(({ code }) => code === document.issued_by)?.name,
              t('profile.documentEnding', { end: `\u2066${document.number_end}\u2069` }),
              t('profile.documentValidUntil', { date: format.stayDate(document.expires_on) }),
            ].join(' · ')
          : t('profile.nothingYet')
      }
    >
      {document && (
        <p className="text-muted">
          {t('profile.documentStored', { when: format.instant(document.consent_at, siteTimeZone) })}
        </p>
      )}
      <Form method="post" className="field-pairs" noValidate>
        <input type="hidden" name="intent" value="document" />
        <Select
          {...messages.field('issued_by')}
          defaultValue={values['issued_by'] ?? document?.issued_by ?? ''}
          empty={t('profile.documentChoose')}
          options={countries.map((one) => ({ value: one.code, label: one.name }))}
        />
        <TextInput
          {...messages.field('number_end')}
          hint={t('profile.documentNumberEndHint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={4}
          defaultValue={values['number_end']}
        />
        <DateInput
          {...messages.field('expires_on')}
          min={today}
          defaultValue={values['expires_on'] ?? document?.expires_on ?? ''}
        />
        <div className="md:col-span-2">
          <Checkbox label={t('profile.documentConsent')} name="consent" error={messages.ofField('consent')} />
        </div>
        <div>
          <Button type="submit">{t('profile.documentSave')}</Button>
        </div>
      </Form>
      {document && (
        <Form method="post">
          <Button intent="remove-document" variant="quiet">
            {t('profile.documentRemove')}
          </Button>
        </Form>
      )}
    </ProfileSection>
  )
}
