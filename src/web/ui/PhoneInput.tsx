import { useState } from 'react'
import { useText } from '#i18n/react.tsx'
import { Combobox, type ComboOption } from '#web/ui/Combobox.tsx'
import type { FieldProps } from '#web/ui/Field.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { readPhone, regionOf } from '#web/ui/phone-number.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import '#web/ui/fields.css'

/** `code` ISO 3166-1 alpha-2, `name` in the page's language, `callingCode` with its + */
type CallingCountry = { code: string; name: string; callingCode: string }

/**
 * A phone number with its country: `<name>_country` and `<name>`, which the server combines. With scripts the countries
 * can be searched by name or code, the user's own is listed first, and the parsed number is shown and submitted
 * (E.164). Messages: `fields`.
 */
export function PhoneInput({
  name,
  label,
  hint,
  error,
  optional,
  countries,
  country: initial,
  defaultValue,
}: Pick<FieldProps, 'hint' | 'error' | 'optional'> & {
  name: string
  label?: string
  countries: readonly CallingCountry[]
  /** Country selected initially. */
  country: string
  defaultValue?: string
}) {
  const t = useText()
  const scripts = useHydrated()
  const [country, setCountry] = useState(initial)
  const [number, setNumber] = useState<{ typed: string; e164?: string | undefined; written?: string | undefined }>()
  const options = countries.map(optionOf)
  const check = async (typed: string, of: string) => {
    if (typed.trim() === '') return setNumber(undefined)
    // If the tables fail to load, only the server validates the number.
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
          {...withInitial(options.find(({ value }) => value === country))}
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
          defaultValue={initial}
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

/**
 * Countries whose name or code begins with the typed text, then those that contain it; the user's own country first.
 */
function countriesFor(
  typed: string,
  options: readonly ComboOption[],
  reader: string | undefined,
): readonly ComboOption[] {
  const requested = typed.trim().toLowerCase().replace(/^00/, '+')
  const rank = ({ value, label, note = '' }: ComboOption) => {
    if (requested === '') return value === reader ? 0 : 1
    const begins =
      label.toLowerCase().startsWith(requested) || note.replace(/^\u2066?\+/, '').startsWith(requested.replace('+', ''))
    return begins ? 0 : label.toLowerCase().includes(requested) ? 1 : 2
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

function withInitial(initial: ComboOption | undefined): { initial?: ComboOption } {
  return initial ? { initial } : {}
}
