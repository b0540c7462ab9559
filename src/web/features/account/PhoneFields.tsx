import type { CountryAnswer } from '#domains/places/contract.ts'
import { useText } from '#i18n/react.tsx'
import { phoneText, shownPhone } from '#web/features/account/phone-field.ts'
import type { FormMessages } from '#web/lib/forms.ts'
import { HiddenFields, Select, TextInput } from '#web/ui/form/Inputs.tsx'

type Props = {
  /** The names of the fields of the number and of its country. */
  names: { phone: string; calling: string }
  countries: readonly CountryAnswer[]
  values: Record<string, string | undefined>
  /** The country (ISO 3166) that is chosen at first. */
  country: string
  messages: FormMessages
  /** `off`: the number is another person's. */
  autoComplete?: 'off'
}

/** A phone number and the calling code of its country, which `readPhoneField` reads. */
export function PhoneFields({ names, countries, values, country, messages, autoComplete }: Props) {
  const t = useText()
  const [calling, phone] = [values[names.calling] || country, values[names.phone]]
  const options = countries.flatMap(({ code: value, name, calling_code: callingCode }) =>
    callingCode
      ? [{ value, label: t('account.callingCodeOption', { country: name, code: `\u2066${callingCode}\u2069` }) }]
      : [],
  )
  return (
    <>
      <HiddenFields fields={{ [shownPhone]: phoneText(calling, phone) }} />
      <Select
        label={t('account.callingCode')}
        name={names.calling}
        data-corrects={names.phone}
        autoComplete={autoComplete ?? 'tel-country-code'}
        defaultValue={calling}
        options={options}
      />
      <TextInput
        {...messages.field(names.phone)}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete ?? 'tel-national'}
        maxLength={60}
        defaultValue={phone}
      />
    </>
  )
}
