import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { maxRooms } from '#domains/products/stays/limits.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { searchLabel } from '#web/features/hotels/search/search-messages.ts'
import { findTwoCities, findWhere } from '#web/features/hotels/search/destinations.ts'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { links, twoCitiesLinks } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { readOpenFilters, shownFacets } from '#web/features/hotels/results/choices.ts'
import { loadDays, loadMap } from '#web/features/hotels/results/load-views.ts'
import { ResultList } from '#web/features/hotels/results/ResultList.tsx'
import { ResultMap } from '#web/features/hotels/results/ResultMap.tsx'
import { SearchSummary } from '#web/features/hotels/results/SearchSummary.tsx'
import { useSaved } from '#web/features/hotels/saved/use-saved-hotels.ts'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { rememberSearch } from '#web/features/hotels/search/recent-searches.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { appliedFilters, readFilters, readSort } from '#web/lib/search/stay-filters.ts'
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
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const find = (where: string) =>
    api.fetch_custom_filter_hotel({ ...staySearch.search, where, ...filters, sort, page, per_page: perPage })
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
  const named = staySearch.search.where === '' || staySearch.search.where === where.value || where.typed !== null
  if (staySearch.plain || !named) throw redirect(hrefOf(page, where.typed ?? where.value))

  const narrowed = { ...search, ...filters }
  const [found, map, days] = await Promise.all([
    asNamed ?? find(where.value),
    view === 'map' ? loadMap(api, narrowed) : null,
    view === 'days' ? loadDays(api, narrowed, { from: url.searchParams.get('from'), today, locale, query }) : null,
  ])
  if (!found.ok && found.error.code !== 'invalid_input') throw errorResponse(found.error)
  const hotels = found.ok ? found.data.hotels : []
  const total = found.ok ? (found.meta?.total ?? 0) : 0
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (found.ok && page > pages) throw redirect(hrefOf(pages))
  const lost = found.ok && total === 0 && found.data.why?.reason !== 'filters'
  const status = lost ? await api.fetch_web_status() : null
  /** The provider has not published a hotel yet. */
  const isEmpty = status?.ok === true && status.data.empty_pages.includes('hotels')
  const alternatives = lost && !isEmpty ? await findAlternatives(api, search, where.around, maxRooms) : []
  tag(...hotels.map((hotel) => `hotel:${hotel.id}`))

  const errors = found.ok ? null : searchErrors(found.error.errors ?? [], t)
  const place = where.label
  const summary = searchLabel(search, place, format)
  const path = links.hotels(locale, queryOf({ search, dated }))
  const narrow = appliedFilters(filters).length > 0
  const isChanging = errors !== null || url.searchParams.get('open') === 'search'
  return data(
    {
      page: {
        title: t('search.hotelsIn', { kind: where.kind === 'in' ? 'other' : where.kind, place }),
        description: t('search.hotelsInDescription', { place, kind: where.walkEnd ? 'near' : 'other' }),
        // Every page of the list is canonical for itself.
        path: links.hotels(locale, { where: where.value, ...(page > 1 && { page }) }),
        hidden:
          dated ||
          where.kind === 'words' ||
          where.typed !== null ||
          sort !== 'recommended' ||
          narrow ||
          open.length > 0 ||
          isChanging ||
          view !== undefined,
        share: where.cities.some((city) => city.where === where.value)
          ? ({ kind: 'city', slug: where.value } as const)
          : undefined,
      },
      action: links.hotels(locale),
      form: { search, where, today, errors: errors?.fields ?? [] },
      along: besideForm({ ...query, ...(view && { view }) }, 'with place'),
      errors,
      summary: summary.whole,
      path,
      /** The search that the browser stores in its recent searches: its dates were selected, and it found hotels. */
      recent: dated && total > 0 ? { path, label: summary.short, checkIn: search.check_in } : null,
      isChanging,
      changeHref: hrefOf(page, where.value, isChanging ? undefined : 'search'),
      view,
      isEmpty,
      map: map && { ...map, place, query, nights: nightsBetween(search.check_in, search.check_out) },
      list: {
        where,
        query,
        filters,
        open,
        dated,
        checkIn: search.check_in,
        sort,
        view,
        hotels,
        total,
        page,
        pages,
        found: found.ok
          ? {
              facets: shownFacets(found.data.facets, filters, open),
              why: found.data.why,
              understood: found.data.understood,
            }
          : null,
        days,
        alternatives,
        isEmpty,
      },
    },
    found.ok ? 200 : 422,
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Hotels({ loaderData }: Route.ComponentProps) {
  const { action, form, along, summary, errors, path, recent, isChanging, changeHref, list, map, view, isEmpty } =
    loaderData
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
        <ResultList {...list} />
        {map && (
          <div id="map" tabIndex={-1} className="max-lg:-order-1 lg:top-22 lg:[position:var(--sticky)]">
            <ResultMap {...map} />
          </div>
        )}
      </div>
    </>
  )
}
