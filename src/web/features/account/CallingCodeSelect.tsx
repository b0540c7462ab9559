import type { CountryAnswer } from '#domains/places/contract.ts'
import { useText } from '#i18n/react.tsx'
import { Select } from '#web/ui/form/Select.tsx'

type Props = { name: string; countries: readonly CountryAnswer[]; defaultValue: string }

/** The calling code of a phone number, by its country. */
export function CallingCodeSelect({ name, countries, defaultValue }: Props) {
  const t = useText()
  const options = countries.flatMap(({ code: value, name: country, calling_code: callingCode }) =>
    callingCode
      ? [{ value, label: t('account.callingCodeOption', { country, code: `\u2066${callingCode}\u2069` }) }]
      : [],
  )
  return (
    <Select
      label={t('account.callingCode')}
      name={name}
      autoComplete="tel-country-code"
      defaultValue={defaultValue}
      options={options}
    />
  )
}
