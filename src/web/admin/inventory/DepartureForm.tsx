import { Link } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import type { AdminDeparture } from '#domains/products/packages/admin/contract.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { byWholeList } from '#web/admin/inventory/departure-form.ts'
import { RoomBasisPrices } from '#web/admin/inventory/RoomBasisPrices.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Checkbox, NumberInput, Select } from '#web/ui/form/Inputs.tsx'

type DepartureFormProps = {
  departure?: AdminDeparture
  packages: { id: number; title: string }[]
  packageId?: number | undefined
  error: ApiError | undefined
}

/**
 * Seats and prices of a departure, or a new one of one of the packages. The form submits the version it was rendered
 * with, so that it does not overwrite the changes of other staff.
 */
export function DepartureForm({ departure, packages, packageId, error }: DepartureFormProps) {
  const { t, locale, format } = useLanguage()
  const typed = (minor: number) => {
    const { whole, fraction } = format.moneyParts(minor, departure?.currency ?? '')
    return fraction ? `${whole}.${fraction}` : whole
  }
  const labels = {
    package_id: t('stock.departurePackage'),
    starts_on: t('stock.departureDay'),
    seats: t('stock.seats'),
    infant_price: t('stock.infantPrice'),
    prices: t('stock.fromPrice'),
    moved_to: t('series.movedTo'),
  }
  const messages = errorMessages(t, error && byWholeList(error), labels, {
    ...(departure && { values: { seats: String(departure.seats), infant_price: typed(departure.infant_price) } }),
    messageOf: (_, wrong) => (wrong.code === 'taken' ? t('stock.departureTaken') : fieldErrorText(t, wrong)),
  })
  return (
    <AdminForm
      heading={
        departure
          ? t('stock.editDeparture', {
              title: departure.title,
              dates: format.stayRange(departure.starts_on, departure.ends_on),
            })
          : t('stock.addDeparture')
      }
      hidden={{ departure: departure?.id, version: departure?.version }}
      messages={messages}
    >
      {departure ? (
        <p className="text-muted">
          {t('stock.seatsTaken', { taken: departure.held + departure.sold, seats: departure.seats })}
        </p>
      ) : (
        <Select
          {...messages.field('package_id')}
          defaultValue={packageId === undefined ? undefined : String(packageId)}
          options={packages.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      )}
      <div className="grid items-start gap-4 grid-cols-fill-60">
        {!departure && <DateInput {...messages.field('starts_on')} hint={t('stock.departureDayHint')} />}
        <NumberInput {...messages.field('seats')} />
        <NumberInput {...messages.field('infant_price')} inputMode="decimal" />
      </div>
      <RoomBasisPrices prices={departure?.prices} typed={typed} error={messages.ofField('prices')} />
      <Checkbox
        name="closed"
        value="yes"
        label={t('stock.departureClosed')}
        defaultChecked={departure?.closed ?? false}
      />
      <SubmitButton {...(!departure && { intent: 'add' })}>
        {t(departure ? 'stock.saveDeparture' : 'stock.addDeparture')}
      </SubmitButton>
      {departure && (
        <>
          <p>
            <Link className="link" to={adminLinks.departureSeries(locale, { departure: departure.id })}>
              {t('series.open')}
            </Link>
            <span className="text-muted block">{t('series.openText')}</span>
          </p>
          <Disclosure summary={t('series.move')} open={messages.summary.some(({ field }) => field === 'moved_to')}>
            <div className="grid justify-items-start gap-3">
              <p className="text-muted">{t('series.moveText')}</p>
              <DateInput {...messages.field('moved_to')} defaultValue={departure.starts_on} />
              <SubmitButton intent="move" variant="secondary">
                {t('series.moveNow')}
              </SubmitButton>
            </div>
          </Disclosure>
          <Disclosure summary={t('stock.deleteDeparture')}>
            <div className="grid justify-items-start gap-3">
              <p className="text-muted">{t('stock.deleteDepartureText')}</p>
              <SubmitButton intent="delete" variant="danger">
                {t('stock.deleteDeparture')}
              </SubmitButton>
            </div>
          </Disclosure>
        </>
      )}
    </AdminForm>
  )
}
