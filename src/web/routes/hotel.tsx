import { data, redirect } from 'react-router'
import { useLocale } from '#text/react.tsx'
import type { ApiClient } from '#contract/api.ts'
import { prayerTimes, qiblaFrom } from '#domains/places/prayer-times.ts'
import { prayers } from '#domains/places/prayers.ts'
import { addDays, nightsBetween } from '#domains/stays/nights.ts'
import { hotelMap, recentlySeen, similarHotels } from '#web/hotel/later-parts.ts'
import { hotelBody, hotelHead, hotelMore } from '#web/hotel/parts.ts'
import { useKeeping } from '#web/keeping/use-keeping.ts'
import { TitledErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { useLightbox } from '#web/kit/use-lightbox.ts'
import { useSectionRead } from '#web/kit/use-section-read.ts'
import { links } from '#web/links.ts'
import { idOf } from '#web/package-search.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { isSlug, pageRefused, paramRefused } from '#web/refusal.ts'
import { LaterSearchForm, loadSearchForm } from '#web/search/later-search-form.ts'
import { searchErrors } from '#web/search/search-errors.ts'
import { requestContext } from '#web/server-context.ts'
import { queryOf, readStaySearch } from '#web/stay-search.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords } from '#web/words.ts'
import { breadcrumbs, hotel as hotelThing } from '#web/structured-data/things.ts'
import type { Route } from './+types/hotel.ts'
import '#web/hotel/hotel.css'

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { api, locale, origin, today, tag } = context.get(requestContext)
  if (!isSlug(params.id)) throw paramRefused({ code: 'invalid_input' })
  const asked = readStaySearch(url.searchParams, today)
  const { check_in, check_out, occupancy } = asked.search
  const search = { check_in, check_out, occupancy }
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : params.id
  const [found, rooms] = await Promise.all([
    api.show_hotel({ id }),
    api.fetch_new_available_rooms({ hotel_id: id, ...search }),
  ])
  if (!found.ok) throw paramRefused(found.error)
  const hotel = found.data
  const line = idOf(url.searchParams.get('line'))
  const query = { ...queryOf(asked), where: undefined, line }
  if (asked.plain || params.id !== hotel.slug) throw redirect(links.hotel(locale, hotel.slug, query))
  tag(`hotel:${hotel.id}`)

  const { dated } = asked
  const asks = (name: string) => url.searchParams.get(name) === '1'
  const [status, similar, choices, calendar, ground] = await Promise.all([
    api.fetch_web_status(),
    asks('similar') ? api.fetch_similar_hotels({ hotel_id: hotel.id, ...search }) : null,
    occupancy.length > 1 ? api.fetch_room_choices({ hotel_id: hotel.id, ...search }) : null,
    asks('calendar') ? askCalendar(api, hotel.id, search, today) : null,
    asks('map') ? api.fetch_city_ground({ city: hotel.city.slug }) : null,
  ])
  if (!status.ok) throw pageRefused(status.error)
  if (!rooms.ok && rooms.error.code !== 'invalid_input') throw pageRefused(rooms.error)
  const { t } = await loaderWords(locale)
  const errors = rooms.ok ? null : searchErrors(rooms.error.errors ?? [], t)
  const offers = rooms.ok ? rooms.data : []
  const trailWith = (given: object) => [
    { label: t('common.home'), to: links.home(locale) },
    {
      label: t('search.hotelsIn', { kind: 'other', place: hotel.city.name }),
      to: links.hotels(locale, { ...given, where: hotel.city.slug }),
    },
    { label: hotel.name },
  ]
  // Search engines do not keep the page of one search.
  const things = dated
    ? []
    : [hotelThing(hotel, offers, { origin, locale, demo: status.data.demo }), breadcrumbs(trailWith({}), origin)]
  return data(
    {
      page: {
        title: t('stays.hotelTitle', { name: hotel.name, city: hotel.city.name }),
        description: hotel.summary,
        path: links.hotel(locale, hotel.slug),
        hidden: dated,
        share: { kind: 'hotel', slug: hotel.slug } as const,
      },
      slug: hotel.slug,
      section: t('stays.section_rooms'),
      form: { search, today, errors: errors?.fields ?? [] },
      along: line ? [{ name: 'line', value: String(line) }] : [],
      errors,
      head: stillData(request, { hotel, trail: trailWith(query), things }),
      body: stillData(request, {
        hotel,
        search,
        dated,
        query,
        offers,
        choices: choices?.ok ? choices.data : null,
        calendar: calendar?.ok ? calendar.data : null,
        terms: Number(url.searchParams.get('terms')) || null,
        refused: !rooms.ok,
      }),
      map: ground?.ok
        ? {
            title: t('hotel.mapTitle', { hotel: hotel.name }),
            shown: { ground: ground.data, hotel: { id: hotel.id, name: hotel.name, point: hotel.point } },
          }
        : null,
      more: stillData(request, {
        hotel,
        search,
        query,
        offers,
        prayers: prayersOf(hotel.point, dated && rooms.ok ? check_in : today),
        mapped: ground?.ok ?? false,
      }),
      similar: {
        hotel: { id: hotel.id, slug: hotel.slug, name: hotel.name, city: hotel.city.name },
        search,
        query,
        similar: similar?.ok ? similar.data : null,
      },
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

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const parts = [hotelHead, hotelBody, hotelMore, hotelMap, similarHotels, recentlySeen]
  const [loaded] = await Promise.all([serverLoader(), loadSearchForm(), ...parts.map((part) => part.load())])
  return loaded
}

const calendarDays = 30
const calendarBefore = 10

/** The days around the arrival, none of them past. */
function askCalendar(
  api: ApiClient,
  hotel_id: number,
  search: { check_in: string; check_out: string; occupancy: string[] },
  today: string,
) {
  const nights = nightsBetween(search.check_in, search.check_out)
  const wished = addDays(search.check_in, -calendarBefore)
  const from = wished < today ? today : wished
  return api.fetch_price_calendar({ hotel_id, from, days: calendarDays, nights, occupancy: search.occupancy })
}

function prayersOf(point: { lat: number; lon: number }, date: string) {
  const times = prayerTimes(point, date)
  return {
    date,
    times: prayers.map((prayer) => ({ prayer, at: times[prayer].toISOString() })),
    qibla: qiblaFrom(point),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Hotel({ loaderData }: Route.ComponentProps) {
  useLightbox()
  useKeeping()
  useSectionRead()
  const { slug, section, form, along, errors, head, body, map, more, similar, seen } = loaderData
  const locale = useLocale()
  const { check_in, check_out, occupancy } = similar.search
  const similarKey = [slug, check_in, check_out, ...occupancy, similar.similar !== null].join()
  return (
    <>
      <hotelHead.Still data={head} className="contents" />
      <section id="rooms" aria-labelledby="rooms-title" className="page-width grid gap-5 pt-8">
        <h2 id="rooms-title">{section}</h2>
        {errors && <TitledErrorSummary title={errors.title} errors={errors.summary} />}
        <LaterSearchForm flat action={links.hotel(locale, slug)} given={form} along={along} submit="showPrices" />
      </section>
      <hotelBody.Still data={body} />
      {map && (
        <section id="map" aria-labelledby="map-title" className="page-width no-print grid gap-5 pt-16">
          <h2 id="map-title">{map.title}</h2>
          <div className="max-w-[52rem]">
            <hotelMap.Later {...map.shown} />
          </div>
        </section>
      )}
      <hotelMore.Still data={more} />
      {!errors && <similarHotels.Later key={similarKey} {...similar} />}
      <recentlySeen.Later key={slug} here={seen} />
    </>
  )
}
