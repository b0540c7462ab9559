import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { maxRooms, sorts } from '#domains/products/stays/limits.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { NothingYet } from '#web/features/content/NothingYet.tsx'
import { CompareBar } from '#web/features/hotels/CompareBar.tsx'
import type { Locale } from '#i18n/locale.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { Translator } from '#i18n/translator.ts'
import { searchLabel } from '#web/features/hotels/search/search-messages.ts'
import { findTwoCities, findWhere, type FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { SortLinks } from '#web/ui/actions/SortLinks.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { links, twoCitiesLinks } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { AppliedFilters } from '#web/features/hotels/results/AppliedFilters.tsx'
import { BestMatch } from '#web/features/hotels/results/BestMatch.tsx'
import { readOpenFilters, shownFacets } from '#web/features/hotels/results/choices.ts'
import { Filters } from '#web/features/hotels/results/Filters.tsx'
import { loadDays, loadMap } from '#web/features/hotels/results/load-views.ts'
import { NoResults } from '#web/features/hotels/results/NoResults.tsx'
import { PriceDays } from '#web/features/hotels/results/PriceDays.tsx'
import { ResultBar } from '#web/features/hotels/results/ResultBar.tsx'
import { ResultCards } from '#web/features/hotels/results/ResultCards.tsx'
import { ResultMap } from '#web/features/hotels/results/ResultMap.tsx'
import { SearchSummary } from '#web/features/hotels/results/SearchSummary.tsx'
import { listHref, fartherSearch, searchesWithoutFilters } from '#web/features/hotels/results/other-searches.ts'
import { useSaved } from '#web/features/hotels/saved/use-saved-hotels.ts'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { rememberSearch } from '#web/features/hotels/search/recent-searches.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { appliedFilters, readFilters, readSort, type RequestedFilters } from '#web/lib/search/stay-filters.ts'
import { besideForm, withFilters } from '#web/lib/search/search-query.ts'
import { queryOf, readStaySearch } from '#web/lib/search/stay-search.ts'
import { findAlternatives } from '#web/features/hotels/search/alternatives.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import '#web/features/hotels/results/results.css'
import type { Route } from './+types/hotels'

const perPage = 15

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, today, tag } = context.get(requestContext)
  // Without scripts the search form sends both kinds of search to this page.
  if (url.searchParams.has('both')) throw redirect(twoCitiesLinks.search(locale) + url.search)
  const staySearch = readStaySearch(url.searchParams, today)
  const filters = readFilters(url.searchParams)
  const open = readOpenFilters(url.searchParams)
  const order = readSort(url.searchParams)
  const sort = order ?? 'recommended'
  const pageNumber = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const find = (where: string) =>
    api.fetch_custom_filter_hotel({
      ...staySearch.search,
      where,
      ...filters,
      sort,
      page: pageNumber,
      per_page: perPage,
    })
  // Started in parallel with the lookup of the place, because nearly every URL contains its canonical name.
  const asNamed = staySearch.plain || staySearch.search.where === '' ? null : find(staySearch.search.where)
  asNamed?.catch(() => undefined)
  const { t, format } = await loaderTranslator(locale)
  const where = await findWhere(api, staySearch.search.where, t)
  const pair = where.kind === 'words' || where.typed !== null ? await findTwoCities(api, staySearch.search.where) : null
  if (pair) {
    const both = { ...staySearch.search, where: pair.map((city) => city.where).join(',') }
    throw redirect(
      twoCitiesLinks.search(locale, withFilters(queryOf({ search: both, dated: staySearch.dated }), filters)),
    )
  }
  const search = { ...staySearch.search, where: where.value }
  const { dated } = staySearch
  const query = withFilters({ ...queryOf({ search, dated }), sort: order }, filters)
  const view = (['map', 'days'] as const).find((one) => one === url.searchParams.get('view'))
  const hrefOf = (number: number, place = where.value, opened?: 'search') =>
    links.hotels(locale, {
      ...query,
      where: place,
      ...(view && { view }),
      ...(number > 1 && { page: number }),
      ...(opened && { open: opened }),
    })
  // Redirects to the canonical URL of a search, so that all visitors share one cached page. Text that only matches a
  // place stays in the URL, so that the page can say so; its links lead to the place.
  const isCanonical = staySearch.search.where === '' || staySearch.search.where === where.value || where.typed !== null
  if (staySearch.plain || !isCanonical) throw redirect(hrefOf(pageNumber, where.typed ?? where.value))

  const narrowed = { ...search, ...filters }
  const [answer, map, days] = await Promise.all([
    asNamed ?? find(where.value),
    view === 'map' ? loadMap(api, narrowed) : null,
    view === 'days' ? loadDays(api, narrowed, { from: url.searchParams.get('from'), today, locale, query }) : null,
  ])
  if (!answer.ok && answer.error.code !== 'invalid_input') throw errorResponse(answer.error)
  const hotels = answer.ok ? answer.data.hotels : []
  const total = answer.ok ? (answer.meta?.total ?? 0) : 0
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (answer.ok && pageNumber > pages) throw redirect(hrefOf(pages))
  const hasNoneWithoutFilters = answer.ok && total === 0 && answer.data.why?.reason !== 'filters'
  const status = hasNoneWithoutFilters ? await api.fetch_web_status() : null
  /** The provider has not published a hotel yet. */
  const isEmpty = status?.ok === true && status.data.empty_pages.includes('hotels')
  const alternatives =
    hasNoneWithoutFilters && !isEmpty ? await findAlternatives(api, search, where.around, maxRooms) : []
  tag(...hotels.map((hotel) => `hotel:${hotel.id}`))

  const errors = answer.ok ? null : searchErrors(answer.error.errors ?? [], t)
  const place = where.label
  const summary = searchLabel(search, place, format)
  const path = links.hotels(locale, queryOf({ search, dated }))
  const narrow = appliedFilters(filters).length > 0
  const isChanging = errors !== null || url.searchParams.get('open') === 'search'
  return data(
    {
      head: headOf(where, pageNumber, {
        t,
        locale,
        hidden: dated || sort !== 'recommended' || narrow || open.length > 0 || isChanging || view !== undefined,
      }),
      action: links.hotels(locale),
      form: { search, where, today, errors: errors?.fields ?? [] },
      along: besideForm({ ...query, ...(view && { view }) }, 'with place'),
      errors,
      summary: summary.whole,
      path,
      /** The search that the browser stores in its recent searches: its dates were selected, and it found hotels. */
      recent: dated && total > 0 ? { path, label: summary.short, checkIn: search.check_in } : null,
      isChanging,
      changeHref: hrefOf(pageNumber, where.value, isChanging ? undefined : 'search'),
      view,
      isEmpty,
      map: map && { ...map, place, query, nights: nightsBetween(search.check_in, search.check_out) },
      where,
      query,
      filters,
      open,
      dated,
      checkIn: search.check_in,
      sort,
      hotels,
      total,
      pageNumber,
      pages,
      /** Null if the search was rejected and therefore not run. */
      found: answer.ok
        ? {
            facets: shownFacets(answer.data.facets, filters, open),
            why: answer.data.why,
            understood: answer.data.understood,
          }
        : null,
      days,
      alternatives,
    },
    answer.ok ? 200 : 422,
  )
}

/** The metadata of one page of the list. `hidden` is true for a list that is more than the hotels of a place. */
function headOf(
  where: FoundWhere,
  number: number,
  { t, locale, hidden }: { t: Translator; locale: Locale; hidden: boolean },
) {
  const { value, kind, label: place, typed, walkEnd, cities } = where
  return {
    title: t('search.hotelsIn', { kind: kind === 'in' ? 'other' : kind, place }),
    description: t('search.hotelsInDescription', { place, kind: walkEnd ? 'near' : 'other' }),
    // Every page of the list is canonical for itself.
    path: links.hotels(locale, { where: value, ...(number > 1 && { page: number }) }),
    hidden: hidden || kind === 'words' || typed !== null,
    share: cities.some((city) => city.where === value) ? ({ kind: 'city', slug: value } as const) : undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Hotels({ loaderData }: Route.ComponentProps) {
  const { action, form, along, summary, errors, path, recent, isChanging, changeHref, map, view, isEmpty } = loaderData
  const t = useText()
  useSaved()
  useEffect(() => {
    if (recent) rememberSearch(recent)
  }, [recent])
  return (
    <>
      {!isEmpty && (
        <SearchSummary key={path} summary={summary} open={isChanging} href={changeHref}>
          <StaySearchForm flat action={action} initial={form} along={along} submit="searchAgain" />
        </SearchSummary>
      )}
      <div
        className="results-page page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8 max-sm:pt-4 md:py-12"
        data-view={view}
      >
        {errors && <ErrorSummary errors={errors.summary} />}
        {isEmpty ? (
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

/** One page of results with its filters, order and pagination. */
function ResultList({ page }: { page: Results }) {
  const { where, query, filters, sort, view, hotels, total, pages, found, days } = page
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
    // Without a focal point a picture shows its upper part on phones: drawn hotels differ most in their roofs.
    <div className="relative grid grid-cols-[minmax(0,1fr)] gap-3 max-sm:[--focus-y:20%] sm:gap-6">
      <a href={view === 'map' ? '#map' : '#results'} className="skip-link">
        {t(view === 'map' ? 'filters.skipToMap' : 'filters.skipToResults')}
      </a>
      <ResultHead page={page} nearest={nearest} hrefOf={hrefOf} />
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
      <div className="results-columns">
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
        <div id="results" tabIndex={-1} className="results-list grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          {found && <AppliedFilters where={where} filters={filters} facets={found.facets} hrefOf={hrefOfFilters} />}
          {total === 0 && search && found.why && (
            <NoResults
              where={where}
              query={query}
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
          {total > 0 && page.pageNumber === pages && farther && (
            <ButtonLink variant="secondary" to={farther.to}>
              {farther.words}
            </ButtonLink>
          )}
          {hotels.length > 1 && <CompareBar query={query} />}
          <Pagination page={page.pageNumber} pages={pages} hrefOf={(number) => hrefOf({ page: number })} />
          {total > 0 && <ResultBar {...{ view, sort, total, hrefOf }} applied={applied.length} />}
        </div>
      </div>
    </div>
  )
}

/** What was searched and how much was found, with the other views. `nearest` says which hotels count as near. */
function ResultHead({ page, nearest, hrefOf }: { page: Results; nearest: string | null; hrefOf: HrefOf }) {
  const { where, query, view, total, found } = page
  const { t, locale } = useLanguage()
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <PageHeading>
          {t('search.hotelsIn', { kind: where.kind === 'in' ? 'other' : where.kind, place: where.label })}
        </PageHeading>
        <p role="status" className="text-muted mt-1">
          {total > 0 && t('search.found', { count: total, dated: page.dated ? 'yes' : 'other' })}
          {total > 0 && found && (
            <>
              {'. '}
              {nearest ?? t('filters.walksTo', { near: where.walkEnd ? 'yes' : 'other', place: where.walkEnd ?? '' })}
            </>
          )}
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
    </div>
  )
}
