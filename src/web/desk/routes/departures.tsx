import { data, Form, Link, redirect } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import type { DeskDeparture } from '#domains/packages/desk-contract.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { DepartureForm } from '#web/desk/DepartureForm.tsx'
import { Houses } from '#web/desk/Houses.tsx'
import { NewDeparture } from '#web/desk/NewDeparture.tsx'
import { readDeparture, readTerms } from '#web/desk/departure-form.ts'
import { deskRefused } from '#web/desk/refused.ts'
import { idOf, numberOf } from '#web/desk/stock-form.ts'
import { textOf } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Pagination } from '#web/kit/Pagination.tsx'
import { Select } from '#web/kit/Select.tsx'
import { Table, type Column } from '#web/kit/Table.tsx'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/departures.ts'
import '#web/desk/stock.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'stock.departures')

const savings = {
  added: 'stock.departureAdded',
  changed: 'stock.departureSaved',
  deleted: 'stock.departureDeleted',
} as const

const perPage = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const of = idOf(query.get('package')) || undefined
  const open = idOf(query.get('departure')) || undefined
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 1_000)
  const found = await api.fetch_departures({ package_id: of, departure_id: open, page, per_page: perPage })
  if (!found.ok) throw deskRefused(found.error, locale, request)
  const chosen = found.data.departure
  const houses = chosen ? await api.fetch_departure_houses({ departure_id: chosen.id }) : null
  return {
    ...found.data,
    of,
    page,
    pages: Math.ceil((found.meta?.total ?? 0) / perPage),
    begins: query.has('new'),
    houses: houses?.ok ? houses.data : null,
    saved: (Object.keys(savings) as (keyof typeof savings)[]).find((one) => one === query.get('saved')),
    substituted: query.has('substituted'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const query = new URL(request.url).searchParams
  const of = query.get('package') ?? undefined
  if (textOf(form, 'intent') === 'add') {
    const listed = await api.fetch_departures({ per_page: 1 })
    if (!listed.ok) throw deskRefused(listed.error, locale, request)
    const added = await api.create_departure(readDeparture(form, listed.data.packages))
    if (added.ok) {
      // Wherever it stands in the list, it is there to be looked at.
      throw redirect(deskLinks.departures(locale, { package: of, saved: 'added', departure: added.data.departure_id }))
    }
    const refused: Refusal = added.error
    return data({ of: 'new' as const, refusal: refused }, { status: errorStatus[refused.code] })
  }
  const departure_id = idOf(textOf(form, 'departure'))
  if (textOf(form, 'intent') === 'substitute') {
    const substituted = await api.substitute_house({
      departure_id,
      position: numberOf(form, 'position') ?? Number.NaN,
      seen_hotel_id: idOf(textOf(form, 'seen')),
      hotel: textOf(form, 'hotel').trim(),
      hours: numberOf(form, 'hours') ?? Number.NaN,
    })
    if (substituted.ok) throw redirect(deskLinks.departures(locale, { departure: departure_id, substituted: 1 }))
    const refusal: Refusal = substituted.error
    return data({ of: 'houses' as const, refusal }, { status: errorStatus[refusal.code] })
  }
  if (textOf(form, 'intent') === 'delete') {
    const deleted = await api.delete_departure({ departure_id, version: textOf(form, 'version') })
    if (deleted.ok) throw redirect(deskLinks.departures(locale, { saved: 'deleted' }))
    const refusal: Refusal = deleted.error
    return data({ of: 'terms' as const, refusal }, { status: errorStatus[refusal.code] })
  }
  const found = await api.fetch_departures({ departure_id, per_page: 1 })
  if (!found.ok) throw deskRefused(found.error, locale, request)
  const { departure } = found.data
  if (!departure) throw deskRefused({ code: 'not_found' }, locale, request)
  const changed = await api.change_departure(readTerms(form, departure))
  if (changed.ok) {
    const page = query.get('page') ?? undefined
    throw redirect(deskLinks.departures(locale, { package: of, page, saved: 'changed', departure: departure_id }))
  }
  const refusal: Refusal = changed.error
  return data({ of: 'terms' as const, refusal }, { status: errorStatus[refusal.code] })
}

export default function Departures({ loaderData, actionData }: Route.ComponentProps) {
  const {
    may_change,
    departures,
    departure: chosen,
    packages,
    of,
    page,
    pages,
    begins,
    saved,
    substituted,
    houses,
  } = loaderData
  const refused = (of: 'new' | 'terms' | 'houses') => (actionData?.of === of ? actionData.refusal : undefined)
  const t = useText()
  const locale = useLocale()
  const format = useFormat()
  const columns: Column<DeskDeparture>[] = [
    {
      label: t('stock.departure'),
      cell: ({ id, title }) => (
        <Link
          className="link"
          to={deskLinks.departures(locale, { package: of, page: page > 1 ? page : undefined, departure: id })}
        >
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    { label: t('stock.departureDates'), cell: ({ starts_on, ends_on }) => format.stayRange(starts_on, ends_on) },
    {
      label: t('stock.seats'),
      cell: ({ held, sold, seats, closed }) => (
        <>
          {t('stock.seatsTaken', { taken: held + sold, seats })}
          {closed && <span className="stock-wrong block">{t('stock.departureClosed')}</span>}
        </>
      ),
    },
    {
      label: t('stock.fromPrice'),
      cell: ({ prices, currency }) =>
        prices.map(({ sharing, adult }) => (
          <span key={sharing} className="block">
            {t('stock.adultSharing', { sharing })}: {format.money(adult, currency)}
          </span>
        )),
    },
  ]
  return (
    <>
      <PageHeading>{t('stock.departures')}</PageHeading>
      <p className="text-muted">{t('stock.departuresText')}</p>
      {saved && !actionData && <Alert key={chosen?.version} tone="success" title={t(savings[saved])} announce />}
      {substituted && <Alert tone="success" title={t('journeydesk.substitutedNow')} announce />}
      {may_change && !begins && (
        <p>
          <Link className="link" to={deskLinks.departures(locale, { new: 1, package: of })}>
            {t('stock.addDeparture')}
          </Link>
        </p>
      )}
      {may_change && begins && <NewDeparture packages={packages} of={of} refusal={refused('new')} />}
      {chosen && may_change && (
        <DepartureForm key={`${chosen.id} ${chosen.version}`} departure={chosen} refusal={refused('terms')} />
      )}
      {chosen && houses && <Houses departure={chosen.id} houses={houses} refusal={refused('houses')} />}
      <Form method="get" action={deskLinks.departures(locale)} className="desk-filter">
        <Select
          label={t('stock.departuresOf')}
          name="package"
          key={of}
          defaultValue={of === undefined ? '' : String(of)}
          options={[
            { value: '', label: t('stock.departuresOfAll') },
            ...packages.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
        <div>
          <Button type="submit" variant="secondary">
            {t('stock.showDepartures')}
          </Button>
        </div>
      </Form>
      {departures.length === 0 ? (
        <EmptyState icon="plane" title={t('stock.noDepartures')} />
      ) : (
        <Table
          caption={t('stock.departures')}
          columns={columns}
          rows={departures}
          keyOf={({ id }) => id}
          narrow="scroll"
        />
      )}
      <Pagination page={page} pages={pages} hrefOf={(to) => deskLinks.departures(locale, { package: of, page: to })} />
    </>
  )
}
