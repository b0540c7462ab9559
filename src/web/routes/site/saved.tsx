import { useEffect } from 'react'
import { Link, redirect, useNavigate } from 'react-router'
import { nightsBetween } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { SavedHotel } from '#domains/products/stays/saved/answers.ts'
import { readSavedStays, savedCookie, withSaved } from '#domains/products/stays/saved/saved-cookie.ts'
import { textOf } from '#web/lib/forms.ts'
import { RecentHotels } from '#web/features/hotels/page/RecentHotels.tsx'
import { CompareBar, CompareBox } from '#web/features/hotels/CompareBar.tsx'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'
import { SavedStay } from '#web/features/hotels/saved/SavedStay.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { rateTermLabels } from '#web/features/hotels/search/rate-terms.ts'
import { recentSearches } from '#web/features/hotels/search/recent-searches.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'
import { besideForm, hotelQuery, withFilters } from '#web/lib/search/search-query.ts'
import { noFilters, rateTermsOf, readFilters, readSort } from '#web/lib/search/stay-filters.ts'
import { queryOf, readStaySearch } from '#web/lib/search/stay-search.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { useDoneToast } from '#web/ui/feedback/done-toast.ts'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import { links, type StayQuery } from '#links/site.ts'
import { safeNext } from '#links/account.ts'
import { errorResponse, requestContext, type RequestContext } from '#web/lib/loaders.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { HotelStay } from '#domains/products/stays/search/contract.ts'
import '#web/features/hotels/saved/saved-hotels.css'
import type { Route } from './+types/saved'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'shell.saved')

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, hotelDay } = context.get(requestContext)
  const { t } = await loaderTranslator(locale)
  const staySearch = readStaySearch(url.searchParams, hotelDay.today)
  const { search, dated } = staySearch
  const filters = readFilters(url.searchParams)
  const query = withFilters({ ...queryOf(staySearch), sort: readSort(url.searchParams) }, filters)
  if (staySearch.plain) throw redirect(links.saved(locale, query))
  const { check_in, check_out, occupancy } = search
  const saved = await savedIn(context.get(requestContext), request)
  const ids = saved.map(({ hotel_id }) => hotel_id)
  const chosen = { hotel_ids: ids, ...(search.where && { where: search.where }), ...rateTermsOf(filters) }
  const priceAnswer =
    ids.length > 0 && dated ? await api.fetch_chosen_hotels({ ...chosen, check_in, check_out, occupancy }) : null
  const failure = priceAnswer !== null && !priceAnswer.ok
  // Without a valid search each hotel is priced for the stay for which it was saved.
  const answer =
    priceAnswer?.ok || ids.length === 0 ? priceAnswer : await api.fetch_chosen_stays({ stays: saved.map(asStay) })
  const stays = saved.flatMap(({ hotel_id, stay, price, alert }) =>
    stay ? [[hotel_id, { stay, seen: price, alert, isPast: stay.check_in < hotelDay.today }] as const] : [],
  )
  const done = url.searchParams.get('done')
  const token = url.searchParams.get('alert')
  const linked = token === null ? null : await api.show_price_alert({ token })
  const errors = priceAnswer && !priceAnswer.ok ? searchErrors(priceAnswer.error.errors ?? [], t) : null
  if (answer && !answer.ok) throw errorResponse(answer.error)
  return {
    report: isReport(done) ? t(reports[done]) : undefined,
    errors,
    linked: linked && { alert: linked.ok ? linked.data : null },
    form:
      ids.length > 0 ? { search: { check_in, check_out, occupancy }, ...hotelDay, errors: errors?.fields ?? [] } : null,
    along: besideForm(query, 'without place'),
    /** True if the last search of this browser can show prices. */
    undated: ids.length > 0 && !dated && stays.length === 0 && token === null,
    hotels: answer?.data ?? [],
    signedIn,
    query,
    /** The dates for which all hotels are priced; null if each is priced for its own stay. */
    priced: dated && !failure ? { check_in, check_out, nights: nightsBetween(check_in, check_out) } : null,
    /** The stays for which hotels are saved, by hotel. */
    stays: Object.fromEntries(stays),
    /** Labels of the terms that the rooms must have. */
    terms: await rateTermLabels(api, filters, t),
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
  const { api, locale, signedIn, secure, hotelDay } = context.get(requestContext)
  const token = url.searchParams.get('alert')
  // From the button, or from a mail client that ends the emails itself (RFC 8058).
  if (token !== null) {
    const ended = await api.end_price_alert({ token })
    // The page says that a link is not valid.
    if (!ended.ok && ended.error.code === 'unavailable') throw errorResponse(ended.error)
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
  const stay = removes ? null : stayOfPage(next, hotelDay.today)
  if (signedIn) {
    // The API updates the cookie itself.
    let answer = removes ? await api.remove_saved_hotel({ hotel_id }) : await api.save_hotel({ hotel_id, ...stay })
    if (!answer.ok && stay) answer = await api.save_hotel({ hotel_id })
    if (!answer.ok) throw errorResponse(answer.error)
    throw redirect(back(removes ? 'removed' : 'dates'))
  }
  const list = readSavedStays(request.headers.get('cookie') ?? '')
  const priceAnswer = stay && (await api.fetch_chosen_stays({ stays: [{ hotel_id, stay }] }))
  const price = priceAnswer?.ok ? (priceAnswer.data[0]?.offer?.total ?? null) : null
  const saved = removes
    ? list.filter((one) => one.hotel_id !== hotel_id)
    : withSaved(list, { hotel_id, stay: priceAnswer?.ok ? stay : null, price })
  throw redirect(back(removes ? 'removed' : 'dates'), { headers: { 'Set-Cookie': savedCookie(saved, secure) } })
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  const { report, errors, linked, form, along, undated } = loaderData
  useDoneToast(report, 'info')
  const { t, locale } = useLanguage()
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
      <SavedList page={loaderData} />
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

const sideBySide = 4

function SavedList({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const { hotels, signedIn, query, priced, stays, terms } = page
  const { t, locale, format } = useLanguage()
  const here = links.saved(locale, query)
  const hasStays = Object.keys(stays).length > 0
  return (
    <div className="page-width grid gap-6 py-8">
      <div>
        <PageHeading>{t('hotel.savedTitle')}</PageHeading>
        <p className="text-muted mt-1">
          {t(signedIn ? 'hotel.savedTextAccount' : 'hotel.savedText')}{' '}
          {!signedIn && (
            <Link className="link" to={links.signin(locale, here)}>
              {t('common.signIn')}
            </Link>
          )}
        </p>
        {priced && hotels.length > 0 && (
          <p className="text-muted mt-1">
            {t('hotel.compareText', {
              range: format.stayRange(priced.check_in, priced.check_out),
              nights: priced.nights,
            })}
            {terms.length > 0 && ` ${t('hotel.onlyWith', { terms: format.list([...terms]) })}`}{' '}
            {hasStays && (
              <Link to={links.saved(locale)} className="link">
                {t('savedstays.back')}
              </Link>
            )}
          </p>
        )}
        {query.where && (
          <p className="mt-1">
            <Link to={links.hotels(locale, query)} className="link">
              {t('hotel.compareToList')}
            </Link>
          </p>
        )}
        {!priced && hasStays && (
          <p className="text-muted mt-1">
            {t('savedstays.ownDates')} {!signedIn && t('savedstays.alertSignIn')}
          </p>
        )}
      </div>
      {hotels.length === 0 && (
        <EmptyState
          icon="heart"
          title={t('hotel.savedEmpty')}
          actions={<ButtonLink to={links.hotels(locale)}>{t('shell.hotels')}</ButtonLink>}
        >
          <p className="text-muted">{t('hotel.savedEmptyText')}</p>
        </EmptyState>
      )}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {hotels.map((hotel) => {
          const saved = stays[hotel.id]
          return (
            <li key={hotel.id} className="grid">
              <HotelCard
                hotel={hotel}
                heading="h2"
                href={links.hotel(locale, hotel.slug, priced || !saved ? hotelQuery(query) : queryOfStay(saved.stay))}
                actions={
                  <>
                    {!priced && saved && (
                      <SavedStay hotel={hotel} price={hotel.offer?.total ?? null} signedIn={signedIn} {...saved} />
                    )}
                    {priced && !hotel.offer && (
                      <p className="text-muted text-note w-full">
                        {t(terms.length > 0 ? 'hotel.notFreeWith' : 'hotel.notFree')}
                      </p>
                    )}
                    {priced && hotel.offer && !isSavedFor(saved?.stay, query) && (
                      <form method="post" action={links.saved(locale)} className="w-full">
                        <HiddenFields fields={{ hotel: hotel.id, next: here }} />
                        <Button
                          intent="save"
                          variant="secondary"
                          icon="heart"
                          aria-label={t('savedstays.saveDatesOf', { hotel: hotel.name })}
                        >
                          {t('savedstays.saveDates')}
                        </Button>
                      </form>
                    )}
                    <form method="post" action={links.saved(locale)}>
                      <HiddenFields fields={{ hotel: hotel.id, next: here }} />
                      <Button
                        intent="remove"
                        variant="quiet"
                        icon="close"
                        aria-label={t('hotel.remove', { hotel: hotel.name })}
                      >
                        {t('common.remove')}
                      </Button>
                    </form>
                    <CompareBox hotel={hotel} />
                  </>
                }
              />
            </li>
          )
        })}
      </ul>
      {hotels.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={links.compare(
              locale,
              hotels.slice(0, sideBySide).map(({ id }) => id),
              query,
            )}
            variant="secondary"
            icon="compare"
          >
            {t('hotel.compareAll', { count: Math.min(sideBySide, hotels.length) })}
          </ButtonLink>
          <CompareBar query={query} />
        </div>
      )}
    </div>
  )
}

type AlertLinkProps = {
  /** The stay of the link in an email about a lower price, and whether its alert is on; null for an unknown link. */
  alert: { hotel: string; check_in: string; check_out: string; on: boolean } | null
}

/** Ends the emails about a saved stay, for the link in such an email. */
function AlertLink({ alert }: AlertLinkProps) {
  const { t, format } = useLanguage()
  const params = alert && { hotel: alert.hotel, dates: format.stayRange(alert.check_in, alert.check_out) }
  const state = alert?.on ? 'end' : 'ended'
  return (
    <div className="page-width pt-8">
      <Alert
        tone={alert ? (alert.on ? 'info' : 'success') : 'warning'}
        title={t(params ? `savedstays.${state}Title` : 'savedstays.unknownTitle')}
      >
        <p>{params ? t(`savedstays.${state}Text`, params) : t('savedstays.unknownText')}</p>
        {alert?.on && (
          <form method="post" className="mt-3">
            <Button intent="end-alert" variant="primary">
              {t('savedstays.end')}
            </Button>
          </form>
        )}
      </Alert>
    </div>
  )
}

/** The query of a saved stay, with which its hotel and other views open. */
function queryOfStay({ where = '', check_in, check_out, occupancy, ...terms }: HotelStay): StayQuery {
  const search = { where, check_in, check_out, occupancy }
  return hotelQuery(withFilters(queryOf({ search, dated: true }), { ...noFilters, ...terms }))
}

/** The stay of the page on which a hotel is saved, from the address of that page; null without dates. */
function stayOfPage(path: string, today: string): HotelStay | null {
  const query = new URL(path, 'http://page').searchParams
  const { search, dated } = readStaySearch(query, today)
  if (!dated) return null
  const { where } = hotelQuery(search)
  const { check_in, check_out, occupancy } = search
  return { ...(where && { where }), check_in, check_out, occupancy, ...rateTermsOf(readFilters(query)) }
}

/** True if a hotel is saved for the dates and party of a query already. */
function isSavedFor(stay: HotelStay | undefined, { check_in, check_out, occupancy = [] }: StayQuery): boolean {
  const parties = occupancy.length > 0 ? occupancy : ['2']
  return (
    stay !== undefined &&
    stay.check_in === check_in &&
    stay.check_out === check_out &&
    stay.occupancy.join('+') === parties.join('+')
  )
}
