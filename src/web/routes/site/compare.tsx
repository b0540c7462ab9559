import { data, Link, redirect } from 'react-router'
import { nightsBetween } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import { listPrice } from '#web/ui/figures/list-price.ts'
import type { Money } from '#api/shapes.ts'
import type { ChosenHotel } from '#domains/products/stays/search/comparison-answers.ts'
import { WalkLine } from '#web/ui/figures/WalkLine.tsx'
import { dataPrice } from '#i18n/money.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { Score } from '#web/ui/figures/Score.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'
import { Table } from '#web/ui/figures/Table.tsx'
import { paymentLabel } from '#web/features/products/payment-label.ts'
import { rowsOf, type Row } from '#web/features/hotels/compare/rows.ts'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { links, type StayQuery } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { rateTermLabels } from '#web/features/hotels/search/rate-terms.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'
import { errorResponse, requestContext } from '#web/lib/loaders.ts'
import { besideForm, hotelQuery, withFilters } from '#web/lib/search/search-query.ts'
import { rateTermsOf, readFilters, readSort } from '#web/lib/search/stay-filters.ts'
import { queryOf, readLinkedStay } from '#web/lib/search/stay-search.ts'
import { stayNote } from '#web/features/hotels/search/stay-note.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import '#web/features/hotels/compare/comparison.css'
import type { Route } from './+types/compare'

const max = 4

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, hotelDay, tag } = context.get(requestContext)
  const requestedIds = [...new Set(url.searchParams.getAll('hotel').filter((id) => /^[1-9]\d{0,8}$/.test(id)))].map(
    Number,
  )
  const staySearch = readLinkedStay(url.searchParams, hotelDay.today)
  const filters = readFilters(url.searchParams)
  const query = withFilters({ ...queryOf(staySearch), sort: readSort(url.searchParams) }, filters)
  if (staySearch.plain) throw redirect(links.compare(locale, requestedIds.slice(0, max + 1), query))
  const { check_in, check_out, occupancy } = staySearch.search
  const ids = requestedIds.slice(0, max)
  const chosen = { hotel_ids: ids, ...(query.where && { where: query.where }), ...rateTermsOf(filters) }
  const priceAnswer =
    ids.length > 0 ? await api.fetch_chosen_hotels({ ...chosen, check_in, check_out, occupancy }) : null
  if (priceAnswer && !priceAnswer.ok && priceAnswer.error.code !== 'invalid_input')
    throw errorResponse(priceAnswer.error)
  const failure = priceAnswer !== null && !priceAnswer.ok
  // Without a valid stay the hotels are compared without prices.
  const answer = failure ? await api.fetch_chosen_hotels(chosen) : priceAnswer
  const hotels = answer?.ok ? answer.data : []
  tag(...hotels.map((hotel) => `hotel:${hotel.id}`))
  const { t, format } = await loaderTranslator(locale)
  const errors = priceAnswer && !priceAnswer.ok ? searchErrors(priceAnswer.error.errors ?? [], t) : null
  return data(
    {
      head: {
        title: t('hotel.compareTitle'),
        description: t('hotel.compareNoneText'),
        path: links.compare(locale),
        hidden: true,
      },
      errors,
      form: { search: staySearch.search, ...hotelDay, errors: errors?.fields ?? [] },
      note: stayNote(staySearch, hotelDay, { t, format }),
      along: [...hotels.map(({ id }) => ['hotel', String(id)] as const), ...besideForm(query, 'without place')],
      hotels,
      /** True if the URL contains more hotels than can be compared. */
      more: requestedIds.length > max,
      query,
      /** Labels of the terms that the rooms must have. */
      terms: await rateTermLabels(api, filters, t),
      search: { check_in, check_out },
      nights: nightsBetween(check_in, check_out),
    },
    failure ? 422 : 200,
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

/** On phones the names above the columns follow the swiped columns. */
function followColumns(comparison: HTMLElement | null): void {
  const table = comparison?.querySelector('.table-scroll')
  const names = comparison?.querySelector('.comparison-names')
  if (table && names) names.scrollLeft = table.scrollLeft
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { errors, form, note, along } = loaderData
  const { t, locale } = useLanguage()
  return (
    <>
      {(errors || note) && (
        <div className="page-width grid gap-8 pt-8">
          {errors && <ErrorSummary errors={errors.summary} />}
          {note && <Alert tone="info" title={note} />}
        </div>
      )}
      <Comparison page={loaderData} />
      {along.some(([name]) => name === 'hotel') && (
        <section aria-labelledby="dates-title" className="page-width no-print grid gap-4 pb-12">
          <h2 id="dates-title">{t('hotel.compareDates')}</h2>
          <StaySearchForm flat action={links.compare(locale)} initial={form} submit="showPrices" along={along} />
        </section>
      )}
    </>
  )
}

function Comparison({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const { hotels, query, terms, search, errors } = page
  const { t, locale, format } = useLanguage()
  const city = hotels[0]?.city
  const { rows, common } = rowsOf(hotels)
  const minutes = Number(query.walk_max)
  const filteredBy = [...(minutes > 0 ? [t('filters.walkWithinLong', { minutes })] : []), ...terms]
  const backLink = city && (
    <ButtonLink to={links.hotels(locale, { ...query, where: query.where || city.slug })} variant="secondary">
      {query.where ? t('hotel.compareToList') : t('hotel.compareBack', { city: city.name })}
    </ButtonLink>
  )
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <div>
        <PageHeading>{t('hotel.compareTitle')}</PageHeading>
        {hotels.length > 0 && !errors && (
          <p className="text-muted mt-1">
            {t('hotel.compareText', {
              range: format.stayRange(search.check_in, search.check_out),
              nights: page.nights,
            })}
            {filteredBy.length > 0 && ` ${t('hotel.onlyWith', { terms: format.list(filteredBy) })}`}
          </p>
        )}
      </div>
      {page.more && <Alert tone="info" title={t('hotel.compareLimit')} />}
      {hotels.length < 2 && (
        <EmptyState
          icon="compare"
          title={t('hotel.compareNone')}
          actions={backLink ?? <ButtonLink to={links.hotels(locale, query)}>{t('shell.hotels')}</ButtonLink>}
        >
          <p className="text-muted">{t('hotel.compareNoneText')}</p>
        </EmptyState>
      )}
      {hotels.length > 0 && (
        // The columns may have been swiped before this code was loaded.
        <div ref={followColumns} onScrollCapture={(event) => followColumns(event.currentTarget)} className="comparison">
          {hotels.length > 2 && (
            <p className="text-muted text-note no-print pb-2 md:hidden">
              {t('hotel.compareSwipe', { count: hotels.length })}
            </p>
          )}
          {/* On phones the head of the table cannot stay in view, because its columns are swiped; without scripts the names
              would not follow them. */}
          <div aria-hidden="true" className="comparison-names with-scripts md:hidden">
            {hotels.map((hotel) => (
              <bdi key={hotel.id}>{hotel.name}</bdi>
            ))}
          </div>
          <Table
            narrow="scroll"
            caption={<span className="sr-only">{t('hotel.compareTable')}</span>}
            keyOf={(row: Row) => ('named' in row ? row.named : `has-${row.facility.id}`)}
            rows={rows}
            columns={[
              {
                label: t('hotel.compareWhat'),
                cell: (row: Row) => ('named' in row ? t(`hotel.row_${row.named}`) : row.facility.name),
              },
              ...hotels.map((hotel) => ({
                label: hotel.name,
                cell: (row: Row) => (
                  <Cell row={row} hotel={hotel} hotels={hotels} query={query} narrowed={terms.length > 0} />
                ),
              })),
            ]}
          />
        </div>
      )}
      {hotels.length > 1 && common.length > 0 && (
        <p className="text-muted">
          {t('hotel.compareCommon', { facilities: common.map(({ name }) => name).join(t('hotel.comma')) })}
        </p>
      )}
      {hotels.length > 1 && <p className="no-print">{backLink}</p>}
    </div>
  )
}

function Cell({
  row,
  hotel,
  hotels,
  query,
  narrowed,
}: {
  row: Row
  hotel: ChosenHotel
  hotels: readonly ChosenHotel[]
  query: StayQuery
  narrowed: boolean
}) {
  const { t, locale, format } = useLanguage()
  const { offer } = hotel
  const priceText = (amount: Money) => listPrice(amount, format)
  if ('facility' in row) {
    const hasFacility = hotel.facilities.some(({ id }) => id === row.facility.id)
    return (
      <span className={hasFacility ? 'fact-good' : 'text-muted text-note flex items-center gap-2'}>
        <Icon name={hasFacility ? 'check' : 'minus'} /> {t(hasFacility ? 'common.yes' : 'common.no')}
      </span>
    )
  }
  switch (row.named) {
    case 'picture':
      return (
        <div className="grid gap-2">
          <Link to={links.hotel(locale, hotel.slug, hotelQuery(query))} aria-label={hotel.name}>
            <Picture id={hotel.picture.id} alt={hotel.picture.alt} sizes="220px" className="rounded-button w-full" />
          </Link>
          <Link
            to={links.compare(
              locale,
              hotels.filter((one) => one !== hotel).map(({ id }) => id),
              query,
            )}
            rel="nofollow"
            className="link text-note no-print inline-flex min-h-11 items-center"
            aria-label={t('hotel.remove', { hotel: hotel.name })}
          >
            {t('common.remove')}
          </Link>
        </div>
      )
    case 'stars':
      return <Stars count={hotel.stars} />
    case 'rating':
      return hotel.rating === null ? t('stays.reviews', { count: 0 }) : <Score rating={hotel.rating} />
    case 'walk':
      return hotel.walk ? <WalkLine walk={hotel.walk} /> : t('hotel.none')
    case 'price':
      return offer ? (
        <>
          <span className="price block" data-price={dataPrice(offer.total)}>
            {listPrice(offer.total, format)}
          </span>
          <span className="text-muted text-note block">
            {t('stays.aNight', { price: listPrice(offer.per_night, format) })}
          </span>
          <ButtonLink
            variant="secondary"
            to={`${links.hotel(locale, hotel.slug, hotelQuery(query))}#rooms`}
            className="no-print mt-2"
            aria-label={t('hotel.chooseHotel', { hotel: hotel.name })}
          >
            {t('hotel.choose')}
          </ButtonLink>
        </>
      ) : (
        t(narrowed ? 'hotel.notFreeWith' : 'hotel.notFree')
      )
    case 'room':
      return offer ? <bdi>{offer.room}</bdi> : '–'
    case 'view':
      return offer
        ? viewsOf(hotel)
            .map((view) => t(`stays.view_${view}`))
            .join(t('hotel.comma')) || t('hotel.none')
        : '–'
    case 'board':
      return offer ? t(`stays.board_${offer.board}`) : '–'
    case 'cancellation':
      if (!offer) return '–'
      return offer.free_until
        ? t('common.freeCancellationUntil', { until: format.instant(offer.free_until, hotel.time_zone, 'short') })
        : t(offer.cancellation_kind === 'partial' ? 'common.cancellation_partial' : 'common.cancellation_none')
    case 'payment':
      return (offer && paymentLabel(offer, { onRequest: hotel.supply === 'portal' }, t, priceText)) ?? '–'
    case 'hours':
      return (
        <>
          <span className="block">{t('dates.checkInFrom', { time: format.clock(hotel.check_in_from) })}</span>
          <span>{t('dates.checkOutUntil', { time: format.clock(hotel.check_out_until) })}</span>
        </>
      )
    case 'minimum':
      return format.nights(hotel.min_nights)
  }
}

const viewsOf = ({ room_views }: ChosenHotel) => room_views.filter((view) => view !== 'none')
