import { useEffect } from 'react'
import { data, redirect, useNavigate } from 'react-router'
import { mostRooms, sorts } from '#domains/stays/limits.ts'
import { nightsBetween } from '#domains/stays/nights.ts'
import { searchInWords } from '#domains/stays/ui/search-words.ts'
import { useLocale } from '#text/react.tsx'
import { findWhere } from '#web/destinations.ts'
import { TitledErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { pageRefused } from '#web/refusal.ts'
import { loadDays, loadMap } from '#web/results/load-views.ts'
import { resultList, resultMap } from '#web/results/parts.ts'
import { SearchSummary } from '#web/results/SearchSummary.tsx'
import { LaterSearchForm, loadSearchForm } from '#web/search/later-search-form.ts'
import { searchErrors } from '#web/search/search-errors.ts'
import { requestContext } from '#web/server-context.ts'
import { appliedFilters, filterQuery, readFilters } from '#web/stay-filters.ts'
import { queryOf, readStaySearch } from '#web/stay-search.ts'
import { stillData } from '#web/still.tsx'
import { findWaysOut } from '#web/ways-out.ts'
import { loaderWords } from '#web/words.ts'
import '#web/results/results.css'
import type { Route } from './+types/hotels.ts'

const aPage = 15

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, today, tag } = context.get(requestContext)
  const asked = readStaySearch(url.searchParams, today)
  const filters = readFilters(url.searchParams)
  const sort = sorts.find((one) => one === url.searchParams.get('sort')) ?? 'recommended'
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const find = (where: string) =>
    api.fetch_custom_filter_hotel({ ...asked.search, where, ...filters, sort, page, per_page: aPage })
  // At once, while it is found out what the place is called: nearly every address names it as we do.
  const asNamed = asked.plain || asked.search.where === '' ? null : find(asked.search.where)
  asNamed?.catch(() => undefined)
  const where = await findWhere(api, asked.search.where)
  const search = { ...asked.search, where: where.value }
  const { dated } = asked
  const query = queryOf({ search, dated })
  const view = (['map', 'days'] as const).find((one) => one === url.searchParams.get('view'))
  const hrefOf = (number: number) =>
    links.hotels(locale, {
      ...query,
      ...filterQuery(filters),
      ...(sort !== 'recommended' && { sort }),
      ...(view && { view }),
      ...(number > 1 && { page: number }),
    })
  // One address for one search, however it was typed: what is kept for it serves everybody.
  const named = asked.search.where === '' || asked.search.where === where.value
  if (asked.plain || !named) throw redirect(hrefOf(page))

  const narrowed = { ...search, ...filters }
  const [found, map, days] = await Promise.all([
    asNamed ?? find(where.value),
    view === 'map' ? loadMap(api, narrowed) : null,
    view === 'days' ? loadDays(api, search, { from: url.searchParams.get('from'), today, locale, query }) : null,
  ])
  if (!found.ok && found.error.code !== 'invalid_input') throw pageRefused(found.error)
  const hotels = found.ok ? found.data.hotels : []
  const total = found.ok ? (found.meta?.total ?? 0) : 0
  const pages = Math.max(1, Math.ceil(total / aPage))
  if (found.ok && page > pages) throw redirect(hrefOf(pages))
  const lost = found.ok && total === 0 && found.data.why?.reason !== 'filters'
  const waysOut = lost ? await findWaysOut(api, search, where.around, mostRooms) : []
  tag(...hotels.map((hotel) => `hotel:${hotel.id}`))

  const { t, format } = await loaderWords(locale)
  const errors = found.ok ? null : searchErrors(found.error.errors ?? [], t)
  const place = where.label
  const narrow = appliedFilters(filters).length > 0
  return data(
    {
      page: {
        title: t('search.hotelsIn', { kind: where.kind === 'in' ? 'other' : where.kind, place }),
        description: t('search.hotelsInDescription', { place }),
        // The second page is no first: each stands for itself.
        path: links.hotels(locale, { where: where.value, ...(page > 1 && { page }) }),
        hidden: dated || where.kind === 'words' || sort !== 'recommended' || narrow || view !== undefined,
        share: where.cities.some((city) => city.where === where.value)
          ? ({ kind: 'city', slug: where.value } as const)
          : undefined,
      },
      form: { search, where, today, errors: errors?.fields ?? [] },
      errors,
      words: searchInWords(search, where.label, format),
      /** Worth finding again: it was chosen, and it found something. */
      memorable: dated && total > 0,
      path: links.hotels(locale, query),
      view,
      map: map && { ...map, place, query, nights: nightsBetween(search.check_in, search.check_out) },
      list: stillData(request, {
        where,
        query,
        filters,
        dated,
        checkIn: search.check_in,
        sort,
        view,
        hotels,
        total,
        page,
        pages,
        found: found.ok ? found.data : null,
        days,
        waysOut,
      }),
    },
    found.ok ? 200 : 422,
  )
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadSearchForm(), resultList.load()])
  if (loaded.map) await resultMap.load()
  return loaded
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Hotels({ loaderData }: Route.ComponentProps) {
  const { form, words, errors, path, list, map, view } = loaderData
  const navigate = useNavigate()
  const locale = useLocale()
  useEffect(() => {
    if (loaderData.memorable || document.cookie.includes('saved='))
      void inBrowser().then((page) => page.arrived(loaderData))
  }, [loaderData])
  useEffect(() => {
    const chosen = chosenBefore()
    if (chosen) void inBrowser().then(({ applyLate }) => applyLate(chosen, navigate))
    // Once, for that is the same function always: from then on every choice is heard.
  }, [navigate])
  return (
    <>
      <SearchSummary key={path} words={words.whole} open={errors !== null}>
        <LaterSearchForm flat action={links.hotels(locale)} given={form} submit="searchAgain" />
      </SearchSummary>
      <div
        className="results-page page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12"
        data-view={view}
        onSubmit={(event) => {
          const form = event.target as HTMLFormElement
          if (!form.dataset.save) return
          event.preventDefault()
          void inBrowser().then(({ keep }) => keep(form))
        }}
        onClick={({ target }) =>
          void inBrowser().then(({ applyFilter, openFilters }) => {
            openFilters(target)
            return applyFilter(target, navigate)
          })
        }
      >
        {errors && <TitledErrorSummary title={errors.title} errors={errors.summary} />}
        <resultList.Still data={list} />
        {map && (
          <div className="results-map">
            <resultMap.Later {...map} />
          </div>
        )}
      </div>
    </>
  )
}

const inBrowser = () => import('#web/results/in-browser.ts')

/**
 * A filter that somebody chose beside the list while there was no code yet to hear it. Of a page come back to, or loaded
 * again, the browser itself restores what was chosen before.
 */
function chosenBefore(): HTMLInputElement | undefined {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival && arrival.type !== 'navigate') return undefined
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form[data-instant] input')]
  return inputs.find(({ type, checked, defaultChecked }) => checked !== defaultChecked && (type !== 'radio' || checked))
}
