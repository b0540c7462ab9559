import { Form, Link } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import type { AdminDeparture } from '#domains/products/packages/admin/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { byWholeList } from '#web/admin/inventory/departure-form.ts'
import { RoomBasisPrices } from '#web/admin/inventory/RoomBasisPrices.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Checkbox, FormErrors, HiddenFields, NumberInput } from '#web/ui/form/Inputs.tsx'

/**
 * Seats and prices of one departure. The form submits the version it was rendered with, so that it does not overwrite
 * the changes of other staff.
 */
export function DepartureForm({ departure, error }: { departure: AdminDeparture; error: ApiError | undefined }) {
  const { t, locale, format } = useLanguage()
  const { title, starts_on, ends_on, currency } = departure
  const messages = errorMessages(t, error && byWholeList(error), {
    seats: t('stock.seats'),
    infant_price: t('stock.infantPrice'),
    prices: t('stock.fromPrice'),
    moved_to: t('series.movedTo'),
  })
  const isDateTaken = error?.errors?.some(({ path, code }) => path === 'moved_to' && code === 'taken')
  const typed = (minor: number) => {
    const { whole, fraction } = format.moneyParts(minor, currency)
    return fraction ? `${whole}.${fraction}` : whole
  }
  return (
    <Form method="post" className="card grid max-w-[64rem] gap-5 p-5" noValidate>
      <h2>{t('stock.editDeparture', { title, dates: format.stayRange(starts_on, ends_on) })}</h2>
      <HiddenFields fields={{ departure: departure.id, version: departure.version }} />
      <FormErrors messages={messages} />
      <p className="text-muted">
        {t('stock.seatsTaken', { taken: departure.held + departure.sold, seats: departure.seats })}
      </p>
      <div className="grid items-end gap-4 grid-cols-fill-44">
        <NumberInput {...messages.field('seats')} defaultValue={departure.seats} />
        <NumberInput
          {...messages.field('infant_price')}
          defaultValue={typed(departure.infant_price)}
          inputMode="decimal"
        />
      </div>
      <RoomBasisPrices prices={departure.prices} typed={typed} error={messages.ofField('prices')} />
      <Checkbox name="closed" value="yes" label={t('stock.departureClosed')} defaultChecked={departure.closed} />
      <div>
        <SubmitButton>{t('stock.saveDeparture')}</SubmitButton>
      </div>
      <p>
        <Link className="link" to={adminLinks.departureSeries(locale, { departure: departure.id })}>
          {t('series.open')}
        </Link>
        <span className="text-muted block">{t('series.openText')}</span>
      </p>
      <Disclosure summary={t('series.move')} open={messages.summary.some(({ field }) => field === 'moved_to')}>
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{t('series.moveText')}</p>
          <DateInput
            name="moved_to"
            label={t('series.movedTo')}
            defaultValue={starts_on}
            error={isDateTaken ? t('stock.departureTaken') : messages.ofField('moved_to')}
          />
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
    </Form>
  )
}
