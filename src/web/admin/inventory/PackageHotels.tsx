import { Form } from 'react-router'
import type { OutputOf } from '#api/endpoint.ts'
import type { ApiError } from '#api/errors.ts'
import type { productAdminEndpoints } from '#domains/booking-admin/product-contract.ts'
import { useText } from '#i18n/react.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'

type DepartureHotels = OutputOf<typeof productAdminEndpoints.fetch_departure_hotels>

const hours = [24, 48, 72, 120] as const

/**
 * The hotels of a departure. A manager can substitute one; every traveller with a booking is then asked to accept the
 * substitution.
 */
export function PackageHotels({
  departure,
  hotels: { package_hotels: packageHotels, bookings, may_change },
  error,
}: {
  departure: number
  hotels: DepartureHotels
  error: ApiError | undefined
}) {
  const t = useText()
  const messages = errorMessages(t, error, { hotel: t('adminpackages.otherHotel') })
  return (
    <section className="admin-card" id="hotels">
      <h2>{t('adminpackages.hotels')}</h2>
      <p className="text-muted">{t('adminpackages.hotelsText')}</p>
      <p>{t('adminpackages.affectedBookings', { count: bookings })}</p>
      {error && (
        <Alert tone="error" title={messages.title ?? messages.summary.map(({ message }) => message).join(' ')} announce>
          {messages.text}
        </Alert>
      )}
      {packageHotels.map(({ position, package_hotel: packageHotel, substituted }) => (
        <div key={position} className="grid gap-2">
          <p>
            {t('adminpackages.hotelOf', {
              hotel: packageHotel.hotel.name,
              nights: packageHotel.nights,
              city: packageHotel.city.name,
            })}
            {substituted && <span className="text-muted block">{t('adminpackages.substituted')}</span>}
          </p>
          {may_change && (
            <Disclosure summary={t('adminpackages.substitute')}>
              <Form method="post" className="admin-action">
                <HiddenFields fields={{ departure, position, seen: packageHotel.hotel.id ?? '' }} />
                <BasicInput
                  label={t('adminpackages.otherHotel')}
                  name="hotel"
                  id={`hotel-${position}`}
                  dir="ltr"
                  required
                />
                <Select
                  label={t('adminpackages.hours')}
                  name="hours"
                  defaultValue="72"
                  options={hours.map((count) => ({
                    value: String(count),
                    label: t('adminpackages.hoursOf', { count }),
                  }))}
                />
                <SubmitButton intent="substitute" variant="danger">
                  {t('adminpackages.substituteNow')}
                </SubmitButton>
              </Form>
            </Disclosure>
          )}
        </div>
      ))}
      {!may_change && <p className="text-muted">{t('adminpackages.managersOnly')}</p>}
    </section>
  )
}
