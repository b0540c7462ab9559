import { data, Link, redirect } from 'react-router'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { ApiClient } from '#api/index.ts'
import { prayerTimes, qiblaFrom } from '#domains/places/prayer-times.ts'
import { prayers } from '#domains/places/prayers.ts'
import { addDays, nightsBetween } from '#domains/shared/dates.ts'
import { RecentHotels } from '#web/features/hotels/page/RecentHotels.tsx'
import { SimilarHotels } from '#web/features/hotels/page/SimilarHotels.tsx'
import { HotelBody } from '#web/features/hotels/page/HotelBody.tsx'
import { HotelLicence } from '#web/features/hotels/page/HotelLicence.tsx'
import { HotelHead } from '#web/features/hotels/page/HotelHead.tsx'
import { ReviewSection } from '#web/features/reviews/ReviewSection.tsx'
import { useSaved } from '#web/features/hotels/saved/use-saved-hotels.ts'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { useLightbox } from '#web/ui/pictures/lightbox.ts'
import { useSectionRead } from '#web/ui/layout/use-section-read.ts'
import { links, hotelLinks } from '#links/site.ts'
import { idOf } from '#web/lib/search/package-search.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { SearchFold } from '#web/features/hotels/search/SearchFold.tsx'
import { searchLabel } from '#web/features/hotels/search/search-messages.ts'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { stayNote } from '#web/features/hotels/search/stay-note.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'
import { answersTo, errorResponse, isSlug, paramErrorResponse, requestContext } from '#web/lib/loaders.ts'
import { besideForm, endOfWalk, hotelQuery, withFilters } from '#web/lib/search/search-query.ts'
import { appliedFilters, rateTermsOf, readFilters, readSort } from '#web/lib/search/stay-filters.ts'
import { queryOf, readLinkedStay } from '#web/lib/search/stay-search.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { breadcrumbs, hotel as hotelThing } from '#web/lib/seo/organization.ts'
import { useMemo } from 'react'
import { viewOf } from '@rihla/street-map/mercator'
import { LiveMap } from '#web/features/map/LiveMap.tsx'
import type { HotelDetails } from '#domains/products/stays/answers.ts'
import type { HotelPage } from '#web/features/hotels/page/hotel-page.ts'
import { NearbyPlaces, shownPlaces } from '#web/features/hotels/page/NearbyPlaces.tsx'
import { mapLinks } from '#domains/places/map-links.ts'
import { Policies } from '#web/features/hotels/page/Policies.tsx'
import { PrayerTimes } from '#web/features/hotels/page/PrayerTimes.tsx'
import { Section } from '#web/features/hotels/page/Section.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { spread } from '#domains/products/stays/pricing/spread.ts'
import { lowestTotal } from '#web/features/hotels/rooms/room-order.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { MapPicture } from '#web/features/map/MapPicture.tsx'
import { classes } from '#web/ui/classes.ts'
import '#web/features/hotels/page/hotel.css'
import type { Route } from './+types/hotel'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, locale, origin, hotelDay, tag } = context.get(requestContext)
  if (!isSlug(params.id)) throw paramErrorResponse({ code: 'invalid_input' })
  const { today } = hotelDay
  const staySearch = readLinkedStay(url.searchParams, today)
  const { check_in, check_out, occupancy } = staySearch.search
  const search = { check_in, check_out, occupancy }
  const line = idOf(url.searchParams.get('line'))
  const filters = readFilters(url.searchParams)
  const query = hotelQuery(withFilters({ ...queryOf(staySearch), sort: readSort(url.searchParams), line }, filters))
  const { where } = query
  const terms = rateTermsOf(filters)
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : params.id
  const [answer, rooms] = await Promise.all([
    api.show_hotel({ id, where }),
    api.fetch_new_available_rooms({ hotel_id: id, ...search, ...terms }),
  ])
  if (!answer.ok) throw paramErrorResponse(answer.error)
  const hotel = answer.data
  if (staySearch.plain || params.id !== hotel.slug) throw redirect(links.hotel(locale, hotel.slug, query))
  tag(`hotel:${hotel.id}`)

  const { dated } = staySearch
  const asks = (name: string) => url.searchParams.get(name) === '1'
  const [[{ demo }, reviews], similar, choices, calendar, ground, walk] = await Promise.all([
    answersTo(api.fetch_web_status(), api.fetch_reviews({ kind: 'stay', id: hotel.id, per_page: 2 })),
    asks('similar') ? api.fetch_similar_hotels({ hotel_id: hotel.id, where, ...search, ...terms }) : null,
    occupancy.length > 1 ? api.fetch_room_choices({ hotel_id: hotel.id, ...search, ...terms }) : null,
    asks('calendar') ? requestCalendar(api, hotel.id, { ...search, ...terms }, today) : null,
    api.fetch_city_ground({ city: hotel.city.slug }),
    api.fetch_walk_line({ city: hotel.city.slug, ...hotel.point, ...endOfWalk(hotel.place) }),
  ])
  if (!rooms.ok && rooms.error.code !== 'invalid_input') throw errorResponse(rooms.error)
  const { t, format } = await loaderTranslator(locale)
  const errors = rooms.ok ? null : searchErrors(rooms.error.errors ?? [], t)
  const offers = rooms.ok ? rooms.data : []
  const around = hotel.place ?? { where: hotel.city.slug, name: hotel.city.name }
  const trailWith = (props: object) => [
    { label: t('common.home'), to: links.home(locale) },
    {
      label: t('search.hotelsIn', { kind: hotel.place ? 'near' : 'other', place: around.name }),
      to: links.hotels(locale, { ...props, where: around.where }),
    },
    { label: hotel.name },
  ]
  // Pages of a specific search are not indexed, so they need no structured data.
  const things = dated
    ? []
    : [
        hotelThing(hotel, offers, { origin, locale, demo: demo || reviews.summary.invented }),
        breadcrumbs(trailWith({}), origin),
      ]
  return data(
    {
      head: {
        title: t('stays.hotelTitle', { name: hotel.name, city: hotel.city.name }),
        description: hotel.summary,
        path: links.hotel(locale, hotel.slug),
        hidden: dated || where !== undefined || appliedFilters(filters).length > 0,
        share: { kind: 'hotel', slug: hotel.slug } as const,
      },
      hotel: { ...hotel, nearby: shownPlaces(hotel.nearby) },
      search,
      dated,
      query,
      trail: trailWith(query),
      things,
      form: { search, ...hotelDay, errors: errors?.fields ?? [] },
      summary: searchLabel(search, hotel.name, format).whole.slice(1),
      note: stayNote(staySearch, hotelDay, { t, format }),
      along: besideForm(query, 'without place'),
      errors,
      offers,
      choices: choices?.ok ? choices.data : null,
      calendar: calendar?.ok ? calendar.data : null,
      terms: Number(url.searchParams.get('terms')) || null,
      narrowed: Object.values(terms).some((term) => (Array.isArray(term) ? term.length > 0 : term)),
      map: ground.ok
        ? {
            live: asks('map'),
            ground: asks('map') ? ground.data : { ...ground.data, marks: [] },
            walk: walk.ok && walk.data.line.length > 1 && walk.data.minutes <= maxMinutes ? walk.data : null,
          }
        : null,
      prayers: prayersOf(hotel.point, dated && rooms.ok ? check_in : today),
      reviews,
      /** Hotels that are similar for this search; null unless the URL requests them. */
      similar: similar?.ok ? similar.data : null,
      similarSearch: { ...search, ...terms, where },
      seen: {
        path: links.hotel(locale, hotel.slug),
        name: hotel.name,
        city: hotel.city.name,
        picture: hotel.pictures[0]?.id ?? '',
      },
    },
    rooms.ok ? 200 : 422,
  )
}

const calendarDays = 30
const calendarBefore = 10

/** Prices for the days around the arrival, excluding past days. */
function requestCalendar(
  api: ApiClient,
  hotel_id: number,
  search: { check_in: string; check_out: string; occupancy: string[] } & ReturnType<typeof rateTermsOf>,
  today: string,
) {
  const { check_in, check_out, ...anyDay } = search
  const nights = nightsBetween(check_in, check_out)
  const earliest = addDays(check_in, -calendarBefore)
  const from = earliest < today ? today : earliest
  return api.fetch_price_calendar({ ...anyDay, hotel_id, from, days: calendarDays, nights })
}

function prayersOf(point: { lat: number; lon: number }, date: string) {
  const times = prayerTimes(point, date)
  return {
    date,
    times: prayers.map((prayer) => ({ prayer, at: times[prayer].toISOString() })),
    qibla: qiblaFrom(point),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Hotel({ loaderData }: Route.ComponentProps) {
  useLightbox()
  useSaved()
  useSectionRead()
  const {
    hotel,
    dated,
    query,
    trail,
    things,
    form,
    summary,
    note,
    along,
    errors,
    reviews,
    similar,
    similarSearch,
    seen,
  } = loaderData
  const { t, locale } = useLanguage()
  const { slug } = hotel
  const searchForm = (
    <StaySearchForm
      flat
      hotel={hotel.id}
      action={links.hotel(locale, slug)}
      initial={form}
      along={along}
      submit="showPrices"
    />
  )
  const page = { ...loaderData, rejected: errors !== null }
  return (
    <>
      <HotelHead {...{ hotel, trail, things }}>{hotel.on_sale && <ChooseRoomBar page={page} />}</HotelHead>
      <section id="rooms" aria-labelledby="rooms-title" className="page-width grid gap-3 pt-4 md:gap-5 md:pt-8">
        <h2 id="rooms-title">{t('stays.section_rooms')}</h2>
        {errors && <ErrorSummary errors={errors.summary} />}
        {note && <Alert tone="info" title={note} />}
        {dated ? (
          <SearchFold summary={summary} open={errors !== null} className="card no-print px-4">
            {searchForm}
          </SearchFold>
        ) : (
          searchForm
        )}
      </section>
      <HotelBody page={page} />
      <HotelMore page={page} map={loaderData.map} />
      <ReviewSection kind="stay" slug={slug} found={reviews} />
      {!errors && hotel.others && (
        <SimilarHotels
          key={JSON.stringify([slug, similarSearch, similar !== null])}
          {...{ hotel, query, similar }}
          search={similarSearch}
        />
      )}
      <RecentHotels key={slug} here={seen} />
      <HotelLicence {...hotel} />
    </>
  )
}

/** Ways that take longer are not drawn, because nobody walks them. */
const maxMinutes = 60

type Map = NonNullable<Route.ComponentProps['loaderData']['map']>

/** The way from the hotel to its gate as a picture, and on request on a map that can be moved. */
function HotelMap({ page: { hotel, query }, map: { live, ground, walk } }: { page: HotelPage; map: Map }) {
  const { t, locale } = useLanguage()
  const { name, point, city } = hotel
  const pins = useMemo(
    () => [{ ...point, id: 1, text: name, label: name, href: '#rooms', current: true }],
    [point, name],
  )
  const way = useMemo(() => walk && { line: walk.line, text: t('map.way', { minutes: walk.minutes }) }, [walk, t])
  const view = viewOf([point, ...(walk?.line ?? [])], {
    width: 300,
    height: live ? 260 : 90,
    minZoom: 13,
    maxZoom: Math.min(17, ground.map?.max_zoom ?? 17),
  })
  if (live)
    return <LiveMap label={t('hotel.mapTitle', { hotel: name })} city={city.slug} {...{ ground, view, pins, way }} />
  const more = (
    <Link
      to={hotelLinks.map(locale, hotel.slug, query)}
      rel="nofollow"
      className={classes(target, 'text-note no-print flex-none')}
    >
      {t('hotel.mapShow')}
    </Link>
  )
  if (!ground.map) return more
  return (
    <MapPicture
      wide
      city={city.slug}
      map={ground.map}
      view={view}
      pins={[{ ...point, id: 1, text: name }]}
      line={walk?.line ?? []}
    >
      {more}
    </MapPicture>
  )
}

function HotelMore({ page, map }: { page: HotelPage; map: Map | null }) {
  const { hotel, offers } = page
  return (
    <div className="page-width grid gap-8 pt-8 md:gap-16 md:pt-16">
      <Section id="around">
        <NearbyPlaces
          hotel={hotel}
          map={
            map && (
              <div id="map">
                <HotelMap {...{ page, map }} />
              </div>
            )
          }
        >
          <OnTheMap hotel={hotel} />
        </NearbyPlaces>
        <PrayerTimes prayers={page.prayers} timeZone={hotel.time_zone} />
      </Section>
      <Section id="policies">
        <Policies hotel={hotel} offers={offers} />
      </Section>
    </div>
  )
}

/** Links to the hotel's location in map apps; no code of these apps is loaded. */
function OnTheMap({ hotel: { point, name } }: { hotel: Pick<HotelDetails, 'point' | 'name'> }) {
  const t = useText()
  const { apps, phone } = mapLinks(point, name)
  return (
    <Disclosure summary={t('hotel.mapOpen')} className="phone-fold max-md:w-full">
      <p className="text-note flex flex-wrap items-center gap-x-4">
        <span className="text-muted max-md:hidden">{t('hotel.mapOpen')}</span>
        {apps.map(({ map, href }) => (
          <a key={map} href={href} rel="noreferrer" target="_blank" className={target}>
            <bdi>{map}</bdi>
          </a>
        ))}
        <a href={phone} className={target}>
          {t('hotel.mapOnPhone')}
        </a>
      </p>
    </Disclosure>
  )
}

const target = 'link inline-flex min-h-11 items-center'

/**
 * The lowest total of the stay with a link to the rooms, or what to change if no room is available: for chosen dates in
 * the head of the page, on small screens at their lower edge.
 */
function ChooseRoomBar({ page }: { page: HotelPage }) {
  const { search, query, offers, choices } = page
  const { slug, from } = page.hotel
  const { check_in, check_out, occupancy } = search
  const { t, locale, format } = useLanguage()
  const lowest = choices?.cheapest?.total ?? lowestTotal(offers)
  // The lowest nightly price, if nothing is available on these dates.
  const price = lowest ?? from
  const tooMany =
    !lowest && offers.length > 0 && offers.every(({ unavailable }) => unavailable?.reason === 'too_many_guests')
  const more = tooMany && spread(occupancy, Math.max(...offers.map(({ room }) => room.max_adults)))
  return (
    <div
      className={classes(
        'sticky-bar no-print',
        page.dated
          ? 'lg:static lg:animate-none lg:col-start-1 lg:row-start-2 lg:place-self-end lg:border-0 lg:bg-transparent lg:p-0 lg:text-end'
          : 'lg:hidden',
      )}
    >
      {tooMany ? (
        // On large screens the rooms say it, and its button has the place beside the facts.
        <p className="font-medium lg:hidden">{t('stays.tooManyForARoom')}</p>
      ) : (
        price && (
          <p>
            <bdi className="block font-semibold">{t('common.priceFrom', { price: listPrice(price, format) })}</bdi>
            <span className="text-muted text-small block">
              {lowest ? format.nights(nightsBetween(check_in, check_out)) : t('stays.beforeTaxes')}
            </span>
          </p>
        )
      )}
      {more ? (
        <ButtonLink to={links.hotel(locale, slug, { ...query, occupancy: more })} rel="nofollow">
          {t('stays.spreadOver', { rooms: more.length })}
        </ButtonLink>
      ) : offers.length > 0 && !lowest && !tooMany ? (
        <ButtonLink to={hotelLinks.calendar(locale, slug, query)} rel="nofollow">
          {t('hotel.otherDates')}
        </ButtonLink>
      ) : (
        <a href="#rooms" className="button button-primary">
          {t(lowest ? 'stays.chooseRoom' : tooMany ? 'search.guestsAndRooms' : 'dates.chooseDates')}
        </a>
      )}
    </div>
  )
}
