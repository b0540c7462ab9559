import { useRef, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { maxDays, maxUnits } from '#domains/products/services/shapes.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'
import { bookableDays } from '#domains/products/services/shapes.ts'
import { maxDaysAhead } from '#domains/products/stays/limits.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { addDays, nightsBetween } from '#domains/shared/dates.ts'
import { maxAdultsPerRoom, occupancyFields } from '#domains/shared/occupancy.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import {
  requiresOnlinePayment,
  noGuest,
  partiesOf,
  type ChangeFields,
  type Choices,
} from '#web/features/bookings/change/change-form.ts'
import { OnlineOnly } from '#web/features/bookings/change/OnlineOnly.tsx'
import { partyOf } from '#web/features/hotels/search/party.ts'
import { PartySteppers } from '#web/features/hotels/search/RoomSteppers.tsx'
import { AgesInput } from '#web/features/products/AgesInput.tsx'
import { changeLink } from '#links/booking.ts'
import { errorMessages, type FormMessages } from '#web/lib/forms.ts'
import { bookableHours } from '#web/features/services/bookable-hours.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'
import { FormErrors, HiddenFields, NumberInput, Select } from '#web/ui/form/Inputs.tsx'
import { RadioCards, type RadioOption } from '#web/ui/form/RadioCards.tsx'
import { PrintedInput } from '#web/ui/form/PrintedInput.tsx'
import { useEdited } from '#web/ui/form/use-edited.ts'
import { useHydrated } from '#web/ui/hydrated.ts'
import '#web/ui/form/field-pairs.css'

type Props = {
  booking: BookingDetails
  choices: Choices
  fields: ChangeFields
  /** The number of lead guests, if it differs from those in the fields. */
  names: number | null
  error: ApiError | undefined
  today: string
  /** The first night that can be booked, and the sentence about it while it is the running one. */
  firstNight: string
  note: string | null
  quoted: boolean
  answerKey: string
  /** Where the form is sent, if not to the traveller’s own page, and the hidden fields that it needs there. */
  address?: string
  seen?: ReactNode
}
type Part = Props & { messages: FormMessages }

/** Everything of a booking that can be changed, as booked or as last submitted. */
export function ChangeForm(props: Props) {
  const { t, locale } = useLanguage()
  const { booking, fields, quoted, names, answerKey, seen, address = changeLink(locale, booking.reference) } = props
  const { item } = booking
  const box = useRef<HTMLDivElement>(null)
  const edited = useEdited(box, JSON.stringify(fields))
  const onlineOnly = !seen && requiresOnlinePayment(props.error, booking)
  const error = onlineOnly ? undefined : props.error
  // The form has a further room.
  const count = Math.max(names ?? 0, fields.guests.length, partiesOf(fields.selection).length + 1)
  const unchanged = error?.errors?.some(({ path }) => path === 'selection')
  const ofRooms = Array.from({ length: count }, (_, i): [string, string][] => [
    [`first_${i}`, t('booking.firstName')],
    [`last_${i}`, t('booking.lastName')],
    [`adults_${i}`, t('search.adults')],
    [`ages_${i}`, t('services.ages')],
    [`rate_${i}`, t('bookingchange.room')],
  ])
  const extras = [...(item.kind === 'package' ? item.extras : []), ...(props.choices.package?.extras ?? [])]
  const messages = errorMessages(t, names === null && !unchanged ? error : undefined, {
    check_in: t('booking.checkIn'),
    check_out: t('booking.checkOut'),
    date: t('services.date'),
    time: t('services.time'),
    days: t('services.days'),
    units: t('services.units'),
    ...Object.fromEntries(extras.map(({ id, name }) => [`extra_${id}`, name])),
    ...Object.fromEntries(ofRooms.flat()),
  })
  const Fields = fieldsOf[fields.selection.kind]
  return (
    <>
      {onlineOnly && <OnlineOnly {...{ booking, answerKey }} />}
      <div ref={box} className="contents" data-edited={edited ? '' : undefined}>
        <Form method="post" action={`${address}#difference`} className="grid gap-5" autoComplete="off" noValidate>
          {seen}
          <FormErrors messages={messages} />
          {unchanged ? (
            <Alert tone="info" title={t('bookingchange.unchanged')} announce />
          ) : (
            names !== null && <Alert tone="info" title={t('bookingchange.moreNames', { count: names })} announce />
          )}
          <Fields {...props} messages={messages} count={names ?? fields.guests.length} />
          <SubmitButton
            className="justify-self-start"
            intent="quote"
            variant={quoted && !edited ? 'secondary' : 'primary'}
            large
          >
            {t('bookingchange.show')}
          </SubmitButton>
        </Form>
      </div>
    </>
  )
}

const columns = 'grid items-start gap-4 sm:grid-cols-2 sm:gap-x-8'
const fieldsOf = { stay: StayFields, package: PackageFields, service: ServiceFields }

function StayFields({ booking, choices, fields: { selection, guests }, firstNight, note, messages }: Part) {
  const { t, format } = useLanguage()
  const { earliest_check_out: earliest, item } = booking
  const [dates, setDates] = useState<{ check_in?: string; check_out?: string }>({})
  if (selection.kind !== 'stay' || item.kind !== 'stay') return null
  const { check_in, check_out } = { ...selection, ...dates }
  const last = addDays(firstNight, maxDaysAhead)
  const { rooms: booked } = item
  const labelOf = (name: string, board: (typeof booked)[number]['board']) => `${name} · ${t(`stays.board_${board}`)}`
  const rooms = [...selection.rooms, '']
  return (
    <>
      <Card padded className="grid gap-4">
        <h2 className="text-title">{t('bookingchange.dates')}</h2>
        {earliest && (
          <>
            <p>{t('bookingchange.begun')}</p>
            <input type="hidden" name="check_in" value={booking.check_in} />
          </>
        )}
        <div className={columns}>
          {!earliest && (
            <DateInput
              {...messages.field('check_in')}
              hint={note}
              min={firstNight}
              max={last}
              defaultValue={selection.check_in}
              onDate={(date) => setDates({ ...dates, check_in: date })}
            />
          )}
          <DateInput
            {...messages.field('check_out')}
            min={earliest ?? addDays(firstNight, 1)}
            max={last}
            defaultValue={selection.check_out}
            onDate={(date) => setDates({ ...dates, check_out: date })}
          />
        </div>
        {check_in < check_out && <p role="status">{format.nights(nightsBetween(check_in, check_out))}</p>}
      </Card>
      <input type="hidden" name="rooms" value={rooms.length} />
      {rooms.map((room, i) => {
        const isNew = i === selection.rooms.length
        const [rate = '', party = '2'] = room.split('~')
        const offers = choices.rooms[i] ?? choices.rooms[0] ?? []
        const offered = offers.flatMap((offer) =>
          offer.rates.map((one) => ({
            value: String(one.rate_plan_id),
            label: labelOf(offer.room.name, one.board),
            description: booked.some(({ rate_plan_id }) => rate_plan_id === one.rate_plan_id) ? (
              t('bookingchange.keepsPrice')
            ) : (
              <>
                {t(`common.cancellation_${one.cancellation.kind}`)} · <bdi>{format.amount(one.total)}</bdi>
              </>
            ),
          })),
        )
        // The booked rates can be kept, even where nothing more is free.
        const bookedOptions = booked
          .filter((one) => !offered.some(({ value }) => value === String(one.rate_plan_id)))
          .map((one) => ({ value: String(one.rate_plan_id), label: labelOf(one.name, one.board) }))
        const unique = [...new Map(bookedOptions.map((one) => [one.value, one])).values()]
        const without = { value: '', label: t(isNew ? 'bookingchange.noMoreRoom' : 'bookingchange.withoutRoom') }
        const options: RadioOption[] = [...unique, ...offered]
        if (isNew || selection.rooms.length > 1) options.unshift(without)
        const chosen = options.find(({ value }) => value === rate)
        const error = messages.ofField(`rate_${i}`)
        const cards = (
          <RadioCards legend={t('bookingchange.room')} name={`rate_${i}`} defaultValue={rate} {...{ options, error }} />
        )
        const content = (
          <>
            {isNew ? (
              cards
            ) : (
              <div>
                {chosen?.label}
                <p className="text-muted text-note">{chosen?.description}</p>
                <Disclosure
                  className="disclosure-inline"
                  open={error !== undefined}
                  summary={t('bookingchange.changeRoom')}
                >
                  {cards}
                </Disclosure>
              </div>
            )}
            <div className={columns}>
              <PartyFields index={i} {...{ party, messages }} />
              <div className="sm:pt-2">
                <p className="font-medium">{t('booking.leadGuest')}</p>
                <NameFields index={i} guest={guests[i] ?? noGuest} messages={messages} optional={isNew} />
              </div>
            </div>
          </>
        )
        return (
          <Card padded key={i}>
            {isNew ? (
              <Disclosure summary={t('bookingchange.addRoom')}>
                <div className="grid gap-4 pt-4">{content}</div>
              </Disclosure>
            ) : (
              <fieldset className="grid gap-4">
                <legend className="mb-4">
                  <h2 className="text-title">{t('bookingchange.roomNumber', { number: i + 1 })}</h2>
                </legend>
                {content}
              </fieldset>
            )}
          </Card>
        )
      })}
    </>
  )
}

function PackageFields({ choices, fields: { selection, guests }, booking, messages, count }: Part & { count: number }) {
  const { t, format } = useLanguage()
  const { item: booked, selection: before } = booking
  if (selection.kind !== 'package' || booked.kind !== 'package') return null
  const { package: travelPackage } = choices
  const departures = (travelPackage?.departures ?? []).filter((one) => one.open || one.id === selection.departure_id)
  const rooms = [...departures.flatMap(({ prices }) => prices), ...booked.rooms]
  const sold = roomBases.filter((basis) => rooms.some(({ sharing }) => sharing === basis))
  const extras = (travelPackage?.extras ?? [])
    .filter(({ basis }) => sold.length > 0 || basis !== 'room')
    .map(({ id, name, basis, amount }) => ({
      id,
      max: 40,
      label: t(`packages.extraBasis_${basis}`, { name, amount: format.amount(amount) }),
    }))
  // What was booked can be kept, even if it is sold no more.
  for (const { id, name, quantity } of booked.extras)
    if (extras.every((extra) => extra.id !== id)) extras.push({ id, max: quantity, label: name })
  // The price of the booked basis, or that of any.
  const departureLabel = ({ starts_on, ends_on, prices }: (typeof departures)[number]) => {
    const price = prices.find(({ sharing }) => sharing === selection.sharing) ?? prices[0]
    return [format.stayRange(starts_on, ends_on), ...(price ? [format.amount(price.adult)] : [])].join(' · ')
  }
  const choosable = departures.map((one) => ({ value: String(one.id), label: departureLabel(one) }))
  if (before.kind === 'package' && departures.every(({ id }) => id !== before.departure_id))
    choosable.unshift({
      value: String(before.departure_id),
      label: format.stayRange(booking.check_in, booking.last_day),
    })
  const quantityOf = (id: number) => selection.extras.find((extra) => extra.startsWith(`${id}~`))?.split('~')[1] ?? '0'
  return (
    <>
      <Card padded className="grid gap-4">
        <h2 className="text-title">{t('bookingchange.departure')}</h2>
        <Select
          label={t('bookingchange.departureDates')}
          name="departure"
          defaultValue={String(selection.departure_id)}
          options={choosable}
        />
        <input type="hidden" name="families" value={selection.party.length} />
        <div className={columns}>
          {selection.party.map((party, i) => (
            <PartyFields key={i} index={i} {...{ party, messages }} />
          ))}
          {sold.length > 0 && (
            <Select
              label={t('packages.sharing')}
              name="sharing"
              defaultValue={selection.sharing}
              options={sold.map((sharing) => ({ value: sharing, label: t('packages.roomsUpTo', { sharing }) }))}
            />
          )}
          {extras.map((extra) => (
            <NumberInput
              key={extra.id}
              label={extra.label}
              name={`extra_${extra.id}`}
              min={0}
              max={extra.max}
              defaultValue={quantityOf(extra.id)}
              error={messages.ofField(`extra_${extra.id}`)}
            />
          ))}
        </div>
      </Card>
      <Card padded className="grid gap-4">
        <h2 className="text-title">{t('bookingchange.names')}</h2>
        <input type="hidden" name="names" value={count} />
        {Array.from({ length: count }, (_, i) => (
          <fieldset key={i} className="grid gap-3">
            <legend className="mb-2 font-medium">{t('bookingchange.leadOf', { number: i + 1 })}</legend>
            <NameFields index={i} guest={guests[i] ?? booking.guest_names[i] ?? noGuest} messages={messages} />
          </fieldset>
        ))}
      </Card>
    </>
  )
}

function ServiceFields({ booking, choices, fields: { selection, guests }, today, messages }: Part) {
  const { t, format } = useLanguage()
  const [option, setOption] = useState(selection.kind === 'service' ? selection.option_id : 0)
  const { item: booked } = booking
  if (selection.kind !== 'service' || booked.kind !== 'service') return null
  const { service } = choices
  const options = service?.options ?? []
  const choosable = options.map(({ id, name, amount }) => ({
    value: String(id),
    label: `${name} · ${format.amount(amount)}`,
  }))
  if (options.every(({ id }) => id !== booked.option.id))
    choosable.push({ value: String(booked.option.id), label: booked.option.name })
  const times = bookableHours(options, option)
  // The hour of the booking can be kept, even where nothing more is free.
  if (selection.time && option === selection.option_id && !times.includes(selection.time)) times.push(selection.time)
  return (
    <>
      <Card padded className="grid gap-4">
        <h2 className="text-title">{t('bookingchange.dates')}</h2>
        <Select
          label={t('services.option')}
          name="option"
          defaultValue={String(selection.option_id)}
          onChange={({ target }) => setOption(Number(target.value))}
          options={choosable}
        />
        <div className={columns}>
          <DateInput
            {...messages.field('date')}
            min={today}
            max={addDays(today, bookableDays)}
            defaultValue={selection.date}
          />
          {times.length > 0 && (
            <Select
              // The hours of another option start with their first.
              key={option}
              {...messages.field('time')}
              defaultValue={selection.time}
              options={times
                .slice()
                .sort()
                .map((time) => ({ value: time, label: format.clock(time) }))}
            />
          )}
          <PartyFields index={0} party={selection.people} messages={messages} />
          {service?.basis === 'day' && (
            <div className="grid grid-cols-2 gap-4">
              <NumberInput {...messages.field('days')} min={1} max={maxDays} defaultValue={selection.days} />
              <NumberInput {...messages.field('units')} min={1} max={maxUnits} defaultValue={selection.units} />
            </div>
          )}
        </div>
      </Card>
      <Card padded className="grid gap-4">
        <h2 className="text-title">{t('bookingchange.names')}</h2>
        <NameFields index={0} guest={guests[0] ?? noGuest} messages={messages} />
      </Card>
    </>
  )
}

/** The guests of a room or a family: steppers with scripts, plain fields without. */
function PartyFields({ index, party, messages }: { index: number; party: string } & Pick<Part, 'messages'>) {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState(() => partyOf(party))
  const { adults, ages } = occupancyFields(party)
  const [ofAdults, ofAges] = [messages.field(`adults_${index}`), messages.field(`ages_${index}`)]
  return (
    <>
      {!hydrated && (
        <div className="without-scripts grid gap-4">
          <NumberInput {...ofAdults} min={1} max={maxAdultsPerRoom} defaultValue={adults} />
          <AgesInput {...ofAges} defaultValue={ages} />
        </div>
      )}
      <div className="with-scripts grid gap-4" {...(hydrated && { id: ofAdults.name, tabIndex: -1 })}>
        <PartySteppers party={chosen} onChange={setChosen} />
        {ofAdults.error && <FieldError id={`${ofAdults.name}-wrong`}>{ofAdults.error}</FieldError>}
        {ofAges.error && <FieldError id={`${ofAges.name}-wrong`}>{ofAges.error}</FieldError>}
      </div>
      {hydrated && (
        <HiddenFields fields={{ [ofAdults.name]: chosen.adults, [ofAges.name]: chosen.childAges.join(', ') }} />
      )}
    </>
  )
}

/** The name of a lead guest: folded below it once there is one, as most changes keep it. */
function NameFields({
  index,
  guest,
  messages,
  optional,
}: { index: number; guest: ChangeFields['guests'][number]; optional?: boolean } & Pick<Part, 'messages'>) {
  const t = useText()
  const [first, last] = [messages.field(`first_${index}`), messages.field(`last_${index}`)]
  const fields = (
    <div className="field-pairs">
      <PrintedInput {...first} defaultValue={guest.first_name} optional={optional} />
      <PrintedInput {...last} defaultValue={guest.last_name} optional={optional} required={false} />
      <p className="field-hint col-span-full">{t('booking.lastNameHint')}</p>
    </div>
  )
  if (!guest.first_name || first.error || last.error) return fields
  return (
    <>
      <p>
        <bdi>{wholeName(guest)}</bdi>
      </p>
      <Disclosure className="disclosure-inline" summary={t('bookingchange.changeName')}>
        {fields}
      </Disclosure>
    </>
  )
}
