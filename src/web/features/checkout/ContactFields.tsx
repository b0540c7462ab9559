import { AddressFields } from '#web/features/checkout/AddressFields.tsx'
import type { CountryAnswer } from '#domains/places/contract.ts'
import { useText } from '#i18n/react.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { TextInput } from '#web/ui/form/TextInput.tsx'
import '#web/ui/form/field-pairs.css'
import type { FormMessages } from '#web/lib/forms.ts'

/** Contact of the person who books: e-mail, phone with country code, country of residence. */
export function ContactFields({
  countries,
  values,
  email,
  messages,
}: {
  countries: CountryAnswer[]
  /** Previously typed values by field name. */
  values: Record<string, string>
  email: string
  messages: FormMessages
}) {
  const t = useText()
  const country = values['contact.country'] || 'SA'
  return (
    <div className="field-pairs">
      <TextInput
        className="md:col-span-2"
        {...messages.field('contact.email')}
        type="email"
        autoComplete="email"
        defaultValue={values['contact.email'] ?? email}
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
        {...messages.field('contact.phone')}
        hint={t('booking.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        defaultValue={values['contact.phone']}
      />
      <Select
        className="md:col-span-2"
        {...messages.field('contact.country')}
        autoComplete="country"
        defaultValue={country}
        options={countries.map((one) => ({ value: one.code, label: one.name }))}
      />
      <div className="md:col-span-2">
        <AddressFields values={values} messages={messages} />
      </div>
    </div>
  )
}
