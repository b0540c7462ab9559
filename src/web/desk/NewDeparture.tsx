import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import { useText } from '#text/react.tsx'
import { byWholeList } from '#web/desk/departure-form.ts'
import { SharingPrices } from '#web/desk/SharingPrices.tsx'
import { refusalWords } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'

/** A departure that a package does not have yet: it begins closed for sale, unless whoever adds it opens it. */
export function NewDeparture({
  packages,
  of,
  refusal,
}: {
  packages: { id: number; title: string }[]
  /** Of which package, where that is known. */
  of: number | undefined
  refusal: Refusal | undefined
}) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const taken = refusal?.errors?.some(({ path, code }) => path === 'starts_on' && code === 'taken')
  const words = refusalWords(t, refusal && byWholeList(refusal), [
    { name: 'package_id', label: t('stock.departurePackage') },
    { name: 'starts_on', label: t('stock.departureDay') },
    { name: 'seats', label: t('stock.seats') },
    { name: 'prices', label: t('stock.fromPrice') },
    { name: 'infant_price', label: t('stock.infantPrice') },
  ])
  return (
    <Form method="post" className="stock-form" noValidate>
      <h2>{t('stock.addDeparture')}</h2>
      {taken ? (
        <Alert tone="error" title={t('stock.departureTaken')} announce />
      ) : (
        <ErrorSummary errors={words.summary} />
      )}
      {words.title && (
        <Alert tone="error" title={words.title} announce>
          {words.text}
        </Alert>
      )}
      <Select
        name="package_id"
        label={t('stock.departurePackage')}
        error={words.ofField('package_id')}
        {...(of && { defaultValue: String(of) })}
        options={packages.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <div className="stock-terms">
        <TextInput
          name="starts_on"
          type="date"
          label={t('stock.departureDay')}
          error={taken ? t('stock.departureTaken') : words.ofField('starts_on')}
        />
        <TextInput name="seats" label={t('stock.seats')} inputMode="numeric" dir="ltr" error={words.ofField('seats')} />
        <TextInput
          name="infant_price"
          label={t('stock.infantPrice')}
          inputMode="decimal"
          dir="ltr"
          error={words.ofField('infant_price')}
        />
      </div>
      <p className="text-muted">{t('stock.departureDayHint')}</p>
      <SharingPrices error={words.ofField('prices')} />
      <Checkbox name="closed" value="yes" label={t('stock.departureClosed')} defaultChecked />
      <div>
        <Button type="submit" name="intent" value="add" pending={busy}>
          {t('stock.addDeparture')}
        </Button>
      </div>
    </Form>
  )
}
