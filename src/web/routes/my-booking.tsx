import { redirect } from 'react-router'
import { bookingGroups, type BookingGroup } from '#domains/bookings/groups.ts'
import { BookingCard } from '#domains/bookings/ui/BookingCard.tsx'
import { BookingPapers } from '#domains/bookings/ui/BookingPapers.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Pagination } from '#web/kit/Pagination.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import { links } from '#web/links.ts'
import { paperLinks } from '#web/paper-links.ts'
import { OfflineLine } from '#web/offline/OfflineLine.tsx'
import { useKeptOffline } from '#web/offline/keep-offline.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/my-booking.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'booking.myTitle')

const perPage = 10

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, signedIn } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const group = bookingGroups.find((one) => one === query.get('group')) ?? 'upcoming'
  if (!signedIn) throw redirect(links.signin(locale, links.myBooking(locale)))
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(query.get('page'))) || 1))
  const found = await api.fetch_my_bookings({ group, page, per_page: perPage })
  if (!found.ok) throw pageRefused(found.error)
  return { group, page, bookings: found.data, total: found.meta?.total ?? 0 }
}

export default function MyBooking({ loaderData: { group, page, bookings, total } }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const carried = group === 'upcoming' && page === 1 ? bookings.filter(({ status }) => status === 'confirmed') : null
  const papers = (carried ?? []).flatMap(({ reference }) => [
    paperLinks.voucher(locale, reference),
    paperLinks.voucherFile(locale, reference),
  ])
  useKeptOffline(
    // The list leads to what is kept, so it is kept beside it.
    papers.length > 0 ? [links.myBooking(locale), ...papers] : [],
    { only: carried !== null },
  )
  return (
    <div className="grid gap-6">
      <PageHeading>{t('booking.myTitle')}</PageHeading>
      <OfflineLine />
      <Segments
        label={t('booking.groups')}
        items={bookingGroups.map((one) => ({
          label: t(`booking.${one}`),
          to: links.myBooking(locale, one),
          current: one === group,
        }))}
      />
      {bookings.length === 0 ? (
        <EmptyState
          picture="empty/bookings"
          title={t(empty[group].title)}
          actions={group === 'upcoming' && <ButtonLink to={links.home(locale)}>{t('booking.findStay')}</ButtonLink>}
        >
          <p className="text-muted">{t(empty[group].text)}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {bookings.map((booking) => (
            <li key={booking.reference}>
              <BookingCard booking={booking}>
                <BookingPapers booking={booking} />
              </BookingCard>
            </li>
          ))}
        </ul>
      )}
      {papers.length > 0 && (
        <p className="text-muted text-note with-scripts print:hidden">{t('voucher.listOffline')}</p>
      )}
      <Pagination page={page} pages={Math.ceil(total / perPage)} hrefOf={(n) => links.myBooking(locale, group, n)} />
    </div>
  )
}

const empty = {
  upcoming: { title: 'booking.emptyUpcoming', text: 'booking.emptyUpcomingText' },
  past: { title: 'booking.emptyPast', text: 'booking.emptyPastText' },
  cancelled: { title: 'booking.emptyCancelled', text: 'booking.emptyCancelledText' },
} as const satisfies Record<BookingGroup, object>
