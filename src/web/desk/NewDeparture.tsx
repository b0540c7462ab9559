import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import { sharings } from '#domains/packages/shapes.ts'
import { useText } from '#text/react.tsx'
import { refusalWords } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'
import { PlainInput } from '#web/desk/PlainInput.tsx'

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
  const words = refusalWords(t, refusal && withoutPlaces(refusal), [
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
      <fieldset id="prices" tabIndex={-1} className="grid gap-2">
        <legend className="field-label">{t('stock.fromPrice')}</legend>
        <p className="text-muted">{t('stock.sharingHint')}</p>
        <div className="stock-terms">
          {sharings.flatMap((sharing) =>
            (['adult', 'child'] as const).map((who) => (
              <PlainInput
                key={`${who}-${sharing}`}
                name={`${who}-${sharing}`}
                label={t(who === 'adult' ? 'stock.adultSharing' : 'stock.childSharing', { sharing })}
                inputMode="decimal"
                dir="ltr"
              />
            )),
          )}
        </div>
      </fieldset>
      <Checkbox name="closed" value="yes" label={t('stock.departureClosed')} defaultChecked />
      <div>
        <Button type="submit" name="intent" value="add" pending={busy}>
          {t('stock.addDeparture')}
        </Button>
      </div>
    </Form>
  )
}

/** A price is named by the whole list: the form has no field of that name for one of them. */
function withoutPlaces(refusal: Refusal): Refusal {
  const errors = refusal.errors?.map((error) => ({ ...error, path: error.path.split('.')[0] ?? '' }))
  return errors ? { ...refusal, errors } : refusal
}
