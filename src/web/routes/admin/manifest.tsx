import { Form, Link } from 'react-router'
import type { ManifestLine } from '#domains/traveller-details/contract.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { MissingDetails } from '#web/admin/bookings/MissingDetails.tsx'
import { dateIn, typedIn } from '#web/ui/dates/submitted-dates.ts'
import { adminRequest } from '#web/admin/admin-request.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { dateError } from '#web/ui/dates/date-error.ts'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import type { Route } from './+types/manifest'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'manifest.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, now, query, dataOf } = adminRequest(request, context)
  const departure = Number(query.get('departure')) || null
  const day = dateIn(query, 'day') ?? todayIn(siteTimeZone, now)
  const answer = dataOf(await api.fetch_manifest(departure ? { departure } : { day }))
  return { ...answer, departure, day: typedIn(query, 'day') || day }
}

export default function Manifest({ loaderData }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  const { title, date, bookings, departures, departure, day } = loaderData
  const columns: Column<ManifestLine>[] = [
    {
      label: t('manifest.reference'),
      cell: (one) => (
        <Link className="link" to={adminLinks.bookingTravellers(locale, one.reference)}>
          <bdi>{one.reference}</bdi>
        </Link>
      ),
    },
    { label: t('manifest.guest'), cell: (one) => <bdi>{one.guest}</bdi> },
    {
      label: t('manifest.about'),
      cell: (one) => (
        <>
          <bdi>{one.about}</bdi>
          {one.time && ` · ${format.clock(one.time)}`}
        </>
      ),
    },
    { label: t('manifest.guests'), cell: (one) => format.number(one.guests), end: true },
    { label: t('manifest.state'), cell: (one) => <MissingDetails line={one} /> },
  ]
  const choices = departures.map((one) => ({
    value: String(one.id),
    label: t('manifest.departureChoice', {
      title: one.title,
      date: format.stayDate(one.starts_on, 'full'),
      bookings: one.bookings,
    }),
  }))
  return (
    <>
      <PageHeading>{t('manifest.title')}</PageHeading>
      <p className="text-muted">{t('manifest.text')}</p>
      <Form method="get" className="admin-card admin-filter">
        <Select
          label={t('manifest.departure')}
          name="departure"
          key={departure ?? 'day'}
          defaultValue={String(departure ?? '')}
          optional
          empty={t('manifest.chooseDeparture')}
          options={choices}
        />
        <DateInput
          label={t('manifest.day')}
          name="day"
          optional
          defaultValue={day}
          error={dateError(t, day)}
          key={day}
        />
        <Button type="submit" variant="secondary">
          {t('adminbookings.filter')}
        </Button>
      </Form>
      <h2 className="text-title">
        {title && <bdi>{title} · </bdi>}
        {format.stayDate(date, 'full')}
      </h2>
      {bookings.length === 0 ? (
        <EmptyState icon="guests" title={t('manifest.none')}>
          {t('manifest.noneText')}
        </EmptyState>
      ) : (
        <>
          <Table caption={t('manifest.title')} columns={columns} rows={bookings} keyOf={(one) => one.reference} />
          <form method="post" action={adminLinks.manifestFile(locale)} className="admin-card grid gap-3">
            {departure ? (
              <input type="hidden" name="departure" value={departure} />
            ) : (
              <input type="hidden" name="day" value={date} />
            )}
            <p className="text-muted">{t('manifest.exportText')}</p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="format" value="xlsx">
                {t('manifest.exportXlsx')}
              </Button>
              <Button type="submit" name="format" value="csv" variant="secondary">
                {t('manifest.exportCsv')}
              </Button>
            </div>
          </form>
        </>
      )}
    </>
  )
}
