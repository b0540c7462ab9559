import { data, Link, redirect } from 'react-router'
import { type ApiError, errorStatus } from '#api/errors.ts'
import type { AdminDeparture } from '#domains/products/packages/admin/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import type { Query } from '#links/site.ts'
import { DepartureForm } from '#web/admin/inventory/DepartureForm.tsx'
import { PackageHotels } from '#web/admin/inventory/PackageHotels.tsx'
import { SeriesUndo } from '#web/admin/inventory/SeriesParts.tsx'
import { readDeparture, readTerms } from '#web/admin/inventory/departure-form.ts'
import { idOf, numberOf } from '#web/admin/inventory/stock-form.ts'
import { textOf } from '#web/lib/forms.ts'
import { dateOf } from '#web/ui/dates/submitted-dates.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { SelectForm } from '#web/admin/SelectForm.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'
import { type Column, Table } from '#web/ui/figures/Table.tsx'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import '#web/admin/inventory/stock.css'
import type { Route } from './+types/departures'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'stock.departures')

const savings = {
  added: 'stock.departureAdded',
  changed: 'stock.departureSaved',
  deleted: 'stock.departureDeleted',
  moved: 'series.moved',
  undone: 'series.undone',
} as const

const perPage = 25

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const packageId = idOf(query.get('package')) || undefined
  const open = idOf(query.get('departure')) || undefined
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 1_000)
  const answer = await api.fetch_departures({ package_id: packageId, departure_id: open, page, per_page: perPage })
  const catalogue = dataOf(answer)
  const chosen = catalogue.departure
  const packageHotels = chosen ? await api.fetch_departure_hotels({ departure_id: chosen.id }) : null
  return {
    ...catalogue,
    packageId,
    page,
    pages: Math.ceil(((answer.ok && answer.meta?.total) || 0) / perPage),
    begins: query.has('new'),
    packageHotels: packageHotels?.ok ? packageHotels.data : null,
    saved: (Object.keys(savings) as (keyof typeof savings)[]).find((one) => one === query.get('saved')),
    substituted: query.has('substituted'),
    added: idsIn(query.get('added')),
  }
}

/** Ids separated by tildes. */
function idsIn(text: string | null): number[] {
  return (text ?? '')
    .split('~')
    .map(idOf)
    .filter((id) => id > 0)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, query, dataOf, responseTo, form } = await adminForm(request, context)
  const shown = { package: query.get('package') ?? undefined, page: query.get('page') ?? undefined }
  const departure_id = idOf(textOf(form, 'departure'))
  const version = textOf(form, 'version')
  const done = (part: Part, { ok, error }: { ok: boolean; error?: ApiError }, next: Query) => {
    if (ok || !error) throw redirect(adminLinks.departures(locale, next))
    return data({ part, error }, { status: errorStatus[error.code] })
  }
  switch (textOf(form, 'intent')) {
    case 'add': {
      const { packages } = dataOf(await api.fetch_departures({ per_page: 1 }))
      const added = await api.create_departure(readDeparture(form, packages))
      // Opens the new departure, whatever its position in the list.
      const departure = added.ok ? added.data.departure_id : undefined
      return done('new', added, { package: shown.package, saved: 'added', departure })
    }
    case 'substitute': {
      const substituted = await api.substitute_hotel({
        departure_id,
        position: numberOf(form, 'position') ?? Number.NaN,
        seen_hotel_id: textOf(form, 'seen') === '' ? null : idOf(textOf(form, 'seen')),
        hotel: textOf(form, 'hotel').trim(),
        hours: numberOf(form, 'hours') ?? Number.NaN,
      })
      return done('hotels', substituted, { departure: departure_id, substituted: 1 })
    }
    case 'delete':
      return done('terms', await api.delete_departure({ departure_id, version }), { saved: 'deleted' })
    case 'undo-series': {
      const departure_ids = idsIn(textOf(form, 'added'))
      return done('series', await api.undo_departure_series({ departure_ids }), { saved: 'undone' })
    }
    case 'move': {
      const moved = await api.move_departure({ departure_id, version, starts_on: dateOf(form, 'moved_to') })
      return done('terms', moved, { saved: 'moved', departure: departure_id })
    }
    default: {
      const { departure } = dataOf(await api.fetch_departures({ departure_id, per_page: 1 }))
      if (!departure) throw responseTo({ code: 'not_found' })
      const changed = await api.change_departure(readTerms(form, departure))
      return done('terms', changed, { ...shown, saved: 'changed', departure: departure_id })
    }
  }
}

/** The part of the page to which an error belongs. */
type Part = 'new' | 'terms' | 'hotels' | 'series'

export default function Departures({ loaderData, actionData }: Route.ComponentProps) {
  const { may_change, departures, departure: chosen, packages, packageId, page, pages } = loaderData
  const { begins, saved, substituted, added, packageHotels } = loaderData
  const failure = (part: Part) => (actionData?.part === part ? actionData.error : undefined)
  const { t, locale, format } = useLanguage()
  const hrefOf = (shown: Parameters<typeof adminLinks.departures>[1]) =>
    adminLinks.departures(locale, { package: packageId, ...shown })
  const columns: Column<AdminDeparture>[] = [
    {
      label: t('stock.departure'),
      cell: ({ id, title }) => (
        <Link className="link" to={hrefOf({ page: page > 1 ? page : undefined, departure: id })}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      label: t('stock.departureDates'),
      place: 'last',
      cell: ({ starts_on, ends_on }) => format.stayRange(starts_on, ends_on),
    },
    {
      label: t('stock.seats'),
      cell: ({ held, sold, seats, closed }) => (
        <span>
          {t('stock.seatsTaken', { taken: held + sold, seats })}
          {closed && <span className="text-danger block">{t('stock.departureClosed')}</span>}
        </span>
      ),
    },
    {
      label: t('stock.fromPrice'),
      place: 'last',
      cell: ({ prices, currency }) => {
        const [lowest] = prices.slice().sort((a, b) => a.adult - b.adult)
        return lowest && t('stock.fromAdult', { amount: format.money(lowest.adult, currency) })
      },
    },
  ]
  return (
    <>
      <PageHeading>{t('stock.departures')}</PageHeading>
      <p className="text-muted">{t('stock.departuresText')}</p>
      {saved && !actionData && <Alert key={chosen?.version} tone="success" title={t(savings[saved])} announce />}
      {substituted && <Alert tone="success" title={t('adminpackages.substitutedNow')} announce />}
      {may_change && added.length > 0 && (
        <SeriesUndo
          title={t('series.added', { count: added.length })}
          undo={t('series.undo')}
          hidden={{ added: added.join('~') }}
          error={failure('series')}
        />
      )}
      {may_change && !begins && (
        <p>
          <Link className="link" to={hrefOf({ new: 1 })}>
            {t('stock.addDeparture')}
          </Link>
        </p>
      )}
      {may_change && begins && <DepartureForm {...{ packages, packageId }} error={failure('new')} />}
      {chosen && may_change && (
        <DepartureForm
          key={`${chosen.id} ${chosen.version}`}
          departure={chosen}
          packages={packages}
          error={failure('terms')}
        />
      )}
      {chosen && packageHotels && (
        <PackageHotels departure={chosen.id} hotels={packageHotels} error={failure('hotels')} />
      )}
      <SelectForm action={adminLinks.departures(locale)}>
        <Select
          label={t('stock.departurePackage')}
          name="package"
          key={packageId}
          defaultValue={packageId === undefined ? '' : String(packageId)}
          empty={t('stock.departuresOfAll')}
          options={packages.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      </SelectForm>
      {departures.length === 0 ? (
        <EmptyState icon="plane" title={t('stock.noDepartures')} />
      ) : (
        <Table
          caption={t('stock.departures')}
          columns={columns}
          rows={departures}
          keyOf={({ id }) => id}
          narrow="lines"
        />
      )}
      <Pagination page={page} pages={pages} hrefOf={(to) => hrefOf({ page: to })} />
    </>
  )
}
