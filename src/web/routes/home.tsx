import { links } from '#web/links.ts'
import { HotelGrid } from '#domains/stays/ui/HotelGrid.tsx'
import { SearchForm } from '#domains/stays/ui/SearchForm.tsx'
import { nightsBetween } from '#domains/stays/nights.ts'
import { mostRooms } from '#domains/stays/limits.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { findWhere } from '#web/destinations.ts'
import { homePicture, Hero } from '#web/home/Hero.tsx'
import { Promises } from '#web/home/Promises.tsx'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { requestContext } from '#web/server-context.ts'
import { proposedStay } from '#web/stay-search.ts'
import { useSuggest } from '#web/use-suggest.ts'
import { localeOfPath, wordsIn, type PageHandle } from '#web/words.ts'
import { Link } from 'react-router'
import type { Route } from './+types/home.ts'

export const handle: PageHandle = { words: ['search', 'stays', 'dates'] }

/** Where pilgrims look for a bed within a walk. */
const holyCities = ['makkah', 'madinah']
const walkMinutes = 10
const shownACity = 3

export async function loader({ context }: Route.LoaderArgs) {
  const { api, today, tag } = context.get(requestContext)
  const stay = proposedStay(today)
  const { cities, ...where } = await findWhere(api, '')
  const near = await Promise.all(
    cities
      .filter((city) => holyCities.includes(city.where))
      .map(async (city) => {
        const found = await api.search_home_hotels({ where: city.where, ...stay, limit: 12 })
        if (!found.ok) return { city, total: 0, hotels: [] }
        const close = found.data.hotels.filter(({ walk }) => walk && walk.minutes <= walkMinutes)
        return { city, total: found.data.total, hotels: close.slice(0, shownACity) }
      }),
  )
  tag(...near.flatMap(({ hotels }) => hotels.map((hotel) => `hotel:${hotel.id}`)))
  return { stay, where, cities, near: near.filter(({ hotels }) => hotels.length > 0), today, mostRooms }
}

export function meta({ matches, location }: Route.MetaArgs) {
  const { t } = wordsIn(localeOfPath(location.pathname))
  const site = siteIn(matches)
  return pageMeta({
    title: t('search.homeTitle'),
    description: t('search.homeDescription'),
    path: location.pathname,
    site,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { stay, where, cities, near, today } = loaderData
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const suggest = useSuggest()
  const nights = nightsBetween(stay.check_in, stay.check_out)
  return (
    <>
      <Hero picture={homePicture[locale]} today={today}>
        <SearchForm
          action={links.hotels(locale)}
          search={{ ...stay, occupancy: ['2'] }}
          where={{ ...where, cities, suggest }}
          today={today}
          mostRooms={loaderData.mostRooms}
          submitLabel={t('search.searchStays')}
        />
      </Hero>
      <Promises />
      {near.length > 0 && (
        <div className="lattice">
          <div className="page-width grid gap-16 pt-16">
            {near.map(({ city, total, hotels }) => (
              <section key={city.where}>
                <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
                  <div>
                    <h2>{t('search.withinWalk', { city: city.name })}</h2>
                    <p className="text-muted mt-1">
                      {t('search.pricesFor', {
                        range: format.stayRange(stay.check_in, stay.check_out),
                        nights,
                        party: format.adults(2),
                      })}
                    </p>
                  </div>
                  <Link
                    to={links.hotels(locale, { where: city.where })}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {t('search.seeAllIn', { count: total, city: city.name })}
                  </Link>
                </div>
                <HotelGrid hotels={hotels} hrefOf={(hotel) => links.hotel(locale, hotel.slug)} />
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
