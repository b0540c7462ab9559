import { data, Link, redirect } from 'react-router'
import type { CallInputOf } from '#api/endpoint.ts'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { SeriesSlotDay, SlotBefore, slotAdminEndpoints } from '#domains/products/services/admin/contract.ts'
import { addDays } from '#domains/shared/dates.ts'
import { typedText } from '#i18n/digits.ts'
import { useLanguage } from '#i18n/react.tsx'
import { typedDate } from '#i18n/typed-date.ts'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import {
  checkedSeries,
  SeriesDays,
  SeriesPeriod,
  SeriesUndo,
  Weekdays,
  submittedDays,
} from '#web/admin/inventory/SeriesParts.tsx'
import { idOf } from '#web/admin/inventory/stock-form.ts'
import { errorMessages, textOf } from '#web/lib/forms.ts'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Checkbox, NumberInput } from '#web/ui/form/Inputs.tsx'
import '#web/admin/inventory/stock.css'
import type { Route } from './+types/slot-series'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'slotseries.title')

type Series = CallInputOf<typeof slotAdminEndpoints.check_slot_series>

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf, responseTo } = adminRequest(request, context)
  const answer = await api.fetch_service_slots({ service_id: idOf(query.get('service')), days: 1 })
  const { may_change, service, options, from: today } = dataOf(answer)
  const chosenOptions = options.filter(({ id }) => id === idOf(query.get('option')))
  const option = chosenOptions[0]
  if (!may_change || !service || !option) throw responseTo({ code: 'not_found' })
  const times = chosenOptions.map(({ time }) => time)
  const series = seriesOf(query, { option_id: option.id, times, today })
  const checked = query.has('show') ? await api.check_slot_series(series) : null
  return {
    service,
    option: { id: option.id, name: option.name },
    times,
    series,
    ...checkedSeries(checked),
  }
}

const wholeDay = 'day'

function seriesOf(
  query: URLSearchParams,
  known: { option_id: number; times: (string | null)[]; today?: string },
): Series {
  const capacity = typedText(query.get('capacity') ?? '')
  const chosen = query.getAll('time')
  return {
    option_id: known.option_id,
    times:
      chosen.length > 0 ? chosen.map((one) => (one === wholeDay ? null : one)) : query.has('show') ? [] : known.times,
    weekdays: query.getAll('weekday').map(Number),
    from: typedDate(query.get('from') ?? known.today ?? ''),
    until: typedDate(query.get('until') ?? (known.today ? addDays(known.today, 30) : '')),
    capacity: capacity === '' ? Number.NaN : Number(capacity),
    closed: query.get('closed') === 'yes',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, query, form } = await adminForm(request, context)
  const { option_id, times, capacity, closed } = seriesOf(query, { option_id: idOf(query.get('option')), times: [] })
  const service = query.get('service') ?? ''
  if (textOf(form, 'intent') === 'undo-series') {
    const before = slotsIn(textOf(form, 'before'))
    const undone = await api.undo_slot_series({ option_id, capacity, closed, before })
    if (undone.ok) throw redirect(adminLinks.slots(locale, { service, from: before[0]?.day, undone: 'yes' }))
    return failure(undone.error, { days: idOf(textOf(form, 'changed')), before: textOf(form, 'before') })
  }
  const days = submittedDays(form).map((one) => ({ day: one.slice(0, 10), version: one.slice(11) }))
  const changed = await api.change_slot_series({ option_id, times, capacity, closed, days })
  if (!changed.ok) return failure(changed.error)
  // The terms before stay in the page, which offers to restore them.
  const before = changed.data.before.map(slotText).join(' ')
  return data<Answer>({ error: undefined, done: { days: changed.data.changed, before } })
}

/** `done` is set once the series was written: the number of days and the former terms of their slots. */
type Answer = { error: ApiError | undefined; done?: { days: number; before: string } }

function failure(error: ApiError, done?: Answer['done']) {
  return data<Answer>({ error, ...(done && { done }) }, { status: errorStatus[error.code] })
}

const slotText = ({ day, time, capacity, closed }: SlotBefore) => `${day}~${time ?? wholeDay}~${capacity}~${closed}`

function slotsIn(text: string): SlotBefore[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [day = '', time = '', capacity = '', closed = ''] = one.split('~')
      return { day, time: time === wholeDay ? null : time, capacity: Number(capacity), closed: closed === 'true' }
    })
}

export default function SlotSeries({ loaderData, actionData }: Route.ComponentProps) {
  const { service, option, times, series, checked, error } = loaderData
  const { t, locale, format } = useLanguage()
  const messages = errorMessages(t, error, {
    times: t('slotseries.times'),
    from: t('slotseries.from'),
    until: t('slotseries.until'),
    capacity: t('slots.capacity'),
  })
  return (
    <>
      <PageHeading>{t('slotseries.title')}</PageHeading>
      <p className="text-muted">{t('slotseries.text', { option: option.name })}</p>
      <p>
        <Link className="link" to={adminLinks.slots(locale, { service: service.id })}>
          {t('slotseries.back')}
        </Link>
      </p>
      {actionData?.done && (
        <SeriesUndo
          title={t('slotseries.changed', { count: actionData.done.days })}
          undo={t('slotseries.undo')}
          hidden={{ before: actionData.done.before, changed: String(actionData.done.days) }}
          error={actionData.error}
        />
      )}
      <AdminForm
        method="get"
        action={adminLinks.slotSeries(locale)}
        heading={t('slotseries.what')}
        hidden={{ service: service.id, option: option.id, show: 1 }}
        messages={messages}
        submit={t('slotseries.show')}
        secondary={checked !== null}
      >
        <fieldset id="times" className="flex flex-wrap gap-x-5">
          <legend className="field-label">{t('slotseries.times')}</legend>
          {times.map((time) => (
            <Checkbox
              key={time}
              id={`time-${time ?? wholeDay}`}
              name="time"
              value={time ?? wholeDay}
              label={time ? format.clock(time) : t('slots.wholeDay')}
              defaultChecked={series.times.includes(time)}
            />
          ))}
        </fieldset>
        <Weekdays
          legend={t('slotseries.weekdays')}
          hint={t('slotseries.weekdaysHint')}
          chosen={series.weekdays ?? []}
        />
        <SeriesPeriod values={series} messages={messages}>
          <NumberInput
            {...messages.field('capacity')}
            defaultValue={Number.isFinite(series.capacity) ? series.capacity : ''}
          />
        </SeriesPeriod>
        <Checkbox name="closed" value="yes" label={t('slots.close')} defaultChecked={series.closed} />
      </AdminForm>
      {checked && !actionData?.done && <Days checked={checked} error={actionData?.error} />}
    </>
  )
}

type DaysProps = { checked: { days: SeriesSlotDay[]; max: number }; error: ApiError | undefined }

function Days({ checked: { days, max }, error }: DaysProps) {
  const { t, format } = useLanguage()
  return (
    <SeriesDays
      legend={t('slotseries.days')}
      hint={t('slotseries.daysHint', { max })}
      none={t('slotseries.none')}
      tooMany={days.length > max ? t('slotseries.tooMany', { count: days.length, max }) : null}
      days={days.map(({ day, version, slots, too_many_taken }) => ({
        value: `${day}~${version}`,
        disabled: too_many_taken,
        label: (
          <>
            {format.stayDate(day, 'weekday')}
            <span className="text-muted block">
              {slots
                .map(({ time, taken, capacity, closed }) =>
                  t(closed ? 'slotseries.slotClosed' : 'slotseries.slot', {
                    time: time ? format.clock(time) : t('slots.wholeDay'),
                    taken,
                    capacity,
                  }),
                )
                .join(' · ')}
              {too_many_taken && <span className="text-danger"> · {t('slotseries.taken')}</span>}
            </span>
          </>
        ),
      }))}
      labels={{ capacity: t('slots.capacity') }}
      error={error}
      submit={t('slotseries.save')}
    />
  )
}
