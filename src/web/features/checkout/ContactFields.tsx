import { addressLines, type AddressLine } from '#domains/bookings/model/guests/address.ts'
import type { CountryAnswer } from '#domains/places/contract.ts'
import { useText } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Field } from '#web/ui/form/Field.tsx'
import { Select, TextInput } from '#web/ui/form/Inputs.tsx'
import '#web/ui/form/field-pairs.css'
import type { FormMessages } from '#web/lib/forms.ts'
import { PhoneFields } from '#web/features/account/PhoneFields.tsx'
import { contactPhone } from '#web/features/checkout/checkout-form.ts'

type Props = {
  countries: CountryAnswer[]
  /** Previously typed values by field name. */
  values: Record<string, string>
  email: string
  messages: FormMessages
}

/** Contact of the person who books: email, phone with country code, country of residence. */
export function ContactFields({ countries, values, email, messages }: Props) {
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
      <PhoneFields names={contactPhone} {...{ countries, values, country, messages }} />
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

const autocompleteOf = {
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
} as const satisfies Record<AddressLine, string>
const max: Record<AddressLine, number> = { address: 120, city: 60, state: 60, zip: 20 }

/** Optional postal address of the person who books, for guests who need it on documents; collapsed by default. */
function AddressFields({ values, messages }: { values: Record<string, string>; messages: FormMessages }) {
  const t = useText()
  const fields = addressLines.map((line) => ({
    line,
    name: `contact.${line}`,
    error: messages.ofField(`contact.${line}`),
  }))
  return (
    <Disclosure summary={t('booking.ownAddress')} open={fields.some(({ name, error }) => values[name] || error)}>
      <div className="field-pairs pt-2">
        {fields.map(({ line, name, error }) => (
          <Field key={line} label={t(`booking.address_${line}`)} error={error} id={name}>
            {(wires) => (
              <input
                {...wires}
                name={name}
                autoComplete={autocompleteOf[line]}
                maxLength={max[line]}
                dir="auto"
                defaultValue={values[name]}
                className="input"
              />
            )}
          </Field>
        ))}
      </div>
    </Disclosure>
  )
}
