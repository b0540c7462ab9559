import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { errorStatus } from '#api/errors.ts'
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
  if (answered.error.code === 'unauthenticated') throw responseTo(answered.error)
  if (answered.error.code === 'status_changed') throw redirect(adminLinks.booking(locale, reference))
  return data({ error: answered.error }, { status: errorStatus[answered.error.code] })
}

export default function Today({ loaderData: { day, now, confirmed, setup, manages } }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  const bookingColumns = useBookingColumns()
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
      {day.waiting.length === 0 && !confirmed && <p className="text-muted">{t('adminbookings.dayNoWaiting')}</p>}
      <Waiting rows={day.waiting} />
      {day.messages && <Messages messages={day.messages} now={now} />}
      <OfDay list="arrivals" title={t('adminbookings.dayArrivals')} day={day} />
      <OfDay list="departures" title={t('adminbookings.dayDepartures')} day={day} />
      <OfDay list="staying_on" title={t('adminbookings.stayingOn')} day={day} />
      <Listed
        title={t('adminbookings.dayFailedPayments')}
        rows={day.failed_payments}
        columns={Object.values(bookingColumns)}
      />
      <Listed
        title={t('adminbookings.dayToGiveBack')}
        rows={day.to_give_back.map((row) => ({ ...row, total: row.owed }))}
        columns={Object.values({
          ...bookingColumns,
          total: { ...bookingColumns.total, label: t('adminbookings.owed') },
        })}
      />
      {day.failed_notifications.length > 0 && <FailedNotifications rows={day.failed_notifications} />}
      {day.scarce.length > 0 && (
        <Table
          caption={t('adminbookings.dayScarce')}
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
  const linked = (label: string, value: string, to: string | false) => ({
    label,
    value: to ? (
      <Link className="link" to={to} aria-label={`${label}: ${value}`}>
        <bdi>{value}</bdi>
      </Link>
    ) : (
      value
    ),
  })
  const staying = adminLinks.bookings(locale, { status: 'in_house', hotel: hotel?.slug })
  return (
    <KeyValues
      className="stats"
      items={[
        linked(t('adminbookings.dayArrivals'), format.number(counts.arrivals), counts.arrivals > 0 && '#arrivals'),
        linked(
          t('adminbookings.dayDepartures'),
          format.number(counts.departures),
          counts.departures > 0 && '#departures',
        ),
        linked(t('adminbookings.stayingNow'), format.number(counts.in_house), staying),
        linked(
          t('adminbookings.dayDueOf', { count: bookings }),
          format.amount(amount),
          counts.arrivals > 0 ? '#arrivals' : staying,
        ),
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
            {manages ? (
              <Link className="link" to={adminLinks.edit(locale, 'hotel', String(hotel_id))}>
                <bdi>{hotel}</bdi>
              </Link>
            ) : (
              <bdi>{hotel}</bdi>
            )}{' '}
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
        caption={t('adminbookings.dayFailedNotifications')}
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
          { label: t('adminbookings.sendAgain'), place: 'last', cell: (row) => <SendAgain notification={row.id} /> },
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
            <li key={night} className="flex items-center justify-between gap-3">
              <span className="whitespace-nowrap sm:w-44">
                <span className="sm:hidden">{format.stayDate(night, 'short')}</span>
                <span className="max-sm:hidden">{format.stayDate(night, 'weekday')}</span>
              </span>
              <Bar value={share} />
              <bdi className="w-14 text-end font-medium" title={t('stock.takenOf', { taken, allotment })}>
                {format.percent(share)}
              </bdi>
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
      className="day-hotel no-print flex gap-2 max-sm:w-full sm:ms-auto"
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

/** Requests, with what is to be known and done before their deadline. */
function Waiting({ rows }: { rows: AdminToday['waiting'] }) {
  const { t, format } = useLanguage()
  const { guest, booking, dates, total } = useBookingColumns()
  const columns: Column<AdminBooking>[] = [
    guest,
    booking,
    dates,
    total,
    {
      label: t('adminbookings.dueBy'),
      place: 'line',
      cell: ({ deadline_at: at }) =>
        at && t('adminbookings.answerBy', { at: format.instant(at, siteTimeZone, 'short') }),
    },
    {
      label: t('adminbookings.confirm'),
      width: 'w-[12%]',
      end: true,
      place: 'corner',
      cell: (row) => <Reception {...row} does="confirm_waiting_booking" />,
    },
  ]
  return <Listed title={t('adminbookings.dayWaiting')} rows={rows} columns={columns} />
}

type DayList = Exclude<keyof AdminToday['counts'], 'in_house'>

/** Bookings that begin, continue or end today: who comes, to which rooms, and what is to be done at the reception. */
function OfDay({ list, title, day }: { list: DayList; title: string; day: AdminToday }) {
  const { t, locale, format } = useLanguage()
  const { guest, booking } = useBookingColumns()
  const columns: Column<AdminArrival>[] = [
    guest,
    booking,
    {
      label: t('adminbookings.dates'),
      width: 'w-[17%]',
      cell: ({ check_in, last_day }) => (
        <span className="whitespace-nowrap">{format.stayRange(check_in, last_day, 'short')}</span>
      ),
    },
    {
      label: t('adminbookings.dayParty'),
      cell: ({ rooms, guests }) => (
        <span className="flex flex-wrap gap-x-2.5 sm:grid">
          {rooms.map(({ name, count }) => (
            <span key={name}>{t('adminbookings.dayRooms', { count, name })}</span>
          ))}
          <span>{format.guests(guests)}</span>
        </span>
      ),
    },
    {
      label: t('adminbookings.dayDue'),
      width: 'w-[15%]',
      end: true,
      place: 'line',
      cell: ({ reference: of, due }) =>
        due.minor <= 0 ? (
          <span className="text-muted block max-sm:text-start">{t('adminbookings.dayPaid')}</span>
        ) : (
          <span className="flex flex-wrap items-center justify-between gap-x-3 sm:grid sm:justify-end sm:justify-items-end">
            <span className="sm:hidden">{t('adminbookings.dayDue')}</span>
            <bdi className="whitespace-nowrap font-medium">{format.amount(due)}</bdi>
            <Link className="link tall-link" to={adminLinks.booking(locale, of, { do: 'arrival' })}>
              {t('adminbookings.arrival')}
            </Link>
          </span>
        ),
    },
    {
      label: t(list === 'arrivals' ? 'adminbookings.checkIn' : 'adminbookings.checkOut'),
      width: 'w-[18%]',
      end: true,
      place: 'corner',
      cell: (row) => {
        if (row.checked_out) return <Badge>{t('adminbookings.checkedOut')}</Badge>
        if (!row.checked_in) return <Reception {...row} does="check_guest_in" />
        if (list === 'arrivals' || row.kind !== 'stay')
          return <Badge tone="success">{t('adminbookings.checkedIn')}</Badge>
        return <Reception {...row} does="check_guest_out" elsewhere={row.due.minor > 0 || row.last_day > day.today} />
      },
    },
  ]
  return <Listed id={list} title={title} rows={day[list]} columns={columns} count={day.counts[list]} />
}

const actionNames = {
  check_guest_in: 'adminbookings.checkIn',
  check_guest_out: 'adminbookings.checkOut',
  confirm_waiting_booking: 'adminbookings.confirm',
} as const
type RowAction = keyof typeof actionNames

type ReceptionProps = AdminBooking & { does: RowAction; elsewhere?: boolean }

/** Confirms a request, or checks a guest in or out; `elsewhere` on the page of the booking, as who owes something or leaves before the last night. */
function Reception({ reference, guest, status, version, does, elsewhere }: ReceptionProps) {
  const { t, locale } = useLanguage()
  const busy = useNavigation().formData?.get('reference') === reference
  const text = t(actionNames[does])
  const button = { variant: 'secondary', className: 'px-3', 'aria-label': `${text}: ${guest}`, children: text } as const
  if (elsewhere) return <ButtonLink to={adminLinks.booking(locale, reference)} {...button} />
  return (
    <Form method="post" action={adminLinks.today(locale)} className="no-print">
      <HiddenFields fields={{ reference, status, version, does }} />
      <Button type="submit" pending={busy} {...button} />
    </Form>
  )
}

type ListedProps<Row> = {
  /** What a link to the list scrolls to. */
  id?: string
  title: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** How many there are, if the rows are only the first of them. */
  count?: number
}

/** A list of bookings of which the first are open; nothing without any. */
function Listed<Row extends AdminBooking>({ id, title, rows, columns, count = rows.length }: ListedProps<Row>) {
  const t = useText()
  if (rows.length === 0) return null
  const fold = t(count > rows.length ? 'adminbookings.dayFirst' : 'adminbookings.dayAll', { count, shown: rows.length })
  const caption = `${title} (${count})`
  return (
    <div id={id}>
      <Table {...{ caption, columns, rows, fold }} keyOf={(row) => row.reference} narrow="lines" />
    </div>
  )
}
