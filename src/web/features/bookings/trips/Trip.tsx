import { Link } from 'react-router'
import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import { BookingCard } from '#web/features/bookings/BookingCard.tsx'
import { useNextStep } from '#web/features/bookings/trips/MainAction.tsx'
import { citiesOf, waitsForTraveller, type UnpaidOrder } from '#web/features/bookings/trips/trip-order.ts'
import { documentLinks, tripLinks } from '#links/booking.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'

/** The bookings that belong together: the cities, the dates, the days left, and how many wait for the traveller. */
export function Trip({
  trip,
  today,
  unpaidOrders,
}: {
  trip: ListedBooking[]
  today: string
  /** Orders to pay, some of whose bookings may be of other trips. */
  unpaidOrders: readonly UnpaidOrder[]
}) {
  const { t, locale, format } = useLanguage()
  const withoutTransfer = trip.find(({ can_add_transfer }) => can_add_transfer)
  const reference = trip[0]?.reference ?? ''
  const days = trip.flatMap(({ check_in, last_day }) => [check_in, last_day]).sort()
  const first = days[0] ?? today
  const last = days.at(-1) ?? first
  const waiting = trip.filter(waitsForTraveller)
  const next = useNextStep(waiting[0])
  const isPaidTogether = ({ order, status }: ListedBooking) =>
    status === 'pending' && unpaidOrders.some((one) => one.order === order)
  const unpaid = unpaidOrders.filter(({ order }) => trip.some((one) => one.order === order && isPaidTogether(one)))
  const cities = format.list(citiesOf(trip))
  return (
    <section aria-labelledby={`trip-${reference}`} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`trip-${reference}`} className="text-title">
          {t('trips.tripTo', { cities, dates: format.stayRange(first, last) })}
        </h2>
        <p className="text-brass-text font-medium">
          {first >= today ? t('trips.daysLeft', { days: nightsBetween(today, first) }) : t('trips.underWay')}
          {next && (
            <>
              {' · '}
              <Link className="link" to={next.to}>
                {t('trips.waiting', { bookings: waiting.length })}
              </Link>
            </>
          )}
        </p>
      </div>
      {unpaid.map(({ order, bookings, amount }) => (
        <ButtonLink
          key={order}
          to={`${documentLinks.order(locale, order)}#pay`}
          icon="card"
          className="justify-self-start print:hidden"
        >
          {t('trips.payOrder', { amount: format.amount(amount), bookings })}
        </ButtonLink>
      ))}
      <ul className="grid gap-4">
        {trip.map((booking) => (
          <li key={booking.reference}>
            <BookingCard
              // Bookings that are paid together above offer no payment of their own.
              booking={isPaidTogether(booking) ? { ...booking, to_pay: null } : booking}
              heading="h3"
            />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        {withoutTransfer && (
          <Link className="link" to={tripLinks.transfers(locale, withoutTransfer.reference)}>
            {t('transfers.add')}
          </Link>
        )}
        <Link className="link" to={tripLinks.share(locale, reference)}>
          {t('booking.shareTrip')}
        </Link>
      </p>
    </section>
  )
}
