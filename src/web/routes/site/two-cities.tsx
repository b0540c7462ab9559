import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import type { Money } from '#api/shapes.ts'
import { useLanguage, useLocale } from '#i18n/react.tsx'
import { findTwoCities as findCities, findWhere } from '#web/features/hotels/search/destinations.ts'
import { SearchBar } from '#web/features/hotels/search/SearchFold.tsx'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { rememberSearch } from '#web/features/hotels/search/recent-searches.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'
import { searchLabel } from '#web/features/hotels/search/search-messages.ts'
import {
  findTwoCities,
  cartSelections,
  type City,
  type FoundTwoCities,
} from '#web/features/hotels/two-cities/find-two-cities.ts'
import { tripErrors } from '#web/features/hotels/two-cities/trip-errors.ts'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { links, twoCitiesLinks } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { stayNote } from '#web/features/hotels/search/stay-note.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { requestContext } from '#web/lib/loaders.ts'
import { readFilters } from '#web/lib/search/stay-filters.ts'
import { queryFields, withFilters } from '#web/lib/search/search-query.ts'
import { queryOf, readStaySearch } from '#web/lib/search/stay-search.ts'
import { readTwoCities, twoCitiesQuery } from '#web/lib/search/two-cities.ts'
import { CityColumn } from '#web/features/hotels/two-cities/CityColumn.tsx'
import { Transfers } from '#web/features/hotels/two-cities/Transfers.tsx'
import { TripFilters } from '#web/features/hotels/two-cities/TripFilters.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { packSelection } from '#web/features/cart/add-selections.ts'
import { partIds } from '#web/features/hotels/two-cities/trip-address.ts'
import { dataPrice } from '#i18n/money.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import '#web/features/hotels/two-cities/two-cities.css'
import type { Route } from './+types/two-cities'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, hotelDay, tag } = context.get(requestContext)
  const { today } = hotelDay
  const twoCities = readTwoCities(url.searchParams, today)
  const { t, format } = await loaderTranslator(locale)
  const requestedPair = twoCities.search.where || holyPair
  const [cities, where] = await Promise.all([findCities(api, requestedPair), findWhere(api, requestedPair, t)])
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
  const ofSearch = wrong && searchErrors(wrong.search, t)
  const nights = wrong?.nights ?? []
  const found = result.ok ? result.data : null
  tag(
    ...(found?.stays ?? [])
      .flatMap(({ hotels, chosen }) => [...hotels, ...(chosen ? [chosen.hotel] : [])])
      .map(({ id }) => `hotel:${id}` as const),
  )
  const label = t('twocities.pair', { first: first.name, second: second.name })
  const summary = searchLabel(trip.search, label, format)
  return data(
    {
      head: {
        title: label,
        description: t('twocities.description', { first: first.name, second: second.name }),
        path: twoCitiesLinks.search(locale, { where: pair }),
        hidden: url.search !== '' && url.search !== `?where=${pair}`,
      },
      form: {
        search: trip.search,
        where: { ...where, value: first.where, label: first.name },
        trip: { cities, nights: trip.nights },
        ...hotelDay,
        errors: [...(ofSearch?.fields ?? []), ...nights],
      },
      note: stayNote(twoCities, hotelDay, { t, format }),
      along: queryFields(query, ['where', 'check_in', 'check_out', 'occupancy', 'nights']),
      errors: wrong && [...(ofSearch?.summary ?? []), ...nights],
      summary: summary.whole.slice(1),
      /** The search that the browser stores in its recent searches. */
      recent:
        found && trip.dated
          ? { path: twoCitiesLinks.search(locale, query), label: summary.short, checkIn: trip.search.check_in }
          : null,
      trip,
      cities,
      /** Null if the search was rejected. */
      found,
    },
    found ? 200 : 422,
  )
}

const holyPair = 'makkah,madinah'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function TwoCities({ loaderData }: Route.ComponentProps) {
  const { form, note, along, errors, summary, recent } = loaderData
  const locale = useLocale()
  useEffect(() => {
    if (recent) rememberSearch(recent)
  }, [recent])
  return (
    <>
      <SearchBar summary={summary} open={errors !== null}>
        <StaySearchForm flat action={links.hotels(locale)} initial={form} along={along} submit="searchAgain" />
      </SearchBar>
      {(errors || note) && (
        <div className="page-width grid gap-8 pt-8">
          {errors && <ErrorSummary errors={errors} />}
          {note && <Alert tone="info" title={note} />}
        </div>
      )}
      <CitiesSideBySide page={loaderData} />
    </>
  )
}

function CitiesSideBySide({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const { trip, cities, found } = page
  const { t, format } = useLanguage()
  const [first, second] = cities
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8 max-sm:pt-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PageHeading>{t('twocities.pair', { first: first.name, second: second.name })}</PageHeading>
        {found && <TripFilters trip={trip} />}
      </div>
      {found?.aboveBudget && (
        <Alert tone="warning">
          <p>{t('twocities.budgetLow', { price: format.amount(found.aboveBudget) })}</p>
        </Alert>
      )}
      {found && (
        <>
          <div className="grid gap-8 lg:grid-cols-2 lg:gap-6">
            <CityColumn trip={trip} found={found} city={first} index={0} />
            <CityColumn trip={trip} found={found} city={second} index={1} />
          </div>
          <Transfers trip={trip} found={found} cities={cities} />
          {found.from && found.stays.some(({ chosen }) => chosen) && (
            <TripSummary found={found} from={found.from} cities={cities} />
          )}
        </>
      )}
    </div>
  )
}

/** Stays visible: the steps, what they cost together, and the next step or the button that adds all to the cart. */
function TripSummary({ found, from, cities }: { found: FoundTwoCities; from: Money; cities: [City, City] }) {
  const { t, locale, format } = useLanguage()
  const { stays, transfers } = found
  const missing = stays.findIndex(({ chosen }) => chosen === null)
  const steps = [
    ...stays.map(({ chosen }, i) => ({ name: cities[i]?.name, chosen: chosen?.hotel.name })),
    { name: t('twocities.transfer'), chosen: transfers.chosen?.transfer.name },
  ]
  return (
    <section aria-label={t('twocities.summary')} className="sticky-bar two-cities-summary no-print">
      <ol className="text-note flex min-w-0 gap-x-6 whitespace-nowrap max-lg:hidden">
        {steps.map(({ name, chosen }, i) => (
          <li key={name} className="min-w-0">
            <a href={`#${partIds[i]}`} className="flex min-h-6 items-center gap-1.5">
              {chosen ? <Icon name="check" className="text-success" /> : <span className="text-muted">{i + 1}</span>}
              {name}
            </a>
            {chosen && <bdi className="text-muted block truncate">{chosen}</bdi>}
          </li>
        ))}
      </ol>
      <div className="flex flex-1 items-center justify-between gap-x-4 lg:flex-none">
        <p role="status">
          <span className="text-muted text-note block">
            {missing < 0
              ? t('twocities.total')
              : t('twocities.totalFrom', { city: cities[missing === 0 ? 0 : 1].name })}
          </span>
          <span className="price" data-price={dataPrice(from)}>
            {listPrice(from, format)}
          </span>
        </p>
        {missing < 0 ? (
          <form method="post" action={links.cart(locale)} className="grid gap-1">
            <HiddenFields fields={cartSelections(found).map((selection) => ['selection', packSelection(selection)])} />
            <Button intent="add-all">{t('twocities.add')}</Button>
          </form>
        ) : (
          <a href={`#${partIds[missing]}`} className="button button-primary">
            {t('twocities.chooseIn', { city: cities[missing === 0 ? 0 : 1].name })}
          </a>
        )}
      </div>
    </section>
  )
}
