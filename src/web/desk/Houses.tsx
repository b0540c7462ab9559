import { Form, useNavigation } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { journeyDeskEndpoints } from '#domains/bookings/journey-desk-contract.ts'
import { useText } from '#text/react.tsx'
import { refusalWords } from '#web/form.ts'
import { PlainInput } from '#web/desk/PlainInput.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { Select } from '#web/kit/Select.tsx'

type DepartureHouses = OutputOf<typeof journeyDeskEndpoints.fetch_departure_houses>

const hours = [24, 48, 72, 120] as const

/** Where a departure sleeps; a manager gives it another house, which everybody who has booked is asked about. */
export function Houses({
  departure,
  houses: { houses, bookings, may_change },
  refusal,
}: {
  departure: number
  houses: DepartureHouses
  refusal: Refusal | undefined
}) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const words = refusalWords(t, refusal, [{ name: 'hotel', label: t('journeydesk.otherHouse') }])
  return (
    <section className="desk-card" id="houses">
      <h2>{t('journeydesk.houses')}</h2>
      <p className="text-muted">{t('journeydesk.housesText')}</p>
      <p>{t('journeydesk.asks', { count: bookings })}</p>
      {refusal && (
        <Alert tone="error" title={words.title ?? words.summary.map(({ message }) => message).join(' ')} announce>
          {words.text}
        </Alert>
      )}
      {houses.map(({ position, house, substituted }) => (
        <div key={position} className="grid gap-2">
          <p>
            {t('journeydesk.houseOf', { house: house.hotel.name, nights: house.nights, city: house.city.name })}
            {substituted && <span className="text-muted block">{t('journeydesk.substituted')}</span>}
          </p>
          {may_change && (
            <Disclosure summary={t('journeydesk.substitute')}>
              <Form method="post" className="desk-action">
                <input type="hidden" name="departure" value={departure} />
                <input type="hidden" name="position" value={position} />
                <input type="hidden" name="seen" value={house.hotel.id} />
                <PlainInput
                  label={t('journeydesk.otherHouse')}
                  name="hotel"
                  id={`hotel-${position}`}
                  dir="ltr"
                  required
                />
                <Select
                  label={t('journeydesk.hours')}
                  name="hours"
                  defaultValue="72"
                  options={hours.map((count) => ({ value: String(count), label: t('journeydesk.hoursOf', { count }) }))}
                />
                <div>
                  <Button type="submit" name="intent" value="substitute" variant="danger" pending={busy}>
                    {t('journeydesk.substituteNow')}
                  </Button>
                </div>
              </Form>
            </Disclosure>
          )}
        </div>
      ))}
      {!may_change && <p className="text-muted">{t('journeydesk.managersOnly')}</p>}
    </section>
  )
}
