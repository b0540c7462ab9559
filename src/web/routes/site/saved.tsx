import { useEffect } from 'react'
import { redirect, useNavigate } from 'react-router'
import { nightsBetween } from '#domains/shared/dates.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import type { SavedHotel } from '#domains/products/stays/saved/answers.ts'
import { readSavedStays, savedCookie, withSaved } from '#domains/products/stays/saved/saved-cookie.ts'
import { textOf } from '#web/lib/forms.ts'
import { RecentHotels } from '#web/features/hotels/page/RecentHotels.tsx'
import { AlertLink } from '#web/features/hotels/saved/AlertLink.tsx'
import { SavedList } from '#web/features/hotels/saved/SavedList.tsx'
import { stayOfPage } from '#web/features/hotels/saved/saved-query.ts'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { rateTermLabels } from '#web/features/hotels/search/rate-terms.ts'
import { recentSearches } from '#web/features/hotels/search/recent-searches.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'
import { besideForm, withFilters } from '#web/lib/search/search-query.ts'
import { rateTermsOf, readFilters, readSort } from '#web/lib/search/stay-filters.ts'
import { queryOf, readStaySearch } from '#web/lib/search/stay-search.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { useDoneToast } from '#web/ui/feedback/done-toast.ts'
import { links } from '#links/site.ts'
import { safeNext } from '#links/account.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { requestContext, type RequestContext } from '#web/lib/server-context.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { titleOf } from '#web/lib/title.ts'
import type { Route } from './+types/saved'
import '#web/features/hotels/saved/saved-hotels.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'shell.saved')

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, today } = context.get(requestContext)
  const { t } = await loaderTranslator(locale)
  const staySearch = readStaySearch(url.searchParams, today)
  const { search, dated } = staySearch
  const filters = readFilters(url.searchParams)
  const query = withFilters({ ...queryOf(staySearch), sort: readSort(url.searchParams) }, filters)
  if (staySearch.plain) throw redirect(links.saved(locale, query))
  const { check_in, check_out, occupancy } = search
  const saved = await savedIn(context.get(requestContext), request)
  const ids = saved.map(({ hotel_id }) => hotel_id)
  const chosen = { hotel_ids: ids, ...(search.where && { where: search.where }), ...rateTermsOf(filters) }
  const priced =
    ids.length > 0 && dated ? await api.fetch_chosen_hotels({ ...chosen, check_in, check_out, occupancy }) : null
  const failure = priced !== null && !priced.ok
  // Without a valid search each hotel is priced for the stay for which it was saved.
  const found = priced?.ok || ids.length === 0 ? priced : await api.fetch_chosen_stays({ stays: saved.map(asStay) })
  const stays = saved.flatMap(({ hotel_id, stay, price, alert }) =>
    stay ? [[hotel_id, { stay, seen: price, alert, isPast: stay.check_in < today }] as const] : [],
  )
  const done = url.searchParams.get('done')
  const token = url.searchParams.get('alert')
  const linked = token === null ? null : await api.show_price_alert({ token })
  const errors = priced && !priced.ok ? searchErrors(priced.error.errors ?? [], t) : null
  if (found && !found.ok) throw errorResponse(found.error)
  return {
    report: isReport(done) ? t(reports[done]) : undefined,
    errors,
    linked: linked && { alert: linked.ok ? linked.data : null },
    form: ids.length > 0 ? { search: { check_in, check_out, occupancy }, today, errors: errors?.fields ?? [] } : null,
    along: besideForm(query, 'without place'),
    /** True if the last search of this browser can show prices. */
    undated: ids.length > 0 && !dated && stays.length === 0 && token === null,
    list: {
      hotels: found?.data ?? [],
      signedIn,
      query,
      priced: dated && !failure ? { check_in, check_out, nights: nightsBetween(check_in, check_out) } : null,
      stays: Object.fromEntries(stays),
      terms: await rateTermLabels(api, filters, t),
    },
  }
}

/** The result of a form of this page, and its message. */
const reports = {
  removed: 'hotel.removedHere',
  dates: 'savedstays.datesSaved',
  alert: 'savedstays.alertSet',
  ended: 'savedstays.alertEnded',
  unset: 'savedstays.alertNotSet',
  address: 'savedstays.alertNoAddress',
} as const
type Report = keyof typeof reports

function isReport(name: string | null): name is Report {
  return name !== null && Object.hasOwn(reports, name)
}

/** A traveller's list is stored in the account, a visitor's only in the cookie. */
async function savedIn({ api, signedIn }: Pick<RequestContext, 'api' | 'signedIn'>, request: Request) {
  const answer = signedIn ? await api.fetch_saved_hotels({}) : null
  if (answer?.ok) return answer.data.saved
  return readSavedStays(request.headers.get('cookie') ?? '').map((one) => ({ ...one, alert: false }))
}

function asStay({ hotel_id, stay }: Pick<SavedHotel, 'hotel_id' | 'stay'>) {
  return { hotel_id, ...(stay && { stay }) }
}

/** Saves or removes a hotel, or switches its alert, and redirects back. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, signedIn, secure, today } = context.get(requestContext)
  const token = url.searchParams.get('alert')
  // From the button, or from a mail client that ends the e-mails itself (RFC 8058).
  if (token !== null) {
    await api.end_price_alert({ token })
    throw redirect(url.pathname + url.search)
  }
  const form = await request.formData()
  const hotel_id = /^[1-9]\d{0,8}$/.test(textOf(form, 'hotel')) ? Number(textOf(form, 'hotel')) : 0
  const intent = textOf(form, 'intent')
  const here = links.saved(locale)
  const next = safeNext(textOf(form, 'next'), here)
  const fromHere = next === here || next.startsWith(`${here}?`)
  const back = (report: Report) => (fromHere ? `${next}${next === here ? '?' : '&'}done=${report}` : next)
  if (hotel_id === 0) throw redirect(next)
  if (intent === 'alert-on' || intent === 'alert-off') {
    const on = intent === 'alert-on'
    const set = await api.set_price_alert({ hotel_id, on })
    throw redirect(back(set.ok ? (on ? 'alert' : 'ended') : set.error.code === 'conflict' ? 'address' : 'unset'))
  }
  const removes = intent === 'remove'
  // The page on which a hotel is saved names the stay whose price it shows.
  const stay = removes ? null : stayOfPage(next, today)
  if (signedIn) {
    // The API updates the cookie itself.
    if (removes) await api.remove_saved_hotel({ hotel_id })
    else {
      const answer = await api.save_hotel({ hotel_id, ...stay })
      if (!answer.ok && stay) await api.save_hotel({ hotel_id })
    }
    throw redirect(back(removes ? 'removed' : 'dates'))
  }
  const list = readSavedStays(request.headers.get('cookie') ?? '')
  const priced = stay && (await api.fetch_chosen_stays({ stays: [{ hotel_id, stay }] }))
  const price = priced?.ok ? (priced.data[0]?.offer?.total ?? null) : null
  const saved = removes
    ? list.filter((one) => one.hotel_id !== hotel_id)
    : withSaved(list, { hotel_id, stay: priced?.ok ? stay : null, price })
  throw redirect(back(removes ? 'removed' : 'dates'), { headers: { 'Set-Cookie': savedCookie(saved, secure) } })
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  const { report, errors, linked, form, along, undated, list } = loaderData
  useDoneToast(report, 'info')
  const t = useText()
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
          <ErrorSummary errors={errors.summary} />
        </div>
      )}
      {report && (
        <div className="page-width without-scripts pt-8">
          <Alert tone="info" title={report} />
        </div>
      )}
      {linked && <AlertLink {...linked} />}
      <SavedList {...list} />
      {form && (
        <section aria-labelledby="dates-title" className="page-width no-print grid gap-4 pb-12">
          <h2 id="dates-title">{t('hotel.savedDates')}</h2>
          <StaySearchForm flat action={links.saved(locale)} initial={form} submit="showPrices" along={along} />
        </section>
      )}
      <RecentHotels />
    </>
  )
}
