import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { findTwoCities as findCities, findWhere } from '#web/features/hotels/search/destinations.ts'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { rememberSearch } from '#web/features/hotels/search/recent-searches.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'
import { searchLabel } from '#web/features/hotels/search/search-messages.ts'
import { findTwoCities } from '#web/features/hotels/two-cities/find-two-cities.ts'
import { TwoCities } from '#web/features/hotels/two-cities/TwoCities.tsx'
import { tripErrors } from '#web/features/hotels/two-cities/trip-errors.ts'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { links, twoCitiesLinks } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { readFilters } from '#web/lib/search/stay-filters.ts'
import { queryFields, withFilters } from '#web/lib/search/search-query.ts'
import { queryOf, readStaySearch } from '#web/lib/search/stay-search.ts'
import { readTwoCities, twoCitiesQuery } from '#web/lib/search/two-cities.ts'
import type { Route } from './+types/two-cities'
import '#web/features/hotels/two-cities/two-cities.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, today, tag } = context.get(requestContext)
  const twoCities = readTwoCities(url.searchParams, today)
  const { t, format } = await loaderTranslator(locale)
  const named = twoCities.search.where || holyPair
  const [cities, where] = await Promise.all([findCities(api, named), findWhere(api, named, t)])
  // Another place, or a pair of which one city has no hotels, is searched in the ordinary way.
  if (!cities) {
    const ordinary = readStaySearch(url.searchParams, today)
    throw redirect(links.hotels(locale, withFilters(queryOf(ordinary), readFilters(url.searchParams))))
  }
  const pair = cities.map((city) => city.where).join(',')
  const trip = { ...twoCities, search: { ...twoCities.search, where: pair } }
  const result = await findTwoCities(api, trip)
  const query = twoCitiesQuery(trip)
  if (result.ok && (twoCities.plain || twoCities.search.where !== pair))
    throw redirect(twoCitiesLinks.search(locale, query))
  const [first, second] = cities
  const wrong = result.ok ? null : tripErrors(result.errors, [first, second], t)
  const errors = wrong && searchErrors(wrong.search, t)
  const found = result.ok ? result.data : null
  tag(
    ...(found?.stays ?? [])
      .flatMap(({ hotels, chosen }) => [...hotels, ...(chosen ? [chosen.hotel] : [])])
      .map(hotelTag),
  )
  const label = t('twocities.pair', { first: first.name, second: second.name })
  const summary = searchLabel(trip.search, label, format)
  return data(
    {
      page: {
        title: label,
        description: t('twocities.description', { first: first.name, second: second.name }),
        path: twoCitiesLinks.search(locale, { where: pair }),
        hidden: url.search !== '' && url.search !== `?where=${pair}`,
      },
      form: {
        search: trip.search,
        where: { ...where, value: pair, label },
        today,
        errors: errors?.fields ?? [],
      },
      along: queryFields(query, ['where', 'check_in', 'check_out', 'occupancy']),
      errors,
      action: twoCitiesLinks.search(locale),
      summary: summary.whole,
      /** The search that the browser stores in its recent searches. */
      recent:
        found && trip.dated
          ? { path: twoCitiesLinks.search(locale, query), label: summary.short, checkIn: trip.search.check_in }
          : null,
      trip: {
        trip,
        cities: [first, second] as [typeof first, typeof second],
        found,
        wrong: wrong?.nights ?? {},
      },
    },
    found ? 200 : 422,
  )
}

const holyPair = 'makkah,madinah'

function hotelTag({ id }: { id: number }): `hotel:${number}` {
  return `hotel:${id}`
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function TwoCitiesPage({
  loaderData: { form, along, errors, action, summary, recent, trip },
}: Route.ComponentProps) {
  const t = useText()
  useEffect(() => {
    if (recent) rememberSearch(recent)
  }, [recent])
  return (
    <>
      <search className="summary-bar no-print">
        <details key={summary.join(' ')} open={errors !== null} className="page-width">
          <summary className="flex min-h-16 items-center gap-3 py-2">
            <span className="min-w-0 flex-1 overflow-hidden">
              <span className="summary-words">
                {summary.map((word) => (
                  <span key={word}>{word}</span>
                ))}
              </span>
            </span>
            <span className="pill">{t('common.change')}</span>
          </summary>
          <div className="pb-4">
            <StaySearchForm flat action={action} initial={form} along={along} submit="searchAgain" />
          </div>
        </details>
      </search>
      {errors && (
        <div className="page-width pt-8">
          <ErrorSummary errors={errors.summary} />
        </div>
      )}
      <TwoCities {...trip} />
    </>
  )
}
