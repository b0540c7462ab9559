import { Form } from 'react-router'
import type { BookingDetails, ItemOf } from '#domains/bookings/contract/bookings.ts'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'
import type { ServiceDetails } from '#domains/products/services/answers.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import type { ActionsProps, Preview } from '#web/admin/bookings/action-options.ts'
import { AmountInput } from '#web/admin/AmountInput.tsx'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { optionChoices } from '#web/admin/bookings/phone/OptionChoice.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'

/** The search for what is offered: a package is found by its departures, a service for one date, a hotel for two. */
const offerForms = {
  stay: {
    text: 'adminbookings.offerText',
    label: 'adminbookings.hotel',
    name: 'hotel',
    dates: ['check_in', 'check_out'],
  },
  package: { text: 'adminpackages.offerProductText', label: 'adminpackages.package', name: 'package', dates: [] },
  service: { text: 'adminpackages.offerServiceText', label: 'adminpackages.service', name: 'service', dates: ['date'] },
} as const
const dateLabels = { check_in: 'booking.checkIn', check_out: 'booking.checkOut', date: 'adminpackages.date' } as const

/**
 * Offers another stay, package or service instead of the requested one: select it first, then an available room, departure
 * or option, at its own or a different price.
 */
export function OfferPart({ details: { booking }, preview, doing, action }: Omit<ActionsProps, 'role'>) {
  const t = useText()
  const { item } = booking
  const { text, label, name, dates } = offerForms[item.kind]
  const { offer, travelPackage, service, typed } = preview
  const isStay = item.kind === 'stay'
  const ownDates = { check_in: booking.check_in, check_out: booking.check_out, date: booking.check_in }
  return (
    <Disclosure summary={t(isStay ? 'adminbookings.offer' : 'adminpackages.offerProduct')} open={doing === 'offer'}>
      <Form method="get" action={`${action}#now`} className="admin-action">
        <p className="text-muted">{t(text)}</p>
        <input type="hidden" name="do" value="offer" />
        <BasicInput
          label={t(label)}
          name={name}
          dir="ltr"
          required
          defaultValue={(offer ?? travelPackage ?? service ?? booking.about).slug}
        />
        {dates.map((date) => (
          <DateInput
            key={date}
            label={t(dateLabels[date])}
            name={date}
            defaultValue={(doing === 'offer' && typed?.[date]) || ownDates[date]}
          />
        ))}
        <Button type="submit" variant="secondary">
          {t(isStay ? 'adminbookings.offerFind' : 'adminpackages.show')}
        </Button>
      </Form>
      {offer && <RoomOffer offer={offer} payment={booking.payment_type} />}
      {travelPackage && item.kind === 'package' && <DepartureOffer booked={item} travelPackage={travelPackage} />}
      {service && item.kind === 'service' && <OptionOffer booked={item} service={service} />}
    </Disclosure>
  )
}

type RoomOfferProps = { offer: NonNullable<Preview['offer']>; payment: BookingDetails['payment_type'] }

function RoomOffer({ offer: { hotelId, check_in, check_out, rooms }, payment: paid }: RoomOfferProps) {
  const { t, format } = useLanguage()
  const choices = rooms.flatMap(({ room, rates }) =>
    // Only rates that allow the guest's payment type.
    rates
      .filter(({ payment }) => payment === 'both' || payment === paid)
      .map((rate) => ({
        value: rate.rooms.join(' '),
        label: `${room.name} · ${t(`stays.board_${rate.board}`)} · ${format.amount(rate.total)}`,
      })),
  )
  if (choices.length === 0) return <p>{t('adminbookings.offerNone')}</p>
  return (
    <ActionForm>
      <HiddenFields fields={{ hotel_id: hotelId, check_in, check_out }} />
      <Select label={t('adminbookings.offerRoom')} name="rooms" options={choices} />
      <AmountInput label={t('adminbookings.offerPrice')} name="amount" id="offer-amount" />
      <ActionButton intent="offer">{t('adminbookings.offerSend')}</ActionButton>
    </ActionForm>
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
        label={t('phone.sharing')}
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
  const free = optionChoices(t, format, service, booked)
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
