import { addressLines, type AddressLine } from '#domains/bookings/address.ts'
import { useText } from '#text/react.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { Field } from '#web/kit/Field.tsx'

const named = {
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
} as const satisfies Record<AddressLine, string>
const most: Record<AddressLine, number> = { address: 120, city: 60, state: 60, zip: 20 }

/** Where whoever books lives, for those who need it on paper: nobody must say it, and it is folded away. */
export function AddressFields({
  kept,
  errorOf,
}: {
  kept: Record<string, string>
  errorOf: (field: string) => string | undefined
}) {
  const t = useText()
  const fields = addressLines.map((line) => ({ line, name: `contact.${line}`, error: errorOf(`contact.${line}`) }))
  return (
    <Disclosure summary={t('booking.ownAddress')} open={fields.some(({ name, error }) => kept[name] || error)}>
      <div className="grid items-end gap-4 pt-2 has-[.field-error]:items-start md:grid-cols-2">
        {fields.map(({ line, name, error }) => (
          <Field key={line} label={t(`booking.address_${line}`)} error={error} id={name}>
            {(wires) => (
              <input
                {...wires}
                name={name}
                autoComplete={named[line]}
                maxLength={most[line]}
                dir="auto"
                defaultValue={kept[name]}
                className="input"
              />
            )}
          </Field>
        ))}
      </div>
    </Disclosure>
  )
}
