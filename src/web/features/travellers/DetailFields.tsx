import type { DetailFieldView } from '#domains/shared/details/field-answer.ts'
import type { Details } from '#domains/shared/details/fields.ts'
import type { CountryAnswer } from '#domains/places/contract.ts'
import { useText } from '#i18n/react.tsx'
import { choiceText, fieldHint, fieldLabel } from '#domains/shared/details/texts.ts'
import { BirthDateInput } from '#web/ui/dates/BirthDateInput.tsx'
import { datePartNames } from '#web/ui/dates/date-parts.ts'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { NumberInput, Select, TextArea, TextInput } from '#web/ui/form/Inputs.tsx'

type Props = {
  fields: readonly DetailFieldView[]
  values: Details
  countries: readonly CountryAnswer[]
  /** Prepended to the key for the name of the input. */
  prefix: string
  errorOf: (name: string) => string | undefined
  /** The id of the list of hotels and places that fields of the type `place` suggest. */
  places?: string
}

/** The inputs of details. Nothing is required to save them; the label says which are optional. */
export function DetailFields({ fields, values, countries, prefix, errorOf, places }: Props) {
  const t = useText()
  return fields.map((field) => {
    const { key, type, form, required } = field
    const name = `${prefix}${key}`
    const shared = {
      label: fieldLabel(t, field),
      hint: fieldHint(t, field),
      name,
      optional: !required,
      defaultValue: values[key] ?? '',
      error: errorOf(name),
    }
    switch (type) {
      case 'choice':
      case 'yes_no':
      case 'country': {
        const countryChoices = countries.map(({ code, name: label }) => ({ value: code, label }))
        const choices = { choice: field.choices, yes_no: yesNo, country: countryChoices }[type]
        return (
          <Select
            key={key}
            {...shared}
            empty={t('details.choose')}
            options={choices.map(({ value, label }) => ({ value, label: label ?? choiceText(t, value) }))}
          />
        )
      }
      case 'lines':
        return (
          <div key={key} className="md:col-span-2">
            <TextArea {...shared} rows={2} maxLength={field.max ?? undefined} />
          </div>
        )
      case 'date':
        // Typed in three fields, because it is too long ago for a calendar.
        return key === 'birth_date' ? (
          <BirthDateInput key={key} {...shared} typed={datePartNames(key).map((part) => values[part])} />
        ) : (
          <DateInput key={key} {...shared} />
        )
      case 'time':
        return <TextInput key={key} {...shared} type="time" autoComplete="off" />
      case 'number':
        return <NumberInput key={key} {...shared} maxLength={12} />
      case 'place':
        return <TextInput key={key} {...shared} dir="auto" list={places} maxLength={field.max ?? undefined} />
      case 'text':
        return (
          <TextInput
            key={key}
            {...shared}
            // One of both names is enough.
            required={required && form !== 'latin'}
            dir={form && form !== 'name' ? 'ltr' : 'auto'}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize={form === 'document' || form === 'flight' ? 'characters' : undefined}
            maxLength={field.max ?? 20}
          />
        )
    }
  })
}

const yesNo = ['yes', 'no'].map((value) => ({ value, label: null }))
