import { useEffect } from 'react'
import { redirect, useNavigate } from 'react-router'
import { nightsBetween } from '#domains/shared/dates.ts'
import { useLocale } from '#i18n/react.tsx'
import { readSaved, savedCookie, withSaved } from '#domains/products/stays/catalogue/saved.ts'
import { textOf } from '#web/lib/forms.ts'
import { recentlySeen } from '#web/features/hotels/page/lazy-islands.ts'
import { savedList } from '#web/features/hotels/saved/islands.ts'
import { TitledErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { LazySearchForm, loadSearchForm } from '#web/features/hotels/search/lazy-search-form.ts'
import { rateTermLabels } from '#web/features/hotels/search/rate-terms.ts'
import { recentSearches } from '#web/features/hotels/search/recent-searches.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'
import { besideForm, withFilters } from '#web/lib/search/search-query.ts'
import { rateTermsOf, readFilters } from '#web/lib/search/stay-filters.ts'
import { queryOf, readStaySearch } from '#web/lib/search/stay-search.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { useDoneToast } from '#web/ui/done-toast.ts'
import { links } from '#web/lib/links.ts'
import { safeNext } from '#web/features/account/account-links.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { staticIslandData } from '#web/lib/static-island.tsx'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/saved'
import '#web/features/hotels/page/hotel.css'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, today } = context.get(requestContext)
  const { t } = await loaderTranslator(locale)
  const requested = readStaySearch(url.searchParams, today)
  const { search, dated } = requested
  const filters = readFilters(url.searchParams)
  const query = withFilters(queryOf(requested), filters)
  if (requested.plain) throw redirect(links.saved(locale, query))
  const { check_in, check_out, occupancy } = search
  const mine = signedIn ? await api.fetch_saved_hotels({}) : null
  const ids = mine?.ok ? mine.data.hotel_ids : readSaved(request.headers.get('cookie') ?? '')
  const chosen = { hotel_ids: ids, ...(search.where && { where: search.where }), ...rateTermsOf(filters) }
  const priced =
    ids.length > 0 && dated ? await api.fetch_chosen_hotels({ ...chosen, check_in, check_out, occupancy }) : null
  const failure = priced !== null && !priced.ok
  // Without a valid stay the hotels are listed without prices.
  const found = priced?.ok || ids.length === 0 ? priced : await api.fetch_chosen_hotels(chosen)
  const errors = priced && !priced.ok ? searchErrors(priced.error.errors ?? [], t) : null
  if (found && !found.ok) throw errorResponse(found.error)
  return {
    title: t('hotel.savedTitle'),
    report: url.searchParams.get('done') === 'removed' ? t('hotel.removedHere') : undefined,
    errors,
    heading: t('hotel.savedDates'),
    form: ids.length > 0 ? { search: { check_in, check_out, occupancy }, today, errors: errors?.fields ?? [] } : null,
    along: besideForm(query, 'without place'),
    /** True if the last search of this browser can show prices. */
    undated: ids.length > 0 && !dated,
    list: staticIslandData(request, {
      hotels: found?.data ?? [],
      signedIn,
      query,
      priced: dated && !failure ? { check_in, check_out, nights: nightsBetween(check_in, check_out) } : null,
      terms: await rateTermLabels(api, filters, t),
    }),
  }
}

/**
 * Saves or removes a hotel and redirects back. A traveller's list is stored in the account, a visitor's only in the
 * cookie.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, signedIn, secure } = context.get(requestContext)
  const form = await request.formData()
  const hotel_id = /^[1-9]\d{0,8}$/.test(textOf(form, 'hotel')) ? Number(textOf(form, 'hotel')) : 0
  const removes = textOf(form, 'intent') === 'remove'
  const here = links.saved(locale)
  const next = safeNext(textOf(form, 'next'), here)
  const fromHere = next === here || next.startsWith(`${here}?`)
  const back = removes && fromHere ? `${next}${next === here ? '?' : '&'}done=removed` : next
  if (hotel_id === 0) throw redirect(back)
  if (signedIn) {
    // The API updates the cookie itself.
    await (removes ? api.remove_saved_hotel({ hotel_id }) : api.save_hotel({ hotel_id }))
    throw redirect(back)
  }
  const ids = readSaved(request.headers.get('cookie') ?? '')
  const saved = removes ? ids.filter((id) => id !== hotel_id) : withSaved(ids, hotel_id)
  throw redirect(back, { headers: { 'Set-Cookie': savedCookie(saved, secure) } })
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadSearchForm(), savedList.load(), recentlySeen.load()])
  return loaded
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  const { report, errors, heading, form, along, undated, list } = loaderData
  useDoneToast(report, 'info')
  const locale = useLocale()
  const navigate = useNavigate()
  useEffect(() => {
    if (!undated || report) return
    const [last] = recentSearches(locale, form?.today)
    const query = last && new URL(last.path, location.origin).search
    if (query) void navigate(`${links.saved(locale)}${query}`, { replace: true })
  }, [undated, report, locale, form?.today, navigate])
  return (
    <>
      {errors && (
        <div className="page-width pt-8">
          <TitledErrorSummary title={errors.title} errors={errors.summary} />
        </div>
      )}
      {report && (
        <div className="page-width without-scripts pt-8">
          <Alert tone="info" title={report} />
        </div>
      )}
      <savedList.StaticIsland data={list} />
      {form && (
        <section aria-labelledby="dates-title" className="page-width no-print grid gap-4 pb-12">
          <h2 id="dates-title">{heading}</h2>
          <LazySearchForm flat action={links.saved(locale)} initial={form} submit="showPrices" along={along} />
        </section>
      )}
      <recentlySeen.LazyIsland />
    </>
  )
}
