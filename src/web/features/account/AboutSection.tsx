import { Form } from 'react-router'
import { languageOf, locales } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { ProfilePage } from '#web/features/account/ProfileSection.tsx'
import { BirthDateInput } from '#web/ui/dates/BirthDateInput.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { datePartNames } from '#web/ui/dates/date-parts.ts'
import { Checkbox, Select, TextInput } from '#web/ui/form/Inputs.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import '#web/ui/form/field-pairs.css'

export function AboutSection({
  profile,
  countries,
  money,
  values,
  messages,
}: Pick<ProfilePage, 'profile' | 'countries' | 'money' | 'values' | 'messages'>) {
  const { t, format } = useLanguage()
  return (
    <Card padded className="grid gap-5">
      <h2 className="text-title">{t('profile.about')}</h2>
      <Form method="post" className="field-pairs" noValidate>
        <input type="hidden" name="intent" value="about" />
        <TextInput
          {...messages.field('name')}
          hint={t('account.fullNameHint')}
          autoComplete="name"
          dir="auto"
          maxLength={80}
          defaultValue={values['name'] ?? profile.name}
        />
        <Select
          {...messages.field('nationality')}
          autoComplete="country"
          optional
          defaultValue={values['nationality'] ?? profile.nationality ?? ''}
          empty={t('profile.notAdded')}
          options={countries.map((one) => ({ value: one.code, label: one.name }))}
        />
        <BirthDateInput
          className="md:col-span-2"
          {...messages.field('birth_date')}
          optional
          defaultValue={profile.birth_date ?? ''}
          typed={datePartNames('birth_date').map((part) => values[part])}
        />
        <Select
          label={t('profile.language')}
          name="locale"
          defaultValue={profile.locale}
          options={locales.map((one) => ({ value: one, label: languageOf(one).name }))}
        />
        {money && money.rates.length > 0 && (
          <Select
            {...messages.field('currency')}
            hint={t('exchange.hint', { currency: format.currency(money.currency) })}
            defaultValue={profile.currency ?? ''}
            empty={t('exchange.none', { currency: money.name })}
            options={money.rates.map(({ currency, name }) => ({ value: currency, label: name }))}
          />
        )}
        <div className="grid gap-3 md:col-span-2">
          <Checkbox label={t('profile.reminders')} name="notify_reminders" defaultChecked={profile.notify_reminders} />
          <Checkbox label={t('profile.offers')} name="notify_offers" defaultChecked={profile.notify_offers} />
        </div>
        <div>
          <Button type="submit">{t('profile.save')}</Button>
        </div>
      </Form>
    </Card>
  )
}
