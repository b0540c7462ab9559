import { data } from 'react-router'
import { bookingDates, bookingLength, isAtAnHour } from '#domains/bookings/contract/booking-dates.ts'
import type { SharedTrip } from '#domains/trips/contract.ts'
import { mapLinks } from '#domains/places/map-links.ts'
import { useLanguage } from '#i18n/react.tsx'
import { errorResponse, requestContext } from '#web/lib/loaders.ts'
import { tripLinks } from '#links/booking.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { NarrowPage, PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/trip'

export const meta: Route.MetaFunction = (args) =>
  titleOf(args, args.loaderData?.trip ? 'trip.title' : 'trip.endedTitle')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, origin } = context.get(requestContext)
  const token = url.searchParams.get('token') ?? ''
  const answer = await api.show_trip({ token })
  if (!answer.ok) {
    const { code } = answer.error
    if (code === 'link_expired' || code === 'invalid_input') return data({ trip: null, calendar: '', feed: '' }, 410)
    throw errorResponse(answer.error)
  }
  const calendar = tripLinks.calendar(locale, token)
  return data({ trip: answer.data, calendar, feed: (origin + calendar).replace(/^https?/, 'webcal') })
}

export default function Trip({ loaderData: { trip, calendar, feed } }: Route.ComponentProps) {
  const { t, format } = useLanguage()
  if (!trip) {
    return (
      <div className="page-width py-12">
        <PageHeading className="sr-only">{t('trip.endedTitle')}</PageHeading>
        <EmptyState icon="calendar" title={t('trip.endedTitle')}>
          <p className="text-muted">{t('trip.endedText')}</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <NarrowPage rem={44}>
      <div className="grid gap-2">
        <PageHeading>
          {trip.travellers.length > 0 ? t('trip.titleOf', { names: format.list(trip.travellers) }) : t('trip.title')}
        </PageHeading>
        <p className="text-lead">
          {format.stayRange(trip.first_day, trip.last_day)}
          <span className="text-muted text-note block">{format.hijriRange(trip.first_day, trip.last_day)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <a href={calendar} className="button button-secondary">
          <Icon name="calendar" />
          {t('trip.calendar')}
        </a>
        <a href={feed} className="link">
          {t('trip.subscribe')}
        </a>
      </div>
      <ol className="grid gap-4">
        {trip.bookings.map((booking, i) => (
          <li key={i}>
            <Part booking={booking} />
          </li>
        ))}
      </ol>
      <p className="text-muted text-note">
        {t('trip.validUntil', { date: format.stayDate(trip.valid_until, 'full') })}
      </p>
    </NarrowPage>
  )
}

function Part({ booking }: { booking: SharedTrip['bookings'][number] }) {
  const { t, format } = useLanguage()
  const { name, point, phone, starts_at, ends_at } = booking
  const isStay = booking.kind === 'stay'
  const length = bookingLength(format, booking)
  const times = [
    starts_at &&
      !isAtAnHour(booking) &&
      t(isStay ? 'trip.checkIn' : 'trip.startsAt', { time: format.clock(starts_at) }),
    ends_at && t('trip.checkOut', { time: format.clock(ends_at) }),
  ].filter(Boolean)
  return (
    <article className="card grid gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-title">
          <bdi>{name}</bdi>
        </h2>
        {!booking.confirmed && <Badge tone="warning">{t('trip.unconfirmed')}</Badge>}
      </div>
      <p className="font-medium">
        {bookingDates(format, booking)}
        {length !== null && <span className="text-muted font-normal"> · {length}</span>}
      </p>
      {times.length > 0 && <p>{times.join(' · ')}</p>}
      {booking.option && <p>{booking.option}</p>}
      <p className="text-muted">{booking.address}</p>
      {booking.meeting && booking.meeting !== booking.address && <p>{t('trip.meeting', { place: booking.meeting })}</p>}
      {booking.flight && <p>{t('trip.flight', { flight: booking.flight })}</p>}
      {booking.hotels.length > 0 && (
        <div>
          <h3 className="font-medium">{t('trip.hotels')}</h3>
          <ul>
            {booking.hotels.map((hotel) => (
              <li key={hotel.name}>
                {t('trip.hotelNights', { name: hotel.name, nights: format.nights(hotel.nights) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {booking.programme.length > 0 && (
        <Disclosure summary={t('trip.programme')}>
          <ol className="grid gap-1">
            {booking.programme.map(({ date, title }) => (
              <li key={date}>{t('trip.programmeDay', { date: format.stayDate(date), title })}</li>
            ))}
          </ol>
        </Disclosure>
      )}
      {(point || phone) && (
        <p className="flex flex-wrap gap-x-4 gap-y-2 print:hidden">
          {point &&
            mapLinks(point, name).apps.map(({ map, href }) => (
              <a key={map} className="link" href={href} rel="noreferrer" target="_blank">
                <bdi>{map}</bdi>
              </a>
            ))}
          {phone && (
            <a className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
              {t('trip.phone')}
            </a>
          )}
        </p>
      )}
    </article>
  )
}
