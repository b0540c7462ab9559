import { redirect } from 'react-router'
import { bookingGroups, type BookingGroup } from '#domains/bookings/model/rules.ts'
import { BookingCard } from '#web/features/bookings/BookingCard.tsx'
import { Trip } from '#web/features/bookings/trips/Trip.tsx'
import { orderedTrips, unpaidOrders } from '#web/features/bookings/trips/trip-order.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { reviewLinks, documentLinks } from '#links/booking.ts'
import { links } from '#links/site.ts'
import { OfflineLine } from '#web/app/offline/OfflineLine.tsx'
import { useSavedOffline } from '#web/app/offline/cache-offline.ts'
import { errorResponse, requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/my-booking'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'booking.myTitle')

/** Upcoming bookings are grouped into trips, so a page contains as many as possible. */
const perPage = { upcoming: 50, past: 10, cancelled: 10 } as const satisfies Record<BookingGroup, number>

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, today } = context.get(requestContext)
  const query = url.searchParams
  const group = bookingGroups.find((one) => one === query.get('group')) ?? 'upcoming'
  if (!signedIn) throw redirect(links.signin(locale, links.myBooking(locale)))
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(query.get('page'))) || 1))
  const [answer, reviews] = await Promise.all([
    api.fetch_my_bookings({ group, page, per_page: perPage[group] }),
    group === 'past' ? api.fetch_my_reviews() : null,
  ])
  if (!answer.ok) throw errorResponse(answer.error)
  if (reviews && !reviews.ok) throw errorResponse(reviews.error)
  return { group, page, today, bookings: answer.data, total: answer.meta?.total ?? 0, reviews: reviews?.data ?? [] }
}

export default function MyBooking({ loaderData }: Route.ComponentProps) {
  const { group, page, today, bookings, total, reviews } = loaderData
  const { t, locale } = useLanguage()
  const carried = group === 'upcoming' && page === 1 ? bookings.filter(({ status }) => status === 'confirmed') : null
  const documents = (carried ?? []).flatMap(({ reference }) => [
    documentLinks.voucher(locale, reference),
    documentLinks.voucherFile(locale, reference),
  ])
  useSavedOffline(
    // The list links to the saved documents, so it is saved as well.
    documents.length > 0 ? [links.myBooking(locale), ...documents] : [],
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
          title={t(`trips.empty_${group}`)}
          actions={group === 'upcoming' && <ButtonLink to={links.home(locale)}>{t('booking.findStay')}</ButtonLink>}
        >
          <p className="text-muted">{t(`trips.emptyText_${group}`)}</p>
        </EmptyState>
      ) : group === 'upcoming' ? (
        orderedTrips(bookings).map((trip) => (
          <Trip key={trip[0]?.reference} {...{ trip, today }} unpaidOrders={unpaidOrders(bookings)} />
        ))
      ) : (
        <ul className="grid gap-4">
          {bookings.map((booking) => {
            const review = reviews.find(({ reference }) => reference === booking.reference)
            return (
              <li key={booking.reference}>
                <BookingCard booking={booking} action={review && <ReviewLink review={review} />} />
              </li>
            )
          })}
        </ul>
      )}
      {documents.length > 0 && (
        <p className="text-muted text-note with-scripts print:hidden">{t('voucher.listOffline')}</p>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / perPage[group])}
        hrefOf={(n) => links.myBooking(locale, group, n)}
      />
    </div>
  )
}

/** Opens the form of the review, or the review of the traveller. */
function ReviewLink({ review }: { review: { reviewed: boolean; token: string } }) {
  const { t, locale } = useLanguage()
  return (
    <ButtonLink to={reviewLinks.form(locale, review.token)} variant="secondary" icon="star" className="print:hidden">
      {t(review.reviewed ? 'booking.yourReview' : 'booking.writeReview')}
    </ButtonLink>
  )
}
