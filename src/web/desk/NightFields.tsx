import { useFormat, useText } from '#text/react.tsx'
import { Field } from '#web/kit/Field.tsx'
import { Select } from '#web/kit/Select.tsx'

/** The terms of nights; whatever stays empty is left as it is. */
export function NightFields({
  currency,
  errorOf,
}: {
  currency: string
  errorOf: (field: string) => string | undefined
}) {
  const t = useText()
  const format = useFormat()
  const asItIs = { value: '', label: t('stock.asItIs') }
  const figures = [
    { name: 'price', label: t('stock.price', { currency: format.moneyParts(0, currency).currency }), mode: 'decimal' },
    { name: 'allotment', label: t('stock.allotment'), mode: 'numeric' },
    { name: 'min_stay', label: t('stock.minStay'), mode: 'numeric' },
  ] as const
  return (
    <div className="stock-terms">
      {figures.map(({ name, label, mode }) => (
        <Field key={name} id={`set.${name}`} label={label} error={errorOf(`set.${name}`)}>
          {(wires) => <input {...wires} name={name} inputMode={mode} dir="ltr" autoComplete="off" className="input" />}
        </Field>
      ))}
      <Select
        name="closed"
        label={t('stock.closed')}
        options={[asItIs, { value: 'no', label: t('stock.open') }, { value: 'yes', label: t('stock.close') }]}
      />
      <Select
        name="closed_to_arrival"
        label={t('stock.closedToArrival')}
        options={[asItIs, { value: 'no', label: t('stock.arrivalYes') }, { value: 'yes', label: t('stock.arrivalNo') }]}
      />
    </div>
  )
}
