import { Form, Link, redirect, useNavigation } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminArrival, AdminBooking } from '#domains/booking-admin/answers.ts'
import type { AdminToday } from '#domains/admin/contract.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { DeliveryError } from '#web/admin/bookings/DeliveryError.tsx'
import { Bar } from '#web/admin/Bar.tsx'
import { useBookingColumns } from '#web/admin/bookings/booking-columns.tsx'
import { adminLinks } from '#links/admin.ts'
import { Messages } from '#web/admin/inbox/Messages.tsx'
import { idOf } from '#web/admin/inventory/stock-form.ts'
import { textOf } from '#web/lib/forms.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { SelectForm } from '#web/admin/SelectForm.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { NameLink } from '#web/ui/actions/NameLink.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import type { Route } from './+types/today'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'admin.today')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, now, responseTo } = adminRequest(request, context)
  const day = await api.fetch_today()
  // Editors have no access to bookings.
  const confirmed = new URL(request.url).searchParams.get('confirmed')
  const page = { now: now.toISOString(), confirmed }
  if (!day.ok && day.error.code === 'forbidden') return { ...page, day: null, setup: 0, manages: false }
  if (!day.ok) throw responseTo(day.error)
  // Only managers can set up the site.
  const setup = await api.fetch_setup_steps()
  return { ...page, day: day.data, setup: setup.ok ? setup.data.open : 0, manages: setup.ok }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, responseTo, form } = await adminForm(request, context)
  const notification = textOf(form, 'notification')
  const reference = textOf(form, 'reference')
  const does = textOf(form, 'does')
  const answered = form.has('hotel')
    ? await api.choose_hotel_of_day({ hotel_id: idOf(textOf(form, 'hotel')) || null })
    : reference
      ? await api[(Object.keys(actionNames) as RowAction[]).find((one) => one === does) ?? 'check_guest_in']({
          reference,
          status: textOf(form, 'status') as BookingStatus,
          version: textOf(form, 'version'),
        })
      : notification
        ? await api.send_failed_notification({ id: notification })
        : form.has('all_notifications')
          ? await api.send_failed_notifications({})
          : await api.mark_message_answered({ receipt: textOf(form, 'receipt') })
  // A confirmed request leaves the list, so the page says that it is confirmed.
  if (answered.ok && does === 'confirm_waiting_booking')
    throw redirect(adminLinks.today(locale, { confirmed: reference }))
  // An action that is already done is not an error; what has changed a booking is shown on its page.
  if (answered.ok || ['not_found', 'conflict'].includes(answered.error.code)) throw redirect(adminLinks.today(locale))
  if (answered.error.code === 'status_changed') throw redirect(adminLinks.booking(locale, reference))
  throw responseTo(answered.error)
}

export default function Today({ loaderData: { day, now, confirmed, setup, manages } }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  if (!day) {
    return (
      <>
        <PageHeading>{t('admin.today')}</PageHeading>
        <p className="text-muted">{t('adminbookings.dayForEditors')}</p>
      </>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading>{t('admin.today')}</PageHeading>
        <p className="text-muted">
          {format.stayDate(day.today, 'weekday')} · {format.hijri(day.today)}
        </p>
        <HotelOfDay hotel={day.hotel} hotels={day.hotels} />
      </div>
      <Figures {...day} />
      {setup > 0 && (
        <Alert tone="info" title={t('checklist.todayLine', { count: setup })}>
          <Link className="link" to={adminLinks.setup(locale)}>
            {t('checklist.todayLink')}
          </Link>
        </Alert>
      )}
      {day.sold_twice.length > 0 && <SoldTwice rooms={day.sold_twice} manages={manages} />}
      {day.licences.length > 0 && <Licences rows={day.licences} manages={manages} />}
      {day.late_work.length > 0 && (
        <Alert tone="warning" title={t('latework.title')}>
          <ul className="list-disc ps-6">
            {day.late_work.map((work) => (
              <li key={work.task}>
                <LateWork {...work} />
              </li>
            ))}
          </ul>
          <p>{t('latework.text')}</p>
        </Alert>
      )}
      {confirmed && <Alert tone="success" title={t('adminbookings.dayConfirmed', { reference: confirmed })} announce />}
      <Bookings list="waiting" day={day} />
      {day.messages && day.messages.length > 0 && <Messages messages={day.messages} now={now} />}
      <Bookings list="arrivals" day={day} />
      <Bookings list="departures" day={day} />
      <Bookings list="staying_on" day={day} />
      <Bookings list="failed_payments" day={day} />
      <Bookings list="to_give_back" day={day} />
      {day.failed_notifications.length > 0 && <FailedNotifications rows={day.failed_notifications} />}
      {day.scarce.length > 0 && (
        <Table
          caption={`${t('adminbookings.dayScarce')} (${day.scarce.length})`}
          rows={day.scarce}
          keyOf={(row) => `${row.hotel} ${row.room}`}
          narrow="lines"
          fold={t('adminbookings.dayAll', { count: day.scarce.length })}
          columns={[
            { label: t('adminbookings.hotel'), cell: (row) => <bdi>{row.hotel}</bdi> },
            { label: t('adminbookings.dayRoom'), place: 'last', cell: (row) => <bdi>{row.room}</bdi> },
            { label: t('adminbookings.dayFirstNight'), cell: (row) => format.stayDate(row.first_night) },
            {
              label: t('adminbookings.dayNights'),
              cell: (row) => t('adminbookings.dayScarceNights', { count: row.nights }),
            },
          ]}
        />
      )}
      <Occupancy {...day} />
    </>
  )
}

function Figures({ hotel, counts, still_to_pay: { bookings, amount } }: AdminToday) {
  const { t, locale, format } = useLanguage()
  const listed = (list: 'arrivals' | 'departures' | 'in_house', to: string) => {
    const [label, value] = [t(listTitles[list]), t('adminbookings.found', { count: counts[list] })]
    const link = (
      <Link className="link" to={to} aria-label={`${label}: ${value}`}>
        <bdi>{value}</bdi>
      </Link>
    )
    return { label, value: counts[list] > 0 ? link : value }
  }
  return (
    <KeyValues
      className="stats"
      items={[
        listed('arrivals', '#arrivals'),
        listed('departures', '#departures'),
        listed('in_house', adminLinks.bookings(locale, { status: 'in_house', hotel: hotel?.slug })),
        { label: t('adminbookings.dayDueOf', { count: bookings }), value: <bdi>{format.amount(amount)}</bdi> },
      ]}
    />
  )
}

function SoldTwice({ rooms, manages }: { rooms: AdminToday['sold_twice']; manages: boolean }) {
  const { t, locale } = useLanguage()
  const count = rooms.reduce((sum, { nights }) => sum + nights, 0)
  return (
    <Alert tone="error" title={t('channels.conflicts', { count })}>
      {rooms.map(({ hotel_id, room_type_id, hotel, room }) => (
        <p key={room_type_id}>
          <Link
            className="link"
            to={
              manages
                ? adminLinks.channels(locale, { hotel: hotel_id, room: room_type_id })
                : adminLinks.stock(locale, { hotel: hotel_id })
            }
          >
            <bdi>{hotel}</bdi> · <bdi>{room}</bdi>
          </Link>
        </p>
      ))}
    </Alert>
  )
}

/** Hotels that are off sale without a valid licence, or soon will be. */
function Licences({ rows, manages }: { rows: AdminToday['licences']; manages: boolean }) {
  const { t, locale, format } = useLanguage()
  return (
    <Alert tone="warning" title={t('adminbookings.dayLicences')}>
      <ul className="list-disc ps-6">
        {rows.map(({ hotel_id, hotel, valid_until, ended }) => (
          <li key={hotel_id}>
            <NameLink className="link" href={manages && adminLinks.edit(locale, 'hotel', String(hotel_id))}>
              {hotel}
            </NameLink>{' '}
            {t('adminbookings.dayLicence', {
              state: !valid_until ? 'none' : ended ? 'ended' : 'other',
              date: valid_until ? format.stayDate(valid_until) : '',
            })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function FailedNotifications({ rows }: { rows: AdminToday['failed_notifications'] }) {
  const { t, format } = useLanguage()
  return (
    <>
      <Table
        caption={`${t('adminbookings.dayFailedNotifications')} (${rows.length})`}
        rows={rows}
        keyOf={(row) => row.id}
        narrow="lines"
        fold={t('adminbookings.dayAll', { count: rows.length })}
        columns={[
          { label: t('adminbookings.notifications'), cell: (row) => t(`adminbookings.notification_${row.kind}`) },
          {
            label: t('adminbookings.at'),
            place: 'last',
            cell: (row) => format.instant(row.created_at, siteTimeZone),
          },
          { label: t('adminbookings.status'), place: 'line', cell: (row) => <DeliveryError error={row.error} /> },
          {
            label: t('adminbookings.sendAgain'),
            hiddenLabel: true,
            place: 'last',
            cell: (row) => <SendAgain notification={row.id} />,
          },
        ]}
      />
      <SendAgain />
    </>
  )
}

function SendAgain({ notification }: { notification?: string }) {
  const { t, locale } = useLanguage()
  return (
    <Form method="post" action={adminLinks.today(locale)}>
      <input type="hidden" name={notification ? 'notification' : 'all_notifications'} value={notification ?? 'yes'} />
      <Button type="submit" variant="secondary">
        {t(notification ? 'adminbookings.sendAgain' : 'adminbookings.sendAllAgain')}
      </Button>
    </Form>
  )
}

function Occupancy({ occupancy }: AdminToday) {
  const { t, format } = useLanguage()
  return (
    <section className="admin-card" aria-labelledby="occupancy">
      <h2 id="occupancy">{t('adminbookings.dayOccupancy')}</h2>
      <ul className="grid grid-flow-col grid-cols-2 grid-rows-7 gap-x-6 gap-y-1.5 sm:gap-x-10">
        {occupancy.map(({ night, taken, allotment }) => {
          const share = allotment > 0 ? taken / allotment : 0
          return (
            <li key={night} className="flex flex-wrap leading-snug items-center justify-between gap-x-3">
              <span className="whitespace-nowrap sm:w-32">
                <span className="sm:hidden">{format.stayDate(night, 'short')}</span>
                <span className="max-sm:hidden">{format.stayDate(night, 'day')}</span>
              </span>
              <Bar value={share} />
              <bdi className="w-14 text-end font-medium">{format.percent(share)}</bdi>
              <span className="text-muted text-small whitespace-nowrap sm:w-36">
                {t('adminbookings.dayTaken', { taken, count: allotment })}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The hotel that the page shows to this member of staff, until another one is chosen. */
function HotelOfDay({ hotel, hotels }: Pick<AdminToday, 'hotel' | 'hotels'>) {
  const { t, locale } = useLanguage()
  const [only] = hotels
  if (!only) return null
  if (hotels.length === 1) {
    return (
      <p>
        <bdi>{only.name}</bdi> · <bdi>{only.city}</bdi>
      </p>
    )
  }
  return (
    <SelectForm
      method="post"
      action={adminLinks.today(locale)}
      className="no-print flex gap-2 max-sm:w-full sm:ms-auto [&_.field-label]:sr-only"
    >
      <Select
        key={hotel?.id ?? 0}
        label={t('adminbookings.dayHotel')}
        name="hotel"
        className="min-w-0 flex-1"
        defaultValue={String(hotel?.id ?? '')}
        empty={t('adminbookings.dayAllHotels')}
        options={hotels.map(({ id, name, city }) => ({ value: String(id), label: `${name} · ${city}` }))}
      />
    </SelectForm>
  )
}

const secondsOf = { day: 86_400, hour: 3_600, other: 60 }

function LateWork({ task, count, seconds }: AdminToday['late_work'][number]) {
  const t = useText()
  const unit = seconds >= 2 * secondsOf.day ? 'day' : seconds >= 2 * secondsOf.hour ? 'hour' : 'other'
  const age = t('latework.age', { unit, count: Math.max(1, Math.round(seconds / secondsOf[unit])) })
  if (task === 'sweep') return t('latework.sweep', { age })
  if (task === 'tax_certificate') return t('latework.tax_certificate')
  const text = t(`latework.${task}`, { count })
  // Those that failed are listed below with their time.
  return task === 'failed_notifications' ? text : `${text} ${t('latework.oldest', { age })}`
}

/** The lists of bookings, with their titles. */
const listTitles = {
  waiting: 'adminbookings.dayWaiting',
  arrivals: 'adminbookings.dayArrivals',
  departures: 'adminbookings.dayDepartures',
  in_house: 'adminbookings.stayingNow',
  staying_on: 'adminbookings.stayingOn',
  failed_payments: 'adminbookings.dayFailedPayments',
  to_give_back: 'adminbookings.dayToGiveBack',
} as const
type List = Exclude<keyof typeof listTitles, 'in_house'>
/** What can be done in the rows of a list. */
const listActions: Partial<Record<List, RowAction>> = {
  waiting: 'confirm_waiting_booking',
  arrivals: 'check_guest_in',
  departures: 'check_guest_out',
}

/** A list of bookings of which the first are open, with what is to be done at the reception; nothing without any. */
function Bookings({ list, day }: { list: List; day: AdminToday }) {
  const { t, locale, format } = useLanguage()
  const { guest, booking, total } = useBookingColumns()
  const rows: AdminArrival[] =
    list === 'to_give_back' ? day[list].map((row) => ({ ...row, total: row.owed })) : day[list]
  if (rows.length === 0) return null
  const isOfDay = list === 'arrivals' || list === 'departures' || list === 'staying_on'
  const does = listActions[list]
  const count = isOfDay ? day.counts[list] : rows.length
  const due: Column<AdminArrival> = {
    label: t('adminbookings.dayDue'),
    width: total.width,
    end: true,
    place: does ? 'last' : 'corner',
    cell: ({ reference: of, guest: name, due: owes }) =>
      owes.minor <= 0 ? (
        <span className="text-muted">{t('adminbookings.dayPaid')}</span>
      ) : (
        <span className="flex items-center justify-end gap-2">
          <span className="text-muted sm:hidden">{t('adminbookings.dayDue')}</span>
          <Link
            className="link tall-link"
            to={adminLinks.booking(locale, of, { do: 'arrival' })}
            aria-label={`${t('adminbookings.arrival')}: ${format.amount(owes)}, ${name}`}
          >
            <bdi className="font-medium">{format.amount(owes)}</bdi>
          </Link>
        </span>
      ),
  }
  const columns: Column<AdminArrival>[] = [
    guest,
    booking,
    {
      label: t('adminbookings.dates'),
      width: 'w-[17%]',
      cell: ({ check_in, last_day }) => (
        <span className="whitespace-nowrap">{format.stayRange(check_in, last_day, isOfDay ? 'short' : undefined)}</span>
      ),
    },
    {
      label: t('adminbookings.dayParty'),
      place: isOfDay ? 'beside' : undefined,
      cell: ({ rooms, guests }) => (
        <span className="flex flex-wrap gap-x-2.5 sm:grid">
          {rooms.map(({ name, count: of }) => (
            <bdi key={name}>{of > 1 ? t('adminbookings.dayRooms', { count: of, name }) : name}</bdi>
          ))}
          <span>{format.guests(guests)}</span>
        </span>
      ),
    },
    isOfDay ? due : list === 'to_give_back' ? { ...total, label: t('adminbookings.owed') } : total,
    {
      label: t(actionNames[does ?? 'check_guest_in']),
      hiddenLabel: true,
      width: 'w-[17%]',
      end: true,
      place: 'corner',
      cell: (row) => {
        // Who stays on leaves early on the page of the booking, where it is priced.
        if (!does) return null
        if (list === 'waiting') return <Reception {...row} does={does} />
        if (row.checked_out) return <Badge>{t('adminbookings.checkedOut')}</Badge>
        if (!row.checked_in) return <Reception {...row} does="check_guest_in" />
        if (list === 'arrivals' || row.kind !== 'stay')
          return <Badge tone="success">{t('adminbookings.checkedIn')}</Badge>
        return <Reception {...row} does={does} elsewhere={row.due.minor > 0} />
      },
    },
  ]
  return (
    <div id={list}>
      <Table
        caption={`${t(listTitles[list])} (${count})`}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.reference}
        narrow="lines"
        fold={t(count > rows.length ? 'adminbookings.dayFirst' : 'adminbookings.dayAll', { count, shown: rows.length })}
      />
    </div>
  )
}

const actionNames = {
  check_guest_in: 'adminbookings.checkIn',
  check_guest_out: 'adminbookings.checkOut',
  confirm_waiting_booking: 'adminbookings.confirm',
} as const
type RowAction = keyof typeof actionNames

type ReceptionProps = AdminBooking & { does: RowAction; elsewhere?: boolean }

/** Confirms a request until its deadline, or checks a guest in or out; `elsewhere` on the page of the booking, as who owes something. */
function Reception({ reference, guest, status, version, deadline_at: at, does, elsewhere }: ReceptionProps) {
  const { t, locale, format } = useLanguage()
  const busy = useNavigation().formData?.get('reference') === reference
  const text = t(actionNames[does])
  const button = { variant: 'secondary', className: 'px-3', 'aria-label': `${text}: ${guest}`, children: text } as const
  if (elsewhere) return <ButtonLink to={adminLinks.booking(locale, reference)} {...button} />
  return (
    <Form method="post" action={adminLinks.today(locale)} className="no-print">
      <HiddenFields fields={{ reference, status, version, does }} />
      <Button type="submit" pending={busy} {...button} />
      {does === 'confirm_waiting_booking' && at && (
        <span className="text-muted text-small block whitespace-normal">
          {t('adminbookings.answerBy', { at: format.instant(at, siteTimeZone, 'short') })}
        </span>
      )}
    </Form>
  )
}
