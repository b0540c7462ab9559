import { useLanguage } from '#i18n/react.tsx'
import { Field } from '#web/ui/form/Field.tsx'
import { Select } from '#web/ui/form/Select.tsx'

/** Fields for the terms of nights; an empty field leaves its value unchanged. */
export function NightFields({
  currency,
  errorOf,
  valueOf,
}: {
  currency: string
  errorOf: (field: string) => string | undefined
  /** The text or choice that a form that was not accepted contained. */
  valueOf: (field: string) => string
}) {
  const { t, format } = useLanguage()
  const asItIs = { value: '', label: t('stock.asItIs') }
  const figures = [
    { name: 'price', label: t('stock.price', { currency: format.moneyParts(0, currency).currency }), mode: 'decimal' },
    { name: 'allotment', label: t('stock.allotment'), mode: 'numeric' },
    { name: 'min_stay', label: t('stock.minStay'), mode: 'numeric' },
  ] as const
  return (
    <div className="grid items-end gap-4 grid-cols-fill-44">
      {figures.map(({ name, label, mode }) => (
        <Field key={name} id={`set.${name}`} label={label} error={errorOf(`set.${name}`)}>
          {(wires) => (
            <input
              {...wires}
              name={name}
              inputMode={mode}
              dir="ltr"
              autoComplete="off"
              className="input"
              defaultValue={valueOf(name)}
            />
          )}
        </Field>
      ))}
      <Select
        name="closed"
        label={t('stock.closed')}
        defaultValue={valueOf('closed')}
        options={[asItIs, { value: 'no', label: t('stock.open') }, { value: 'yes', label: t('stock.close') }]}
      />
      <Select
        name="closed_to_arrival"
        label={t('stock.closedToArrival')}
        defaultValue={valueOf('closed_to_arrival')}
        options={[asItIs, { value: 'no', label: t('stock.arrivalYes') }, { value: 'yes', label: t('stock.arrivalNo') }]}
      />
    </div>
  )
}
