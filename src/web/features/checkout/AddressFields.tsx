import { addressLines, type AddressLine } from '#domains/bookings/model/guests/address.ts'
import { useText } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Field } from '#web/ui/form/Field.tsx'
import '#web/ui/form/field-pairs.css'
import type { FormMessages } from '#web/lib/forms.ts'

const named = {
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
} as const satisfies Record<AddressLine, string>
const max: Record<AddressLine, number> = { address: 120, city: 60, state: 60, zip: 20 }

/** Optional postal address of the person who books, for guests who need it on documents; collapsed by default. */
export function AddressFields({ values, messages }: { values: Record<string, string>; messages: FormMessages }) {
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
                autoComplete={named[line]}
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
