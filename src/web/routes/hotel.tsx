import { data, redirect } from 'react-router'
import { useLocale } from '#text/react.tsx'
import { hotelBody, hotelHead } from '#web/hotel/parts.ts'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { useLightbox } from '#web/kit/use-lightbox.ts'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { isSlug, pageRefused, paramRefused } from '#web/refusal.ts'
import { LaterSearchForm, loadSearchForm } from '#web/search/later-search-form.ts'
import { searchErrors } from '#web/search/search-errors.ts'
import { requestContext } from '#web/server-context.ts'
import { queryOf, readStaySearch } from '#web/stay-search.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords, type PageHandle } from '#web/words.ts'
import { breadcrumbs, hotel as hotelThing } from '#web/structured-data/things.ts'
import type { Route } from './+types/hotel.ts'

export const handle: PageHandle = { words: [] }

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { api, locale, origin, today, tag } = context.get(requestContext)
  if (!isSlug(params.id)) throw paramRefused({ code: 'invalid_input' })
  const found = await api.show_hotel({ id: /^\d{1,9}$/.test(params.id) ? Number(params.id) : params.id })
  if (!found.ok) throw paramRefused(found.error)
  const hotel = found.data
  const asked = readStaySearch(url.searchParams, today)
  const query = { ...queryOf(asked), where: undefined }
  if (asked.plain || params.id !== hotel.slug) throw redirect(links.hotel(locale, hotel.slug, query))
  tag(`hotel:${hotel.id}`)

  const { check_in, check_out, occupancy } = asked.search
  const { dated } = asked
  const search = { check_in, check_out, occupancy }
  const [rooms, status] = await Promise.all([
    api.fetch_new_available_rooms({ hotel_id: hotel.id, ...search }),
    api.fetch_web_status(),
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
  const things = [
    hotelThing(hotel, offers, { origin, locale, demo: status.data.demo }),
    // Without the dates of one search.
    breadcrumbs(trailWith({}), origin),
  ]
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
      errors,
      head: stillData(request, { hotel, trail: trailWith(query), things }),
      body: stillData(request, { hotel, search, dated, offers, refused: !rooms.ok }),
    },
    rooms.ok ? 200 : 422,
  )
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadSearchForm(), hotelHead.load(), hotelBody.load()])
  return loaded
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Hotel({ loaderData }: Route.ComponentProps) {
  useLightbox()
  const { slug, section, form, errors, head, body } = loaderData
  const locale = useLocale()
  return (
    <>
      <hotelHead.Still data={head} className="contents" />
      <section id="rooms" aria-labelledby="rooms-title" className="page-width grid gap-5 pt-8">
        <h2 id="rooms-title">{section}</h2>
        {errors && <ErrorSummary title={errors.title} errors={errors.summary} />}
        <LaterSearchForm flat action={links.hotel(locale, slug)} given={form} submit="showPrices" />
      </section>
      <hotelBody.Still data={body} />
    </>
  )
}
