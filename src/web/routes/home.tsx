import type { ApiClient } from '#contract/api.ts'
import { useLocale } from '#text/react.tsx'
import { findWhere, type FoundWhere } from '#web/destinations.ts'
import { Hero } from '#web/home/Hero.tsx'
import { heroWords, staysNear } from '#web/home/parts.ts'
import { homeOrder, packageTagsOf, withOffers } from '#web/home/sections.ts'
import { RecentSearches } from '#web/home/RecentSearches.tsx'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { LaterSearchForm, loadSearchForm } from '#web/search/later-search-form.ts'
import { homeReading } from '#web/reading/parts.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { proposedStay } from '#web/stay-search.ts'
import { stillData } from '#web/still.tsx'
import { organization, website } from '#web/structured-data/things.ts'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/home.ts'

/** Where pilgrims look for a bed within a walk. */
const holyCities = ['makkah', 'madinah']
const walkMinutes = 10
const shownACity = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, origin, today, tag } = context.get(requestContext)
  const { t } = await loaderWords(locale)
  const stay = proposedStay(today)
  const told = statusOf(api)
  // All that reads asks at once, also for stays that the settings may leave out: they seldom do.
  const [where, status, order, cities] = await Promise.all([
    findWhere(api, ''),
    told,
    told.then(({ demo }) => homeOrder(api, demo)),
    nearMosques(api, stay),
  ])
  const site = { origin, locale }
  const near = order.stays ? named(cities, where) : []
  tag(...[...order.before, ...order.after].flatMap(packageTagsOf))
  const found = near.flatMap(({ hotels }) => hotels)
  tag(...found.map((hotel) => `hotel:${hotel.id}`))
  return {
    page: {
      title: t('search.homeTitle'),
      description: t('search.homeDescription'),
      path: links.home(locale),
      share: { kind: 'home', slug: 'home' } as const,
    },
    form: { search: { ...stay, occupancy: ['2'] }, where, today, errors: [] },
    words: stillData(request, { things: [organization(status, site), website(status, site)] }),
    before: order.before.length > 0 && stillData(request, { sections: withOffers(order.before, found) }),
    near: order.stays && stillData(request, { stay, near }),
    after: order.after.length > 0 && stillData(request, { sections: withOffers(order.after, found) }),
  }
}

async function statusOf(api: ApiClient) {
  const status = await api.fetch_web_status()
  if (!status.ok) throw pageRefused(status.error)
  return status.data
}

/** Hotels of the holy cities within a walk of the mosque. */
function nearMosques(api: ApiClient, stay: ReturnType<typeof proposedStay>) {
  return Promise.all(
    holyCities.map(async (where) => {
      const found = await api.search_home_hotels({ where, ...stay, near: walkMinutes, limit: shownACity })
      if (!found.ok) throw pageRefused(found.error)
      return { where, total: found.data.total, hotels: found.data.hotels }
    }),
  )
}

/** With the names of the cities and in their order; none that is not offered, or has nothing to show. */
function named(found: Awaited<ReturnType<typeof nearMosques>>, { cities }: FoundWhere) {
  return cities.flatMap((city) =>
    found
      .filter(({ where, hotels }) => where === city.where && hotels.length > 0)
      .map(({ total, hotels }) => ({ city, total, hotels })),
  )
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([
    serverLoader(),
    loadSearchForm(),
    heroWords.load(),
    staysNear.load(),
    homeReading.load(),
  ])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Home({ loaderData: { form, words, before, near, after } }: Route.ComponentProps) {
  const locale = useLocale()
  return (
    <>
      <Hero>
        <heroWords.Still data={words} />
        <RecentSearches today={form.today} />
        <LaterSearchForm action={links.hotels(locale)} given={form} submit="searchStays" />
      </Hero>
      {before !== false && <homeReading.Still data={before} />}
      {near !== false && <staysNear.Still data={near} />}
      {after !== false && <homeReading.Still data={after} />}
    </>
  )
}
