import { data, Form, redirect } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import type { DeskBooking } from '#domains/bookings/desk-answers.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { BarChart } from '#web/desk/BarChart.tsx'
import { useBookingColumns } from '#web/desk/booking-columns.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { Messages } from '#web/desk/Messages.tsx'
import { deskRefused } from '#web/desk/refused.ts'
import { textOf } from '#web/form.ts'
import { Button } from '#web/kit/Button.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Table } from '#web/kit/Table.tsx'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/today.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'desk.today')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, now } = context.get(requestContext)
  const day = await api.fetch_today()
  // Who only edits has no bookings to look after.
  if (!day.ok && day.error.code === 'forbidden') return { day: null, now: now.toISOString() }
  if (!day.ok) throw deskRefused(day.error, locale, request)
  return { day: day.data, now: now.toISOString() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const letter = textOf(form, 'letter')
  const answered = letter
    ? await api.send_failed_letter({ id: letter })
    : await api.mark_message_answered({ receipt: textOf(form, 'receipt') })
  // Done already is as good.
  if (answered.ok || ['not_found', 'conflict'].includes(answered.error.code)) throw redirect(deskLinks.today(locale))
  if (answered.error.code === 'unauthenticated') throw deskRefused(answered.error, locale, request)
  return data({ refusal: answered.error }, { status: errorStatus[answered.error.code] })
}

export default function Today({ loaderData: { day, now } }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const format = useFormat()
  if (!day) {
    return (
      <>
        <PageHeading>{t('desk.today')}</PageHeading>
        <p className="text-muted">{t('handling.dayForEditors')}</p>
      </>
    )
  }
  const dayName = (date: string) => format.stayDate(date, 'short')
  const days = day.days.map((one) => ({ key: one.day, label: dayName(one.day), ...one }))
  const money = ({ minor, currency }: { minor: number; currency: string }) => format.money(minor, currency)
  return (
    <>
      <div className="desk-title">
        <PageHeading>{t('desk.today')}</PageHeading>
        <p className="text-muted">
          {format.stayDate(day.today, 'full')} · {format.hijri(day.today)}
        </p>
      </div>
      <Bookings title={t('handling.dayWaiting')} none={t('handling.dayNoWaiting')} rows={day.waiting} withDeadline />
      <Messages messages={day.messages} now={now} action={deskLinks.today(locale)} />
      {day.failed_payments.length > 0 && (
        <Bookings title={t('handling.dayFailedPayments')} none="" rows={day.failed_payments} />
      )}
      {day.to_give_back.length > 0 && <Bookings title={t('handling.dayToGiveBack')} none="" rows={day.to_give_back} />}
      {day.failed_letters.length > 0 && (
        <Table
          caption={t('handling.dayFailedLetters')}
          rows={day.failed_letters}
          keyOf={(row) => row.id}
          columns={[
            { label: t('handling.letters'), cell: (row) => t(`handling.letter_${row.kind}`) },
            { label: t('handling.at'), cell: (row) => format.instant(row.created_at, 'Asia/Riyadh') },
            { label: t('handling.status'), cell: (row) => <bdi dir="ltr">{row.error}</bdi> },
            {
              label: t('handling.sendAgain'),
              cell: (row) => (
                <Form method="post" action={deskLinks.today(locale)}>
                  <input type="hidden" name="letter" value={row.id} />
                  <Button type="submit" variant="secondary">
                    {t('handling.sendAgain')}
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
      <Bookings title={t('handling.dayArrivals')} none={t('handling.dayNoArrivals')} rows={day.arrivals} />
      <Bookings title={t('handling.dayDepartures')} none={t('handling.dayNoDepartures')} rows={day.departures} />
      <div className="desk-charts">
        <BarChart
          title={t('handling.dayOccupancy')}
          unit={t('handling.dayNumber')}
          most={1}
          bars={day.occupancy.map(({ night, taken, allotment }) => {
            const share = allotment > 0 ? taken / allotment : 0
            return { key: night, label: dayName(night), value: share, shown: format.percent(share) }
          })}
        />
        <BarChart
          title={t('handling.dayMade')}
          unit={t('handling.dayNumber')}
          bars={days.map((one) => ({ ...one, value: one.made, shown: format.number(one.made) }))}
        />
        <BarChart
          title={t('handling.dayValue')}
          unit={t('handling.amount')}
          bars={days.map((one) => ({ ...one, value: one.value.minor, shown: money(one.value) }))}
        />
        <BarChart
          title={t('handling.dayCancelled')}
          unit={t('handling.dayNumber')}
          bars={days.map((one) => ({ ...one, value: one.cancelled, shown: format.number(one.cancelled) }))}
        />
      </div>
      {day.scarce.length > 0 && (
        <Table
          caption={t('handling.dayScarce')}
          rows={day.scarce}
          keyOf={(row) => `${row.hotel} ${row.room}`}
          columns={[
            { label: t('handling.hotel'), cell: (row) => <bdi>{row.hotel}</bdi> },
            { label: t('handling.dayRoom'), cell: (row) => <bdi>{row.room}</bdi> },
            { label: t('handling.dayFirstNight'), cell: (row) => format.stayDate(row.first_night) },
            { label: t('handling.dayNights'), cell: (row) => t('handling.dayScarceNights', { count: row.nights }) },
          ]}
        />
      )}
    </>
  )
}

function Bookings({
  title,
  none,
  rows,
  withDeadline = false,
}: {
  title: string
  none: string
  rows: DeskBooking[]
  withDeadline?: boolean
}) {
  const columns = useBookingColumns({ withDeadline })
  if (rows.length === 0) {
    return (
      <section className="desk-card">
        <h2>{title}</h2>
        <p className="text-muted">{none}</p>
      </section>
    )
  }
  return <Table caption={`${title} (${rows.length})`} columns={columns} rows={rows} keyOf={(row) => row.reference} />
}
