import { useState } from 'react'
import { useText } from '#text/react.tsx'
import { Combobox, type ComboOption } from '#web/kit/Combobox.tsx'
import type { FieldProps } from '#web/kit/Field.tsx'
import { useHydrated } from '#web/kit/hydrated.ts'
import { readPhone, regionOf } from '#web/kit/phone-number.ts'
import { Select } from '#web/kit/Select.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'
import '#web/kit/fields.css'

/** `code` ISO 3166-1 alpha-2, `name` in the page's language, `callingCode` with its + */
type CallingCountry = { code: string; name: string; callingCode: string }

/**
 * A phone number with its country: `<name>_country` and `<name>`, which the server puts together. With scripts the
 * countries can be searched by name or code, the reader's own comes first, and the number is shown and sent as it
 * was understood (E.164). Words: `fields`.
 */
export function PhoneInput({
  name,
  label,
  hint,
  error,
  optional,
  countries,
  country: given,
  defaultValue,
}: Pick<FieldProps, 'hint' | 'error' | 'optional'> & {
  name: string
  label?: string
  countries: readonly CallingCountry[]
  /** Chosen at first. */
  country: string
  defaultValue?: string
}) {
  const t = useText()
  const scripts = useHydrated()
  const [country, setCountry] = useState(given)
  const [number, setNumber] = useState<{ typed: string; e164?: string | undefined; written?: string | undefined }>()
  const options = countries.map(optionOf)
  const check = async (typed: string, of: string) => {
    if (typed.trim() === '') return setNumber(undefined)
    // Without the tables the server alone judges.
    const phone = await readPhone(typed, of).catch(() => ({ e164: undefined, written: undefined }))
    setNumber({ typed, e164: phone?.e164 ?? (phone ? undefined : ''), written: phone?.written })
  }
  const wrong = number?.e164 === '' ? t('fields.phoneWrong') : undefined
  return (
    <div className="phone-input">
      {scripts ? (
        <Combobox
          label={t('fields.country')}
          name={`${name}_country`}
          {...withGiven(options.find(({ value }) => value === country))}
          find={async (typed) => countriesFor(typed, options, regionOf(navigator.language))}
          onChoose={({ value }) => {
            setCountry(value)
            if (number) void check(number.typed, value)
          }}
        />
      ) : (
        <Select
          label={t('fields.country')}
          name={`${name}_country`}
          defaultValue={given}
          autoComplete="tel-country-code"
          options={options}
        />
      )}
      <TextInput
        label={label ?? t('fields.phone')}
        id={name}
        name={number?.e164 ? undefined : name}
        type="tel"
        inputMode="tel"
        autoComplete={scripts ? 'tel' : 'tel-national'}
        defaultValue={defaultValue}
        maxLength={40}
        hint={hint}
        error={error ?? wrong}
        {...(optional && { optional })}
        onBlur={(event) => void check(event.currentTarget.value, country)}
      />
      {number?.e164 && (
        <>
          <input type="hidden" name={name} value={number.e164} />
          <p role="status" className="phone-understood">
            {t('fields.phoneUnderstood', { number: `\u2066${number.written}\u2069` })}
          </p>
        </>
      )}
    </div>
  )
}

/** Those whose name or code begins with what was typed, then those that hold it; the reader's first. */
function countriesFor(
  typed: string,
  options: readonly ComboOption[],
  reader: string | undefined,
): readonly ComboOption[] {
  const wanted = typed.trim().toLowerCase().replace(/^00/, '+')
  const rank = ({ value, label, note = '' }: ComboOption) => {
    if (wanted === '') return value === reader ? 0 : 1
    const begins =
      label.toLowerCase().startsWith(wanted) || note.replace(/^\u2066?\+/, '').startsWith(wanted.replace('+', ''))
    return begins ? 0 : label.toLowerCase().includes(wanted) ? 1 : 2
  }
  return options
    .map((option) => ({ option, at: rank(option) }))
    .filter(({ at }) => at < 2)
    .sort((a, b) => a.at - b.at)
    .map(({ option }) => option)
}

function optionOf({ code, name, callingCode }: CallingCountry): ComboOption {
  return { value: code, label: `${name} \u2066${callingCode}\u2069`, note: `\u2066${callingCode}\u2069` }
}

function withGiven(given: ComboOption | undefined): { given?: ComboOption } {
  return given ? { given } : {}
}
