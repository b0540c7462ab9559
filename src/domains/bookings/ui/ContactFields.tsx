import { AddressFields } from '#domains/bookings/ui/AddressFields.tsx'
import type { CountryAnswer } from '#domains/places/contract.ts'
import { useText } from '#text/react.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'

/** How to reach whoever books: e-mail, phone by country, country of residence. */
export function ContactFields({
  countries,
  kept,
  email,
  errorOf,
}: {
  countries: CountryAnswer[]
  /** What was typed before, by field name. */
  kept: Record<string, string>
  email: string
  errorOf: (field: string) => string | undefined
}) {
  const t = useText()
  const country = kept['contact.country'] || 'SA'
  return (
    <div className="grid items-end gap-4 has-[.field-error]:items-start md:grid-cols-2">
      <TextInput
        className="md:col-span-2"
        label={t('account.email')}
        name="contact.email"
        type="email"
        autoComplete="email"
        defaultValue={kept['contact.email'] ?? email}
        error={errorOf('contact.email')}
      />
      <Select
        label={t('booking.callingCode')}
        name="calling"
        autoComplete="tel-country-code"
        defaultValue={kept.calling || country}
        options={countries
          .filter((one) => one.calling_code)
          .map((one) => ({
            value: one.code,
            label: t('booking.callingCodeOption', { country: one.name, code: `\u2066${one.calling_code}\u2069` }),
          }))}
      />
      <TextInput
        label={t('account.phone')}
        hint={t('booking.phoneHint')}
        name="contact.phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        defaultValue={kept['contact.phone']}
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
        <AddressFields kept={kept} errorOf={errorOf} />
      </div>
    </div>
  )
}
