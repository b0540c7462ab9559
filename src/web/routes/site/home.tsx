import type { ApiClient } from '#api/index.ts'
import { useLocale } from '#i18n/react.tsx'
import { findWhere, holyCities, type FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { HeroText } from '#web/features/home/HeroText.tsx'
import { RecentSearches } from '#web/features/home/RecentSearches.tsx'
import { StaysNear } from '#web/features/home/StaysNear.tsx'
import { homeOrder, packageTagsOf, recommendedOf } from '#web/features/home/sections.ts'
import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { HomeContent } from '#web/features/home/HomeContent.tsx'
import { answersTo } from '#web/lib/error-response.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { proposedStay } from '#web/lib/search/stay-search.ts'
import { organization, website } from '#web/lib/seo/organization.ts'
import type { Route } from './+types/home'
import '#web/features/home/home.css'

const walkMinutes = 10
const shownACity = 3

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale, origin, today, tag } = context.get(requestContext)
  const stay = proposedStay(today)
  const reported = answersTo(api.fetch_web_status())
  // All queries run in parallel, even those for stays that the settings hide, because that is rare.
  const [where, [status], order, cities] = await Promise.all([
    loaderTranslator(locale).then(({ t }) => findWhere(api, '', t)),
    reported,
    reported.then(([{ demo }]) => homeOrder(api, demo)),
    nearMosques(api, stay),
  ])
  const site = { origin, locale }
  const near = order.stays ? named(cities, where) : []
  tag(...[...order.before, ...order.after].flatMap(packageTagsOf))
  const hasStays = !status.empty_pages.includes('hotels')
  const hotels = near.flatMap((one) => one.hotels)
  tag(...hotels.map((hotel) => `hotel:${hotel.id}`))
  return {
    page: {
      title: status.voice.home_title,
      description: status.voice.home_description,
      path: links.home(locale),
      share: { kind: 'home', slug: 'home' } as const,
    },
    today,
    // Here, because a part that changes with the settings would lose what was typed before it is hydrated.
    form: hasStays ? { search: { ...stay, occupancy: ['2'] }, where, today, errors: [] } : null,
    hero: {
      title: status.voice.hero_title,
      text: status.voice.hero_text,
      photo: status.voice.hero_photo,
      instead: hasStays ? [] : (['packages', 'services'] as const).filter((page) => !status.empty_pages.includes(page)),
      things: [organization(status, site), website(status, site)],
      // Here, because a notice that followed the settings in the browser would empty the search form below it.
      ...(status.maintenance && { maintenance: status.maintenance_text }),
    },
    before: recommendedOf(order.before, hotels),
    near: order.stays && { stay, near },
    after: recommendedOf(order.after, hotels),
  }
}

/** Hotels of the holy cities within walking distance of the mosque. */
function nearMosques(api: ApiClient, stay: ReturnType<typeof proposedStay>) {
  return Promise.all(
    holyCities.map(async (where) => {
      const [{ total, hotels }] = await answersTo(
        api.search_home_hotels({ where, ...stay, near: walkMinutes, limit: shownACity }),
      )
      return { where, total, hotels }
    }),
  )
}

/** Adds the city names, in the order of the cities; omits cities that are not offered or have no hotels to show. */
function named(answers: Awaited<ReturnType<typeof nearMosques>>, { cities }: FoundWhere) {
  return cities.flatMap((city) =>
    answers
      .filter(({ where, hotels }) => where === city.where && hotels.length > 0)
      .map(({ total, hotels }) => ({ city, total, hotels })),
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Home({ loaderData: { today, form, hero, before, near, after } }: Route.ComponentProps) {
  const locale = useLocale()
  return (
    <>
      <section className="hero on-night">
        <div className="page-width pt-20 pb-5 md:pt-33 md:pb-10">
          <HeroText {...hero} />
          {form && (
            <>
              <RecentSearches today={today} />
              <StaySearchForm action={links.hotels(locale)} initial={form} submit="searchStays" />
            </>
          )}
        </div>
      </section>
      <HomeContent sections={before} />
      {near !== false && <StaysNear {...near} />}
      <HomeContent sections={after} />
    </>
  )
}
