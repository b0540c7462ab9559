import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { nightsBetween } from '#domains/shared/dates.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { Comparison } from '#web/features/hotels/compare/Comparison.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { rateTermLabels } from '#web/features/hotels/search/rate-terms.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { besideForm, withFilters } from '#web/lib/search/search-query.ts'
import { rateTermsOf, readFilters, readSort } from '#web/lib/search/stay-filters.ts'
import { queryOf, readStaySearch } from '#web/lib/search/stay-search.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/compare'
import '#web/features/hotels/compare/comparison.css'

const max = 4

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, today, tag } = context.get(requestContext)
  const named = [...new Set(url.searchParams.getAll('hotel').filter((id) => /^[1-9]\d{0,8}$/.test(id)))].map(Number)
  const staySearch = readStaySearch(url.searchParams, today)
  const filters = readFilters(url.searchParams)
  const query = withFilters({ ...queryOf(staySearch), sort: readSort(url.searchParams) }, filters)
  if (staySearch.plain) throw redirect(links.compare(locale, named.slice(0, max + 1), query))
  const { check_in, check_out, occupancy } = staySearch.search
  const ids = named.slice(0, max)
  const chosen = { hotel_ids: ids, ...(query.where && { where: query.where }), ...rateTermsOf(filters) }
  const priced = ids.length > 0 ? await api.fetch_chosen_hotels({ ...chosen, check_in, check_out, occupancy }) : null
  if (priced && !priced.ok && priced.error.code !== 'invalid_input') throw errorResponse(priced.error)
  const failure = priced !== null && !priced.ok
  // Without a valid stay the hotels are compared without prices.
  const answer = failure ? await api.fetch_chosen_hotels(chosen) : priced
  const hotels = answer?.ok ? answer.data : []
  tag(...hotels.map((hotel) => `hotel:${hotel.id}`))
  const { t } = await loaderTranslator(locale)
  const errors = priced && !priced.ok ? searchErrors(priced.error.errors ?? [], t) : null
  return data(
    {
      page: {
        title: t('hotel.compareTitle'),
        description: t('hotel.compareNoneText'),
        path: links.compare(locale),
        hidden: true,
      },
      errors,
      form: { search: staySearch.search, today, errors: errors?.fields ?? [] },
      along: [...hotels.map(({ id }) => ({ name: 'hotel', value: String(id) })), ...besideForm(query, 'without place')],
      table: {
        hotels,
        more: named.length > max,
        query,
        terms: await rateTermLabels(api, filters, t),
        search: { check_in, check_out },
        nights: nightsBetween(check_in, check_out),
        failure,
      },
    },
    failure ? 422 : 200,
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

/** On phones the names above the columns, and the dots of those in view, follow the swiped columns. */
function useNamesFollow(): void {
  useEffect(() => {
    const follow = (target: EventTarget | null) => {
      const table = target instanceof Element && target.matches('.table-scroll') ? target : null
      const names = table?.parentElement?.querySelector('.comparison-names')
      if (!table || !names) return
      names.scrollLeft = table.scrollLeft
      const first = Math.round((2 * Math.abs(table.scrollLeft)) / table.clientWidth)
      const dots = table.parentElement?.querySelectorAll('.comparison-dots > *') ?? []
      for (const [i, dot] of dots.entries()) dot.toggleAttribute('data-shown', i === first || i === first + 1)
    }
    // The columns may have been swiped before this code was loaded.
    follow(document.querySelector('.comparison .table-scroll'))
    const onScroll = ({ target }: Event) => follow(target)
    // A scroll event does not bubble.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', onScroll, { capture: true })
  }, [])
}

export default function Compare({ loaderData: { errors, form, along, table } }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  useNamesFollow()
  return (
    <>
      {errors && (
        <div className="page-width pt-8">
          <ErrorSummary errors={errors.summary} />
        </div>
      )}
      <Comparison {...table} />
      {along.some(({ name }) => name === 'hotel') && (
        <section aria-labelledby="dates-title" className="page-width no-print grid gap-4 pb-12">
          <h2 id="dates-title">{t('hotel.compareDates')}</h2>
          <StaySearchForm flat action={links.compare(locale)} initial={form} submit="showPrices" along={along} />
        </section>
      )}
    </>
  )
}
