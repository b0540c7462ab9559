import { Form } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { useText } from '#i18n/react.tsx'
import { byWholeList } from '#web/admin/inventory/departure-form.ts'
import { RoomBasisPrices } from '#web/admin/inventory/RoomBasisPrices.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Checkbox } from '#web/ui/form/Checkbox.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { NumberInput } from '#web/ui/form/NumberInput.tsx'

/** Adds a departure to a package, which is on sale at once unless the form closes it. */
export function NewDeparture({
  packages,
  packageId,
  error,
}: {
  packages: { id: number; title: string }[]
  packageId: number | undefined
  error: ApiError | undefined
}) {
  const t = useText()
  const isDateTaken = error?.errors?.some(({ path, code }) => path === 'starts_on' && code === 'taken')
  const messages = errorMessages(t, error && byWholeList(error), {
    package_id: t('stock.departurePackage'),
    starts_on: t('stock.departureDay'),
    seats: t('stock.seats'),
    prices: t('stock.fromPrice'),
    infant_price: t('stock.infantPrice'),
  })
  return (
    <Form method="post" className="card grid max-w-[64rem] gap-5 p-5" noValidate>
      <h2>{t('stock.addDeparture')}</h2>
      {isDateTaken ? (
        <Alert tone="error" title={t('stock.departureTaken')} announce />
      ) : (
        <ErrorSummary errors={messages.summary} />
      )}
      {messages.title && (
        <Alert tone="error" title={messages.title} announce>
          {messages.text}
        </Alert>
      )}
      <Select
        {...messages.field('package_id')}
        {...(packageId && { defaultValue: String(packageId) })}
        options={packages.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <div className="grid items-end gap-4 grid-cols-fill-44">
        <DateInput
          name="starts_on"
          label={t('stock.departureDay')}
          error={isDateTaken ? t('stock.departureTaken') : messages.ofField('starts_on')}
        />
        <NumberInput {...messages.field('seats')} />
        <NumberInput {...messages.field('infant_price')} inputMode="decimal" />
      </div>
      <p className="text-muted">{t('stock.departureDayHint')}</p>
      <RoomBasisPrices error={messages.ofField('prices')} />
      <Checkbox name="closed" value="yes" label={t('stock.departureClosed')} />
      <div>
        <SubmitButton intent="add">{t('stock.addDeparture')}</SubmitButton>
      </div>
    </Form>
  )
}
