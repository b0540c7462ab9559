import { data, Link, redirect } from 'react-router'
import type { CallInputOf } from '#api/endpoint.ts'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { departureAdminEndpoints } from '#domains/products/packages/admin/contract.ts'
import { addDays, weekdayOf } from '#domains/shared/dates.ts'
import { maxSeriesDays } from '#domains/shared/series.ts'
import { hijri } from '#i18n/dates.ts'
import { typedText } from '#i18n/digits.ts'
import { typedDate } from '#i18n/typed-date.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { checkedSeries, SeriesDays, SeriesPeriod, submittedDays, Weekdays } from '#web/admin/inventory/SeriesParts.tsx'
import { idOf } from '#web/admin/inventory/stock-form.ts'
import { errorMessages, textOf } from '#web/lib/forms.ts'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Checkbox, NumberInput, Select } from '#web/ui/form/Inputs.tsx'
import '#web/admin/inventory/stock.css'
import type { Route } from './+types/departure-series'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'series.title')

type Pattern = CallInputOf<typeof departureAdminEndpoints.check_departure_series>

const repeats = ['week', 'month', 'hijri_month'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, newKey, query, dataOf, responseTo } = adminRequest(request, context)
  const departure_id = idOf(query.get('departure'))
  const { departure, may_change } = dataOf(await api.fetch_departures({ departure_id, per_page: 1 }))
  if (!departure || !may_change) throw responseTo({ code: 'not_found' })
  const pattern = patternOf(query, departure)
  const checked = query.has('repeat') ? await api.check_departure_series(pattern) : null
  return { departure, pattern, sentKey: newKey(), ...checkedSeries(checked) }
}

/** The pattern in the address; without one, every week on the weekday of the departure, for three months. */
function patternOf(query: URLSearchParams, { id, starts_on }: { id: number; starts_on: string }): Pattern {
  const number = (name: string, initial: number) => {
    const text = query.get(name)
    return text === null ? initial : text === '' ? Number.NaN : Number(typedText(text))
  }
  const first = addDays(starts_on, 7)
  return {
    departure_id: id,
    repeat: repeats.find((one) => one === query.get('repeat')) ?? 'week',
    every: number('every', 1),
    weekdays: query.has('repeat') ? query.getAll('weekday').map(Number) : [weekdayOf(starts_on)],
    day: number('day', Number(starts_on.slice(8))),
    from: typedDate(query.get('from') ?? first),
    until: typedDate(query.get('until') ?? addDays(first, 90)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await adminForm(request, context)
  const departure_id = idOf(textOf(form, 'departure'))
  const answer = await api.create_departure_series(
    {
      departure_id,
      version: textOf(form, 'version'),
      days: submittedDays(form),
      closed: textOf(form, 'closed') === 'yes',
    },
    { idempotencyKey: textOf(form, 'key') },
  )
  if (answer.ok) {
    throw redirect(
      adminLinks.departures(locale, { departure: departure_id, added: answer.data.departure_ids.join('~') }),
    )
  }
  return data({ error: answer.error }, { status: errorStatus[answer.error.code] })
}

export default function DepartureSeries({ loaderData, actionData }: Route.ComponentProps) {
  const { departure, pattern, checked, sentKey, error } = loaderData
  const { t, locale, format } = useLanguage()
  const messages = errorMessages(t, error, {
    repeat: t('series.repeat'),
    weekdays: t('series.weekdays'),
    every: t('series.every'),
    day: t('series.day'),
    from: t('series.from'),
    until: t('series.until'),
  })
  return (
    <>
      <PageHeading>{t('series.title')}</PageHeading>
      <p className="text-muted">
        {t('series.text', { title: departure.title, day: format.stayDate(departure.starts_on, 'weekday') })}
      </p>
      <p>
        <Link className="link" to={adminLinks.departures(locale, { departure: departure.id })}>
          {t('series.back')}
        </Link>
      </p>
      <AdminForm
        method="get"
        action={adminLinks.departureSeries(locale)}
        heading={t('series.pattern')}
        hidden={{ departure: departure.id }}
        messages={messages}
        submit={t('series.show')}
        secondary={checked !== null}
      >
        <Select
          name="repeat"
          label={t('series.repeat')}
          defaultValue={pattern.repeat}
          options={[
            { value: 'week', label: t('series.everyWeek') },
            { value: 'month', label: t('series.everyMonth') },
            { value: 'hijri_month', label: t('series.everyHijriMonth') },
          ]}
        />
        {/* Fields of the other way to repeat are hidden by style sheet, so that the form works without scripts. */}
        <div className="series-week space-y-4">
          <Weekdays legend={t('series.weekdays')} chosen={pattern.weekdays ?? []} />
          <NumberInput {...messages.field('every')} hint={t('series.everyHint')} defaultValue={digits(pattern.every)} />
        </div>
        <div className="series-month">
          <NumberInput {...messages.field('day')} hint={t('series.dayHint')} defaultValue={digits(pattern.day)} />
        </div>
        <p className="field-hint">{t('series.untilHint', { days: maxSeriesDays })}</p>
        <SeriesPeriod values={pattern} messages={messages} />
      </AdminForm>
      {checked && <Days {...{ departure, checked, sentKey }} error={actionData?.error} />}
    </>
  )
}

const digits = (number: number | undefined) => (Number.isFinite(number) ? String(number) : '')

type Loaded = Route.ComponentProps['loaderData']

function Days({
  departure,
  checked: { days, max },
  sentKey,
  error,
}: Pick<Loaded, 'departure' | 'sentKey'> & { checked: NonNullable<Loaded['checked']>; error: ApiError | undefined }) {
  const { t, locale, format } = useLanguage()
  const count = days.filter(({ exists }) => !exists).length
  return (
    <SeriesDays
      legend={t('series.days')}
      hint={t('series.daysHint', { max })}
      none={t('series.none')}
      tooMany={count > max ? t('series.tooMany', { count, max }) : null}
      allDisabled={t('series.allExist')}
      days={days.map(({ starts_on, ends_on, exists }) => ({
        value: starts_on,
        disabled: exists,
        label: (
          <>
            {t('series.dayOf', {
              from: format.stayDate(starts_on, 'weekday'),
              until: format.stayDate(ends_on, 'medium'),
              hijri: hijri(starts_on, locale),
            })}
            {exists && <span className="text-muted"> · {t('series.exists')}</span>}
          </>
        ),
      }))}
      error={error}
      hidden={{ departure: departure.id, version: departure.version, key: sentKey }}
      submit={t('series.add')}
    >
      <Checkbox name="closed" value="yes" label={t('series.closed')} defaultChecked={departure.closed} />
    </SeriesDays>
  )
}
