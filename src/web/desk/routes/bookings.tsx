import { Form, Link } from 'react-router'
import { bookingKinds } from '#domains/bookings/kinds.ts'
import { bookingStatuses, type BookingStatus } from '#domains/bookings/shapes.ts'
import { useLocale, useText } from '#text/react.tsx'
import { useBookingColumns } from '#web/desk/booking-columns.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { PlainInput } from '#web/desk/PlainInput.tsx'
import { deskRefused } from '#web/desk/refused.ts'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import { Select } from '#web/kit/Select.tsx'
import { Table } from '#web/kit/Table.tsx'

import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/bookings.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'handling.title')

/** The lists that bookings are looked at in, by what they wait for. */
const groups = {
  waiting: ['waiting'],
  waiting_user: ['waiting_user'],
  pending: ['pending'],
  confirmed: ['confirmed'],
  ended: ['rejected', 'expired', 'cancelled', 'completed', 'no_show'],
} as const satisfies Record<string, readonly BookingStatus[]>
type Group = keyof typeof groups

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const text = (name: string) => query.get(name)?.trim().slice(0, 120) || undefined
  const status = query.get('status')
  const group = (Object.keys(groups) as Group[]).find((one) => one === status)
  const single = bookingStatuses.find((one) => one === status)
  const date = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text(name) ?? '') ? text(name) : undefined)
  const asked = {
    q: text('q') ?? '',
    kind: bookingKinds.find((one) => one === query.get('kind')),
    hotel: text('hotel')?.slice(0, 80),
    from: date('from'),
    to: date('to'),
  }
  const after = Math.trunc(Number(query.get('after'))) || undefined
  const found = await api.fetch_desk_bookings({
    ...asked,
    status: group ? [...groups[group]] : single ? [single] : [],
    after,
  })
  if (!found.ok) throw deskRefused(found.error, locale, request)
  return { ...found.data, asked, group: group ?? null }
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { rows, total, counts, more, asked, group } = loaderData
  const t = useText()
  const locale = useLocale()
  const to = (status: Group | undefined) => deskLinks.bookings(locale, { ...asked, status })
  const segments: [string, Group | undefined][] = [
    [t('handling.all'), undefined],
    [t('handling.waiting', { count: counts.waiting }), 'waiting'],
    [t('handling.waitingUser', { count: counts.waiting_user }), 'waiting_user'],
    [t('handling.pending', { count: counts.pending }), 'pending'],
    [t('handling.confirmed'), 'confirmed'],
    [t('handling.ended'), 'ended'],
  ]
  const columns = useBookingColumns()
  const last = rows.at(-1)
  return (
    <>
      <PageHeading>{t('handling.title')}</PageHeading>
      <Segments
        label={t('handling.shown')}
        items={segments.map(([label, status]) => ({ label, to: to(status), current: (status ?? null) === group }))}
      />
      <Form method="get" className="desk-filter">
        {group && <input type="hidden" name="status" value={group} />}
        <PlainInput
          label={t('desk.search')}
          name="q"
          type="search"
          dir="auto"

          defaultValue={asked.q}
          key={asked.q}
        />
        <Select
          label={t('handling.kind')}
          name="kind"
          defaultValue={asked.kind ?? ''}
          options={[
            { value: '', label: t('handling.anyKind') },
            ...bookingKinds.map((kind) => ({ value: kind, label: t('handling.kindOf', { kind }) })),
          ]}
        />
        <PlainInput label={t('handling.hotel')} name="hotel" dir="auto" defaultValue={asked.hotel} />
        <PlainInput label={t('handling.from')} name="from" type="date" defaultValue={asked.from} />
        <PlainInput label={t('handling.to')} name="to" type="date" defaultValue={asked.to} />
        <Button type="submit" variant="secondary" icon="filter">
          {t('handling.filter')}
        </Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState icon="search" title={t('handling.none')}>
          <p className="text-muted">{t('handling.noneText')}</p>
        </EmptyState>
      ) : (
        <Table
          caption={t('handling.found', { count: total })}
          columns={columns}
          rows={rows}
          keyOf={(row) => row.reference}
        />
      )}
      {more && last && (
        <Link
          className="link"
          to={deskLinks.bookings(locale, { ...asked, status: group ?? undefined, after: last.id })}
        >
          {t('handling.more')}
        </Link>
      )}
    </>
  )
}
