import { useText } from '#text/react.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'

/** The terms of nights; whatever stays empty is left as it is. */
export function NightFields({
  currency,
  errorOf,
}: {
  currency: string
  errorOf: (field: string) => string | undefined
}) {
  const t = useText()
  const asItIs = { value: '', label: t('stock.asItIs') }
  return (
    <div className="stock-terms">
      <TextInput
        id="set.price"
        name="price"
        label={t('stock.price', { currency })}
        hint={t('stock.priceHint')}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        optional
        error={errorOf('set.price')}
      />
      <TextInput
        id="set.allotment"
        name="allotment"
        label={t('stock.allotment')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        optional
        error={errorOf('set.allotment')}
      />
      <TextInput
        id="set.min_stay"
        name="min_stay"
        label={t('stock.minStay')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        optional
        error={errorOf('set.min_stay')}
      />
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
