import { Form, Link } from 'react-router'
import { isOver } from '#domains/bookings/model/rules.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import { bookingStatuses, type BookingStatus } from '#domains/bookings/model/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { useBookingColumns } from '#web/admin/bookings/booking-columns.tsx'
import { adminLinks } from '#links/admin.ts'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { dateError } from '#web/ui/dates/date-error.ts'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'
import { Table } from '#web/ui/figures/Table.tsx'
import { dateIn, typedIn } from '#web/ui/dates/submitted-dates.ts'
import { adminRequest } from '#web/admin/admin-request.ts'
import type { Route } from './+types/bookings'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'adminbookings.title')

/** Booking lists by the statuses that they contain; `in_house` has only guests who are checked in. */
const groups = {
  waiting: ['waiting'],
  waiting_user: ['waiting_user'],
  pending: ['pending'],
  confirmed: ['confirmed'],
  in_house: ['confirmed'],
  ended: bookingStatuses.filter(isOver),
} as const satisfies Record<string, readonly BookingStatus[]>
type Group = keyof typeof groups

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const text = (name: string) => query.get(name)?.trim().slice(0, 120) || undefined
  const status = query.get('status')
  const group = (Object.keys(groups) as Group[]).find((one) => one === status)
  const single = bookingStatuses.find((one) => one === status)
  const filter = {
    q: text('q') ?? '',
    kind: productKinds.find((one) => one === query.get('kind')),
    hotel: text('hotel')?.slice(0, 80),
    from: typedIn(query, 'from'),
    to: typedIn(query, 'to'),
  }
  const after = Math.trunc(Number(query.get('after'))) || undefined
  const answer = await api.fetch_admin_bookings({
    ...filter,
    from: dateIn(query, 'from'),
    to: dateIn(query, 'to'),
    status: group ? [...groups[group]] : single ? [single] : [],
    in_house: group === 'in_house',
    after,
  })
  return { ...dataOf(answer), filter, group: group ?? null }
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { rows, total, counts, more, filter, group } = loaderData
  const { t, locale } = useLanguage()
  const to = (status: Group | undefined) => adminLinks.bookings(locale, { ...filter, status })
  const segments: [string, Group | undefined][] = [
    [t('adminbookings.all'), undefined],
    [t('adminbookings.waiting', { count: counts.waiting }), 'waiting'],
    [t('adminbookings.waitingUser', { count: counts.waiting_user }), 'waiting_user'],
    [t('adminbookings.pending', { count: counts.pending }), 'pending'],
    [t('adminbookings.confirmed'), 'confirmed'],
    [t('adminbookings.stayingNow'), 'in_house'],
    [t('adminbookings.ended'), 'ended'],
  ]
  const columns = Object.values(useBookingColumns())
  const last = rows.at(-1)
  return (
    <>
      <PageHeading>{t('adminbookings.title')}</PageHeading>
      <Segments
        label={t('adminbookings.shown')}
        items={segments.map(([label, status]) => ({ label, to: to(status), current: (status ?? null) === group }))}
      />
      <Disclosure
        summary={t('adminbookings.filters')}
        className="admin-fold"
        open={Object.values(filter).some(Boolean)}
      >
        <Form method="get" className="admin-filter" noValidate>
          {group && <input type="hidden" name="status" value={group} />}
          <BasicInput
            label={t('admin.search')}
            name="q"
            type="search"
            dir="auto"
            defaultValue={filter.q}
            key={filter.q}
          />
          <Select
            label={t('adminbookings.kind')}
            name="kind"
            defaultValue={filter.kind ?? ''}
            empty={t('adminbookings.anyKind')}
            options={productKinds.map((kind) => ({ value: kind, label: t('adminbookings.kindOf', { kind }) }))}
          />
          <BasicInput label={t('adminbookings.hotel')} name="hotel" dir="auto" defaultValue={filter.hotel} />
          {(['from', 'to'] as const).map((name) => (
            <DateInput
              label={t(`adminbookings.${name}`)}
              name={name}
              defaultValue={filter[name]}
              error={dateError(t, filter[name])}
              key={`${name} ${filter[name]}`}
            />
          ))}
          <Button type="submit" variant="secondary" icon="filter">
            {t('adminbookings.filter')}
          </Button>
        </Form>
      </Disclosure>
      {rows.length === 0 ? (
        <EmptyState icon="search" title={t('adminbookings.none')}>
          <p className="text-muted">{t('adminbookings.noneText')}</p>
        </EmptyState>
      ) : (
        <Table
          caption={t('adminbookings.found', { count: total })}
          columns={columns}
          rows={rows}
          keyOf={(row) => row.reference}
          narrow="lines"
        />
      )}
      {more && last && (
        <Link
          className="link"
          to={adminLinks.bookings(locale, { ...filter, status: group ?? undefined, after: last.id })}
        >
          {t('adminbookings.more')}
        </Link>
      )}
    </>
  )
}
