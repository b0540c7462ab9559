import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { sorts } from '#domains/products/stays/limits.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import type { Locale } from '#i18n/locale.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { Translator } from '#i18n/translator.ts'
import { links, type StayQuery, twoCitiesLinks } from '#links/site.ts'
import { NothingYet } from '#web/features/content/PageHead.tsx'
import { CompareBar, CompareBox } from '#web/features/hotels/CompareBar.tsx'
import { Filters } from '#web/features/hotels/results/Filters.tsx'
import {
  findInsteadOfHotels,
  findPlace,
  findResults,
  listOf,
  type ListQuery,
  readListQuery,
} from '#web/features/hotels/results/load-results.ts'
import { loadDays, loadMap } from '#web/features/hotels/results/load-views.ts'
import { NoResults } from '#web/features/hotels/results/NoResults.tsx'
import { fartherSearch, listHref, searchesWithoutFilters } from '#web/features/hotels/results/other-searches.ts'
import { PriceDays } from '#web/features/hotels/results/PriceDays.tsx'
import { ResultBar } from '#web/features/hotels/results/ResultBar.tsx'
import { ResultMap } from '#web/features/hotels/results/ResultMap.tsx'
import { useSaved } from '#web/features/hotels/saved/use-saved-hotels.ts'
import type { FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { rememberSearch } from '#web/features/hotels/search/recent-searches.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'
import { searchLabel } from '#web/features/hotels/search/search-messages.ts'
import { SearchBar } from '#web/features/hotels/search/SearchFold.tsx'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { loaderTranslator } from '#web/lib/messages.ts'
import { besideForm, hotelQuery } from '#web/lib/search/search-query.ts'
import { appliedFilters, withoutApplied, type RequestedFilters } from '#web/lib/search/stay-filters.ts'
import { queryOf } from '#web/lib/search/stay-search.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { stayNote } from '#web/features/hotels/search/stay-note.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { requestContext } from '#web/lib/loaders.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { SortLinks } from '#web/ui/actions/SortLinks.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import type { Destination, HotelCard as Hotel } from '#domains/products/stays/answers.ts'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'
import { SaveButton } from '#web/features/hotels/SaveButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { ChipLink, ChipRemove } from '#web/ui/actions/Chip.tsx'
import { filterLabel } from '#web/features/hotels/results/filter-names.ts'
import '#web/features/hotels/results/results.css'
import type { Route } from './+types/hotels'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, hotelDay, tag } = context.get(requestContext)
  const { today } = hotelDay
  // Without scripts the search form sends both kinds of search to this page.
  if (url.searchParams.get('both')) throw redirect(twoCitiesLinks.search(locale) + url.search)
  const listQuery = readListQuery(url.searchParams, today)
  const { stay, filters, view, page } = listQuery
  // Started in parallel with the lookup of the place, because nearly every URL contains its canonical name.
  const asNamed = stay.plain || stay.search.where === '' ? null : findResults(api, listQuery, stay.search.where)
  asNamed?.catch(() => undefined)
  const { t, format } = await loaderTranslator(locale)
  const where = await findPlace(api, listQuery, { t, locale })

  const list = listOf(listQuery, where.value)
  const { query } = list
  const search = { ...stay.search, where: where.value }
  const [results, map, days] = await Promise.all([
    asNamed ?? findResults(api, listQuery, where.value),
    view === 'map' ? loadMap(api, { ...search, ...filters }) : null,
    view === 'days'
      ? loadDays(api, { ...search, ...filters }, { from: url.searchParams.get('from'), today, locale, query })
      : null,
  ])
  const { hotels, total, pages, found } = results.ok ? results : { hotels: [], total: 0, pages: 1, found: null }
  if (results.ok && page > pages) throw redirect(listHref(locale, list, { page: pages }))
  const { hasNoHotels, alternatives } = await findInsteadOfHotels(api, results, search, where.around)
  tag(...hotels.map((hotel) => `hotel:${hotel.id}`))

  const errors = results.ok ? null : searchErrors(results.errors, t)
  const summary = searchLabel(search, where.label, format)
  const path = links.hotels(locale, queryOf({ search, dated: stay.dated }))
  return data(
    {
      head: headOf(where, listQuery, { t, locale }),
      action: links.hotels(locale),
      form: { search, where, ...hotelDay, errors: errors?.fields ?? [] },
      note: stayNote(stay, hotelDay, { t, format }),
      along: besideForm({ ...query, ...(view && { view }) }, 'with place'),
      errors,
      summary: summary.whole,
      path,
      /** The search that the browser stores in its recent searches: its dates were selected, and it found hotels. */
      recent: stay.dated && total > 0 ? { path, label: summary.short, checkIn: search.check_in } : null,
      hasNoHotels,
      map: map && { ...map, place: where.label, query, nights: nightsBetween(search.check_in, search.check_out) },
      where,
      ...list,
      open: listQuery.open,
      dated: stay.dated,
      checkIn: search.check_in,
      checkOut: search.check_out,
      hotels,
      total,
      page,
      pages,
      found,
      days,
      alternatives,
    },
    results.ok ? 200 : 422,
  )
}

/** The metadata of one page of the list. Only the plain list of a place is indexed. */
function headOf(
  where: FoundWhere,
  { stay, sort, filters, open, view, page }: ListQuery,
  { t, locale }: { t: Translator; locale: Locale },
) {
  const { value, kind, label: place, typed, walkEnd, cities } = where
  const isNarrowed = appliedFilters(filters).length > 0 || sort !== 'recommended' || view !== undefined
  return {
    title: t('search.hotelsIn', { kind: kind === 'in' ? 'other' : kind, place }),
    description: t('search.hotelsInDescription', { place, kind: walkEnd ? 'near' : 'other' }),
    // Every page of the list is canonical for itself.
    path: links.hotels(locale, { where: value, ...(page > 1 && { page }) }),
    hidden: stay.dated || isNarrowed || open.length > 0 || kind === 'words' || typed !== null,
    share: cities.some((city) => city.where === value) ? ({ kind: 'city', slug: value } as const) : undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Hotels({ loaderData }: Route.ComponentProps) {
  const { action, form, note, along, summary, errors, recent, map, view, hasNoHotels } = loaderData
  const t = useText()
  useSaved()
  useEffect(() => {
    if (recent) rememberSearch(recent)
  }, [recent])
  return (
    <>
      {!hasNoHotels && (
        <SearchBar summary={summary} open={errors !== null}>
          <StaySearchForm flat action={action} initial={form} along={along} submit="searchAgain" />
        </SearchBar>
      )}
      <div
        className="results-page page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8 max-sm:pt-2 md:pb-12"
        data-view={view}
      >
        {errors && <ErrorSummary errors={errors.summary} />}
        {note && <Alert tone="info" title={note} />}
        {hasNoHotels ? (
          <div className="grid gap-6">
            <PageHeading>{t('shell.hotels')}</PageHeading>
            <NothingYet page="hotels" />
          </div>
        ) : (
          <ResultList page={loaderData} />
        )}
        {map && (
          <div id="map" tabIndex={-1} className="max-lg:-order-1 lg:top-22 lg:[position:var(--sticky)]">
            <ResultMap {...map} />
          </div>
        )}
      </div>
    </>
  )
}

type Results = Route.ComponentProps['loaderData']
type HrefOf = (changed: Parameters<typeof listHref>[2]) => string

function ResultList({ page }: { page: Results }) {
  const { where, query, filters, sort, view, hotels, total, page: current, pages, found, days } = page
  const { t, locale, format } = useLanguage()
  const hrefOf: HrefOf = (changed) => listHref(locale, { query, filters, sort, view }, changed)
  const hrefOfFilters = (others: RequestedFilters) => hrefOf({ filters: others })
  const applied = appliedFilters(filters)
  /** Minutes on foot that are near the place; the filter of minutes replaces them. */
  const nearMinutes = found?.understood.near_minutes ?? null
  const nearest =
    nearMinutes !== null && filters.walk_max === undefined
      ? t('filters.within', { minutes: nearMinutes, place: where.walkEnd ?? where.label })
      : null
  const search = found && { filters, facets: found.facets, hrefOf: hrefOfFilters }
  const farther = search && nearest ? fartherSearch(total, search, t) : null
  const searchable = found && (total > 0 || applied.length > 0)
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-6">
      <a href={view === 'map' ? '#map' : '#results'} className="skip-link">
        {t(view === 'map' ? 'filters.skipToMap' : 'filters.skipToResults')}
      </a>
      <ResultHead page={page} nearest={nearest} />
      <div className="results-columns">
        {found && (
          <Segments
            label={t('filters.view')}
            items={([undefined, 'map', 'days'] as const).map((one) => ({
              label: t(`filters.${one ?? 'list'}`),
              to: hrefOf({ view: one }),
              current: one === view,
            }))}
          />
        )}
        {searchable && (
          <Filters
            where={where}
            near={nearMinutes}
            query={query}
            filters={filters}
            facets={found.facets}
            open={page.open}
            view={view}
            total={total}
          />
        )}
        {total > 1 && (
          <SortLinks
            items={sorts.map((one) => ({
              label: t(`search.sort_${one}`),
              to: hrefOf({ sort: one }),
              current: one === sort,
            }))}
          />
        )}
        <div
          id="results"
          tabIndex={-1}
          className="hotel-results results-list grid grid-cols-[minmax(0,1fr)] content-start gap-3"
        >
          {days && (
            <PriceDays
              calendar={days.calendar}
              near={nearest}
              occupancy={query.occupancy?.length ? query.occupancy : ['2']}
              chosen={page.checkIn}
              hrefOf={(check_in, check_out) => links.hotels(locale, { ...query, check_in, check_out })}
              earlier={days.earlier}
              later={days.later}
            />
          )}
          {found && applied.length > 0 && (
            <ul
              aria-label={t('filters.applied')}
              className="flex gap-2 max-sm:overflow-x-auto max-sm:*:flex-none sm:flex-wrap"
            >
              {applied.map((one) => {
                const label = filterLabel(one, { t, format, facets: found.facets, where })
                return (
                  <li key={`${one.name}${label}`}>
                    <ChipRemove label={label} to={hrefOfFilters(withoutApplied(filters, one))} />
                  </li>
                )
              })}
            </ul>
          )}
          {total === 0 && search && found.why && (
            <NoResults
              where={where}
              query={query}
              checkOut={page.checkOut}
              why={found.why}
              drops={[
                ...(farther ? [farther] : []),
                ...searchesWithoutFilters(found.why, search, { t, format, where }),
              ]}
              understood={found.understood}
              alternatives={page.alternatives}
            />
          )}
          <ResultCards hotels={hotels} query={query} besideMap={view === 'map'} />
          {total > 0 && current === pages && farther && (
            <ButtonLink variant="secondary" to={farther.to}>
              {farther.words}
            </ButtonLink>
          )}
          {hotels.length > 1 && <CompareBar query={query} />}
          <Pagination page={current} pages={pages} hrefOf={(number) => hrefOf({ page: number })} />
          {total > 0 && (
            <ResultBar
              {...{ view, total }}
              applied={applied.length}
              mapHref={hrefOf({ view: view === 'map' ? undefined : 'map' })}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** What was searched and how much was found. `nearest` says which hotels count as near. */
function ResultHead({ page, nearest }: { page: Results; nearest: string | null }) {
  const { where, query, view, total, found, dated } = page
  const { t, locale, format } = useLanguage()
  const place = { kind: where.kind === 'in' ? 'other' : where.kind, place: where.label } as const
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <PageHeading>{t('search.hotelsIn', place)}</PageHeading>
        {total > 0 && (
          <span aria-hidden="true" className="text-muted">
            ({format.number(total)})
          </span>
        )}
      </div>
      <p role="status" className={classes('text-muted', dated && !nearest && 'sr-only')}>
        {total > 0 && t('search.found', { count: total, dated: dated ? 'yes' : 'other' })}
        {total > 0 && nearest && `. ${nearest}`}
      </p>
      {where.typed !== null && found && (
        <BestMatch
          typed={where.typed}
          place={found.understood.place}
          others={found.understood.did_you_mean}
          hrefOf={(other) => links.hotels(locale, { ...query, where: other, ...(view && { view }) })}
        />
      )}
    </div>
  )
}

/** Number of cards that can be initially visible on a tall screen. */
const inFirstView = 4

/** The cards of one page of results; beside the map they have no column of the price. */
function ResultCards({ hotels, query, besideMap }: { hotels: readonly Hotel[]; query: StayQuery; besideMap: boolean }) {
  const { t, locale } = useLanguage()
  return (
    <ul className={classes('grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5', !besideMap && 'with-buttons')}>
      {hotels.map((hotel, i) => (
        <li key={hotel.id} className={i < inFirstView ? 'grid' : 'below grid [--below:12rem] max-sm:[--below:24rem]'}>
          <HotelCard
            heading="h2"
            wide
            button={besideMap ? undefined : t('stays.seeRooms')}
            hotel={hotel}
            href={links.hotel(locale, hotel.slug, hotelQuery(query))}
            priority={i === 0}
            actions={
              <>
                <SaveButton hotel={hotel} />
                <CompareBox hotel={hotel} />
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}

function BestMatch({
  typed,
  place,
  others,
  hrefOf,
}: {
  typed: string
  place: Destination | null
  others: readonly Destination[]
  hrefOf: (where: string) => string
}) {
  const t = useText()
  if (!place) return null
  const whole = ({ name, context }: Destination) =>
    context ? t('filters.placeIn', { place: name, city: context }) : name
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>{t('filters.bestMatch', { typed, place: whole(place) })}</p>
      {others.length > 0 && (
        <>
          <span id="or-place">{t('filters.orPlace')}</span>
          <ul aria-labelledby="or-place" className="flex flex-wrap gap-2">
            {others.map((other) => (
              <li key={other.where}>
                <ChipLink to={hrefOf(other.where)}>{whole(other)}</ChipLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
