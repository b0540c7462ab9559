import { AddressFields } from '#web/features/checkout/AddressFields.tsx'
import type { CountryAnswer } from '#domains/places/contract.ts'
import { useText } from '#i18n/react.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { TextInput } from '#web/ui/form/TextInput.tsx'
import '#web/ui/form/field-pairs.css'

/** Contact of the person who books: e-mail, phone with country code, country of residence. */
export function ContactFields({
  countries,
  values,
  email,
  errorOf,
}: {
  countries: CountryAnswer[]
  /** Previously typed values by field name. */
  values: Record<string, string>
  email: string
  errorOf: (field: string) => string | undefined
}) {
  const t = useText()
  const country = values['contact.country'] || 'SA'
  return (
    <div className="field-pairs">
      <TextInput
        className="md:col-span-2"
        label={t('common.email')}
        name="contact.email"
        type="email"
        autoComplete="email"
        defaultValue={values['contact.email'] ?? email}
        error={errorOf('contact.email')}
      />
      <Select
        label={t('account.callingCode')}
        name="calling"
        autoComplete="tel-country-code"
        defaultValue={values.calling || country}
        options={countries
          .filter((one) => one.calling_code)
          .map((one) => ({
            value: one.code,
            label: t('account.callingCodeOption', { country: one.name, code: `\u2066${one.calling_code}\u2069` }),
          }))}
      />
      <TextInput
        label={t('common.phone')}
        hint={t('booking.phoneHint')}
        name="contact.phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        defaultValue={values['contact.phone']}
        error={errorOf('contact.phone')}
      />
      <Select
        className="md:col-span-2"
        label={t('booking.countryOfResidence')}
        name="contact.country"
        autoComplete="country"
        defaultValue={country}
        error={errorOf('contact.country')}
        options={countries.map((one) => ({ value: one.code, label: one.name }))}
      />
      <div className="md:col-span-2">
        <AddressFields values={values} errorOf={errorOf} />
      </div>
    </div>
  )
}
