import { Link } from 'react-router'
import { addDays, nightsBetween } from '#domains/shared/dates.ts'
import { paymentLabel } from '#web/features/products/payment-label.ts'
import { cancellationLabel } from '#web/features/products/cancellation-label.ts'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'
import { NoResultsReason } from '#web/features/hotels/results/NoResults.tsx'
import { partIds, withStay } from '#web/features/hotels/two-cities/trip-address.ts'
import type { Chosen, City, CityStay, FoundTwoCities } from '#web/features/hotels/two-cities/find-two-cities.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { links, twoCitiesLinks } from '#links/site.ts'
import { withFilters } from '#web/lib/search/search-query.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { noFilters } from '#web/lib/search/stay-filters.ts'
import { twoCitiesQuery, type TwoCitiesSearch } from '#web/lib/search/two-cities.ts'

type Props = { trip: TwoCitiesSearch; found: FoundTwoCities; city: City; index: 0 | 1 }

/** One city of the trip: the chosen hotel with its rooms and terms, then the best others. */
export function CityColumn({ trip, found, city, index }: Props) {
  const { t, locale, format } = useLanguage()
  const stay = found.stays[index]
  const { search, chosen, hotels, total, why, gone } = stay
  const { check_in, check_out, occupancy } = search
  const query = withFilters({ check_in, check_out, occupancy }, trip.filters)
  const others = hotels.filter(({ id }) => id !== chosen?.hotel.id)
  const id = partIds[index]
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="two-cities-column grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <div>
        <h2 id={`${id}-title`} className="two-cities-step" data-step={format.number(index + 1)}>
          <bdi>{city.name}</bdi>
        </h2>
        <p className="text-muted">
          {[format.stayRange(check_in, check_out), format.nights(nightsBetween(check_in, check_out))].join(' · ')}
        </p>
      </div>
      {gone && (
        <Alert tone="warning">
          <p>{t('twocities.gone', { hotel: gone })}</p>
        </Alert>
      )}
      {chosen && (
        <div className="rounded-card border-primary grid grid-cols-1 gap-3 border-2 p-3">
          <p className="flex items-center justify-between gap-3">
            <span className="text-primary font-medium">{t('twocities.chosen', { city: city.name })}</span>
            <Link to={withStay(locale, trip, found, index, null)} rel="nofollow" className="link text-note">
              {t('twocities.drop')}
            </Link>
          </p>
          <HotelCard
            wide
            heading="h3"
            hotel={withPrice(chosen, nightsBetween(check_in, check_out))}
            href={links.hotel(locale, chosen.hotel.slug, query)}
          />
          <Rates {...{ trip, found, index, chosen }} />
        </div>
      )}
      {why && <NoHotels {...{ trip, stay, why, city }} />}
      {others.length > 0 && (
        <>
          {chosen && <h3 className="text-lead">{t('twocities.others', { city: city.name })}</h3>}
          <ul className="swipe grid gap-4 sm:grid-cols-2 lg:max-xl:grid-cols-1">
            {others.map((hotel, i) => (
              <li key={hotel.id} className="grid">
                <HotelCard
                  wide
                  heading="h3"
                  hotel={hotel}
                  priority={i === 0}
                  href={links.hotel(locale, hotel.slug, query)}
                  actions={
                    <ButtonLink
                      variant="secondary"
                      rel="nofollow"
                      to={withStay(locale, trip, found, index, { hotel: hotel.id, rate: null })}
                      aria-label={t('twocities.chooseOf', { hotel: hotel.name, city: city.name })}
                    >
                      {t('twocities.choose')}
                    </ButtonLink>
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {total > 0 && (
        <p>
          <Link to={links.hotels(locale, { ...query, where: city.where })} className="link inline-flex min-h-6">
            {t('search.seeAllIn', { count: total, city: city.name })}
          </Link>
        </p>
      )}
    </section>
  )
}

/** The card of a chosen hotel with the price and the terms of the chosen rate. */
function withPrice({ hotel, total, rate, rates }: Chosen, nights: number): Chosen['hotel'] {
  const chosenRate = rates.find(({ rate_plan_id }) => rate_plan_id === rate)
  const per_night = { minor: Math.round(total.minor / nights), currency: total.currency }
  if (!hotel.offer || !chosenRate) return hotel
  const { kind: cancellation_kind, free_until } = chosenRate.cancellation
  const offer = { ...hotel.offer, ...chosenRate, total, per_night, cancellation_kind, free_until, rooms_left: null }
  return { ...hotel, offer }
}

/** The rooms and rates of a chosen hotel as links; the current one is marked. */
function Rates({ trip, found, index, chosen }: Omit<Props, 'city'> & { chosen: Chosen }) {
  const { t, locale, format } = useLanguage()
  const { hotel, rates, rate: chosenRate, total } = chosen
  const current = chosenRate ?? rates.find((one) => one.total.minor === total.minor)?.rate_plan_id
  const { check_in, check_out, occupancy } = found.stays[index].search
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-lead">{t('twocities.terms')}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {rates.map((rate) => (
          <li key={rate.rate_plan_id}>
            <Link
              to={withStay(locale, trip, found, index, { hotel: hotel.id, rate: rate.rate_plan_id })}
              rel="nofollow"
              aria-current={rate.rate_plan_id === current ? 'true' : undefined}
              className="two-cities-rate"
            >
              <span className="min-w-0">
                <span className="block font-medium">
                  <bdi>{rate.room}</bdi> · {t(`stays.board_${rate.board}`)}
                </span>
                <span className="text-muted text-note block">
                  {cancellationLabel(rate.cancellation, hotel.time_zone, t, format)}
                </span>
                <span className="text-muted text-note block">
                  {paymentLabel(rate, { onRequest: hotel.supply === 'portal' }, t, (part) => listPrice(part, format))}
                </span>
              </span>
              <bdi className="font-semibold whitespace-nowrap">{listPrice(rate.total, format)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={links.hotel(locale, hotel.slug, { check_in, check_out, occupancy })} className="link text-note">
          {t('twocities.toHotel')}
        </Link>
      </p>
    </div>
  )
}

/** The reason why a city has no hotel for its nights, and the nearest trips for which it has. */
function NoHotels({
  trip,
  stay,
  why,
  city,
}: {
  trip: TwoCitiesSearch
  stay: CityStay
  why: NonNullable<CityStay['why']>
  city: City
}) {
  const { t, locale, format } = useLanguage()
  const { search } = trip
  const hrefOf = (checkIn: string) => {
    const days = nightsBetween(stay.search.check_in, checkIn)
    const dates = { check_in: addDays(search.check_in, days), check_out: addDays(search.check_out, days) }
    return twoCitiesLinks.search(locale, twoCitiesQuery({ ...trip, search: { ...search, ...dates }, dated: true }))
  }
  const offered = [
    ...(why.without_filters > 0
      ? [
          {
            to: twoCitiesLinks.search(locale, twoCitiesQuery({ ...trip, filters: noFilters, budget: null })),
            label: t('twocities.withoutFilters', { count: why.without_filters }),
          },
        ]
      : []),
    ...why.dates.map(({ check_in, check_out, total }) => ({
      to: hrefOf(check_in),
      label: t('twocities.otherDates', {
        range: format.stayRange(check_in, check_out),
        city: city.name,
        price: listPrice(total, format),
      }),
    })),
  ]
  return (
    <EmptyState
      title={t('search.nothingFits')}
      actions={offered.map(({ to, label }, i) => (
        <ButtonLink key={to} to={to} rel="nofollow" variant={i === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    >
      <p className="text-muted">
        <NoResultsReason why={why} place={city.name} checkOut={stay.search.check_out} />
      </p>
    </EmptyState>
  )
}
