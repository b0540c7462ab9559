import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { PackageDetails } from '#domains/packages/answers.ts'
import { sharings } from '#domains/packages/shapes.ts'
import type { ServiceDetails } from '#domains/services/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Act } from '#web/desk/booking/Act.tsx'
import type { ActionsGiven } from '#web/desk/booking/given.ts'
import { PlainInput } from '#web/desk/PlainInput.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { Select } from '#web/kit/Select.tsx'

type Given = Omit<ActionsGiven, 'role'> & { seen: ReactNode }

/** Something else instead of a package or service that was asked for: which first, then what of it is free. */
export function JourneyOfferPart(given: Given) {
  const { details, preview, doing, action } = given
  const { booking } = details
  const t = useText()
  const ofPackage = booking.kind === 'package'
  const { journey, service } = preview
  return (
    <Disclosure summary={t('journeydesk.offerJourney')} open={doing === 'offer'}>
      <Form method="get" action={`${action}#actions`} className="desk-action">
        <p className="text-muted">{t(ofPackage ? 'journeydesk.offerJourneyText' : 'journeydesk.offerServiceText')}</p>
        <input type="hidden" name="do" value="offer" />
        <PlainInput
          label={t(ofPackage ? 'journeydesk.package' : 'journeydesk.service')}
          name={booking.kind}
          dir="ltr"
          required
          defaultValue={journey?.slug ?? service?.slug ?? booking.about.slug}
        />
        {!ofPackage && (
          <PlainInput
            label={t('journeydesk.date')}
            name="date"
            type="date"
            required
            defaultValue={service?.date ?? booking.check_in}
          />
        )}
        <div>
          <Button type="submit" variant="secondary">
            {t('journeydesk.show')}
          </Button>
        </div>
      </Form>
      {journey && <DepartureOffer {...given} journey={journey} />}
      {service && <OptionOffer {...given} service={service} />}
    </Disclosure>
  )
}

function DepartureOffer({ details: { booking }, action, seen, journey }: Given & { journey: PackageDetails }) {
  const t = useText()
  const format = useFormat()
  const own = booking.package?.departure.id
  // Its own departure may be full and yet be had: what it holds is given for what is offered.
  const free = journey.departures.filter(({ id, open }) => open || id === own)
  if (free.length === 0) return <p>{t('journeydesk.nothing')}</p>
  return (
    <Form method="post" action={action} className="desk-action">
      {seen}
      <Select
        label={t('journeydesk.departure')}
        name="departure"
        options={free.map(({ id, starts_on, ends_on, seats_left }) => ({
          value: String(id),
          label: t('phone.departureChoice', { dates: format.stayRange(starts_on, ends_on), count: seats_left }),
        }))}
      />
      <Select
        label={t('journeydesk.sharing')}
        name="sharing"
        defaultValue={booking.package?.rooms[0]?.sharing ?? 'quad'}
        options={sharings.map((sharing) => ({ value: sharing, label: t('phone.sharingOf', { sharing }) }))}
      />
      <PlainInput label={t('journeydesk.adultPrice')} name="amount" id="offer-amount" inputMode="decimal" dir="ltr" />
      <Act intent="offer">{t('journeydesk.send')}</Act>
    </Form>
  )
}

function OptionOffer({ details: { booking }, action, seen, service }: Given & { service: ServiceDetails }) {
  const t = useText()
  const own = booking.service
  const free = service.options.flatMap(({ id, name, times }) =>
    times
      .filter(({ open, time }) => open || (id === own?.option.id && time === own.time && service.date === own.date))
      .map(({ time, left }) => ({
        value: time ? `${id} ${time}` : String(id),
        label: t('phone.optionChoice', { name, time: time ?? t('phone.wholeDay'), count: left }),
      })),
  )
  if (free.length === 0) return <p>{t('journeydesk.nothing')}</p>
  return (
    <Form method="post" action={action} className="desk-action">
      {seen}
      <input type="hidden" name="date" value={service.date} />
      <Select label={t('journeydesk.option')} name="option" options={free} />
      <PlainInput
        label={t('journeydesk.unitPrice', { basis: service.basis })}
        name="amount"
        id="offer-amount"
        inputMode="decimal"
        dir="ltr"
      />
      <Act intent="offer">{t('journeydesk.send')}</Act>
    </Form>
  )
}
