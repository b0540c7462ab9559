import { Form } from 'react-router'
import type { ItemOf } from '#domains/bookings/contract/bookings.ts'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'
import type { ServiceDetails } from '#domains/products/services/answers.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import type { ActionsProps } from '#web/admin/bookings/action-options.ts'
import { AmountInput } from '#web/admin/AmountInput.tsx'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'

/** The search for the offered product: a package is found by its departures, a service for one date. */
const offerForms = {
  package: { text: 'adminpackages.offerProductText', label: 'adminpackages.package', dated: false },
  service: { text: 'adminpackages.offerServiceText', label: 'adminpackages.service', dated: true },
} as const

/**
 * Offers another package or service instead of the requested one: select the product first, then an available departure
 * or option.
 */
export function ProductOfferPart({
  details: { booking },
  item,
  preview,
  doing,
  action,
}: Omit<ActionsProps, 'role'> & { item: ItemOf<'package' | 'service'> }) {
  const t = useText()
  const { kind } = item
  const { text, label, dated } = offerForms[kind]
  const { travelPackage, service, typed } = preview
  return (
    <Disclosure summary={t('adminpackages.offerProduct')} open={doing === 'offer'}>
      <Form method="get" action={`${action}#actions`} className="admin-action">
        <p className="text-muted">{t(text)}</p>
        <input type="hidden" name="do" value="offer" />
        <BasicInput
          label={t(label)}
          name={kind}
          dir="ltr"
          required
          defaultValue={travelPackage?.slug ?? service?.slug ?? booking.about.slug}
        />
        {dated && (
          <DateInput label={t('adminpackages.date')} name="date" defaultValue={typed?.date || booking.check_in} />
        )}
        <Button type="submit" variant="secondary">
          {t('adminpackages.show')}
        </Button>
      </Form>
      {travelPackage && item.kind === 'package' && <DepartureOffer booked={item} travelPackage={travelPackage} />}
      {service && item.kind === 'service' && <OptionOffer booked={item} service={service} />}
    </Disclosure>
  )
}

function DepartureOffer({ booked, travelPackage }: { booked: ItemOf<'package'>; travelPackage: PackageDetails }) {
  const { t, format } = useLanguage()
  // The booking's own departure can be offered even when it is full, because the offer replaces the seats that the
  // booking holds.
  const free = travelPackage.departures.filter(({ id, open }) => open || id === booked.departure.id)
  if (free.length === 0) return <p>{t('adminpackages.nothing')}</p>
  return (
    <ActionForm>
      <Select
        label={t('adminpackages.departure')}
        name="departure"
        options={free.map(({ id, starts_on, ends_on, seats_left }) => ({
          value: String(id),
          label: t('phone.departureChoice', { dates: format.stayRange(starts_on, ends_on), count: seats_left }),
        }))}
      />
      <Select
        label={t('adminpackages.sharing')}
        name="sharing"
        defaultValue={roomBases.find((basis) => basis === booked.rooms[0]?.sharing) ?? 'quad'}
        options={roomBases.map((sharing) => ({ value: sharing, label: t('phone.sharingOf', { sharing }) }))}
      />
      <AmountInput label={t('adminpackages.adultPrice')} name="amount" id="offer-amount" />
      <ActionButton intent="offer">{t('adminpackages.send')}</ActionButton>
    </ActionForm>
  )
}

function OptionOffer({ booked, service }: { booked: ItemOf<'service'>; service: ServiceDetails }) {
  const { t, format } = useLanguage()
  const free = service.options.flatMap(({ id, name, times }) =>
    times
      .filter(
        ({ open, time }) => open || (id === booked.option.id && time === booked.time && service.date === booked.date),
      )
      .map(({ time, left }) => ({
        value: time ? `${id} ${time}` : String(id),
        label: t('phone.optionChoice', { name, time: time ? format.clock(time) : t('phone.wholeDay'), count: left }),
      })),
  )
  if (free.length === 0) return <p>{t('adminpackages.nothing')}</p>
  return (
    <ActionForm>
      <input type="hidden" name="date" value={service.date} />
      <Select label={t('adminpackages.option')} name="option" options={free} />
      <AmountInput label={t('adminpackages.unitPrice', { basis: service.basis })} name="amount" id="offer-amount" />
      <ActionButton intent="offer">{t('adminpackages.send')}</ActionButton>
    </ActionForm>
  )
}
