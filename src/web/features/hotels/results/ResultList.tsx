import type { HotelCard as Hotel } from '#domains/products/stays/answers.ts'
import { sorts, type Sort } from '#domains/products/stays/limits.ts'
import type { NoResult, PriceCalendar, Understanding } from '#domains/products/stays/search/answers.ts'
import { NothingYet } from '#web/features/content/NothingYet.tsx'
import { CompareBar, CompareBox } from '#web/features/hotels/CompareBar.tsx'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'
import { SaveButton } from '#web/features/hotels/SaveButton.tsx'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import type { FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { SortLinks } from '#web/ui/actions/SortLinks.tsx'
import { links, type HotelsQuery, type StayQuery } from '#links/site.ts'
import { AppliedFilters } from '#web/features/hotels/results/AppliedFilters.tsx'
import { appliedOf, filterLabel } from '#web/features/hotels/results/filter-names.ts'
import type { LongFilter, ShownFacets } from '#web/features/hotels/results/choices.ts'
import { BestMatch } from '#web/features/hotels/results/BestMatch.tsx'
import { Filters } from '#web/features/hotels/results/Filters.tsx'
import { NoResults, type RemovableFilter } from '#web/features/hotels/results/NoResults.tsx'
import { PriceDays } from '#web/features/hotels/results/PriceDays.tsx'
import { ResultBar } from '#web/features/hotels/results/ResultBar.tsx'
import { sortLabels } from '#web/features/hotels/results/sort-messages.ts'
import { appliedFilters, noFilters, withoutApplied, type RequestedFilters } from '#web/lib/search/stay-filters.ts'
import { hotelQuery, withFilters } from '#web/lib/search/search-query.ts'
import type { SearchAlternative } from '#web/features/hotels/search/alternatives.ts'

type ResultListProps = {
  where: FoundWhere
  /** The search as query parameters, with its filters. */
  query: StayQuery
  filters: RequestedFilters
  /** Filters whose options are all listed. */
  open: readonly LongFilter[]
  dated: boolean
  /** The arrival day, proposed or selected. */
  checkIn: string
  sort: Sort
  view: HotelsQuery['view']
  hotels: Hotel[]
  total: number
  page: number
  pages: number
  /** Null if the search was rejected and therefore not run. */
  found: { facets: ShownFacets; why: NoResult | null; understood: Understanding } | null
  /** Null unless prices by day are requested. */
  days: { calendar: PriceCalendar; earlier: string | null; later: string | null } | null
  alternatives: SearchAlternative[]
  /** True if the provider has not published a hotel yet. */
  isEmpty: boolean
}

/** Number of cards that can be initially visible on a tall screen. */
const inFirstView = 4

/** The hotels beyond those that are near the place, and the minutes within which they are; null if there are none. */
function fartherOf({ walk }: ShownFacets, near: number) {
  const last = walk.at(-1)
  return last && last.hotels > near ? { count: last.hotels - near, minutes: last.minutes } : null
}

/** One page of results with its filters, order and pagination. */
export function ResultList(props: ResultListProps) {
  const {
    where,
    query,
    filters,
    open,
    dated,
    checkIn,
    sort,
    view,
    hotels,
    total,
    page,
    pages,
    found,
    days,
    alternatives,
    isEmpty,
  } = props
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const hrefOf = (
    changed: Partial<{ filters: RequestedFilters; sort: Sort; view: HotelsQuery['view']; page: number }>,
  ) => {
    const next = { filters, sort, view, page: 1, ...changed }
    return links.hotels(locale, {
      ...withFilters(query, next.filters),
      sort: next.sort === 'recommended' ? undefined : next.sort,
      ...(next.view && { view: next.view }),
      ...(next.page > 1 && { page: next.page }),
    })
  }
  const applied = appliedFilters(filters)
  /** Minutes on foot that are near the place; the filter of minutes replaces them. */
  const near = found?.understood.near_minutes ?? null
  const nearest =
    near !== null && filters.walk_max === undefined
      ? t('filters.within', { minutes: near, place: where.walkEnd ?? where.label })
      : null
  const farther = found && nearest ? fartherOf(found.facets, total) : null
  const fartherWay = farther && {
    words: t('filters.farther', farther),
    href: hrefOf({ filters: { ...filters, walk_max: farther.minutes } }),
    hotels: farther.count,
  }
  const drops = (why: NoResult, facets: ShownFacets): RemovableFilter[] => [
    ...why.drop.map(({ filter, hotels: count }) => {
      const gone = appliedOf(filter, applied)
      const filterNames = format.list(gone.map((one) => filterLabel(one, { t, format, facets, where })))
      const left = gone.reduce(withoutApplied, filters)
      return {
        words: t('filters.dropOne', { filter: filterNames, count }),
        href: hrefOf({ filters: left }),
        hotels: count,
      }
    }),
    ...(why.without_filters > 0 && (applied.length > 1 || why.drop.length === 0)
      ? [
          {
            words: t('filters.dropAll', { count: why.without_filters }),
            href: hrefOf({ filters: noFilters }),
            hotels: why.without_filters,
          },
        ]
      : []),
  ]
  if (isEmpty) {
    return (
      <div className="grid gap-6">
        <PageHeading>{t('shell.hotels')}</PageHeading>
        <NothingYet page="hotels" />
      </div>
    )
  }
  const searchable = found && (total > 0 || applied.length > 0)
  return (
    // Without a focal point a picture shows its upper part on phones: drawn hotels differ most in their roofs.
    <div className="relative grid grid-cols-[minmax(0,1fr)] gap-3 max-sm:[--focus-y:20%] sm:gap-6">
      <a href={view === 'map' ? '#map' : '#results'} className="skip-link">
        {t(view === 'map' ? 'filters.skipToMap' : 'filters.skipToResults')}
      </a>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading>
            {t('search.hotelsIn', { kind: where.kind === 'in' ? 'other' : where.kind, place: where.label })}
          </PageHeading>
          <p role="status" className="text-muted mt-1">
            {total > 0 && t('search.found', { count: total, dated: dated ? 'yes' : 'other' })}
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
      {days && (
        <PriceDays
          calendar={days.calendar}
          near={nearest}
          occupancy={query.occupancy?.length ? query.occupancy : ['2']}
          chosen={checkIn}
          hrefOf={(check_in, check_out) => links.hotels(locale, { ...query, check_in, check_out })}
          earlier={days.earlier}
          later={days.later}
        />
      )}
      <div className="results-columns">
        {searchable && (
          <Filters
            where={where}
            near={near}
            query={query}
            filters={filters}
            facets={found.facets}
            open={open}
            view={view}
            total={total}
          />
        )}
        {total > 1 && (
          <SortLinks
            items={sorts.map((one) => ({
              label: t(sortLabels[one]),
              to: hrefOf({ sort: one }),
              current: one === sort,
            }))}
          />
        )}
        <div id="results" tabIndex={-1} className="results-list grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          {found && (
            <AppliedFilters
              where={where}
              filters={filters}
              facets={found.facets}
              hrefOf={(left) => hrefOf({ filters: left })}
            />
          )}
          {total === 0 && found?.why && (
            <NoResults
              where={where}
              query={query}
              why={found.why}
              drops={[...(fartherWay ? [fartherWay] : []), ...drops(found.why, found.facets)]}
              understood={found.understood}
              alternatives={alternatives}
            />
          )}
          <ul
            className={classes(
              'compact-cards with-buttons grid gap-5',
              view === 'map' ? 'sm:grid-cols-2' : 'grid-cols-[minmax(0,1fr)]',
            )}
          >
            {hotels.map((hotel, i) => (
              <li
                key={hotel.id}
                className={i < inFirstView ? 'grid' : 'below grid [--below:12rem] max-sm:[--below:30rem]'}
              >
                <HotelCard
                  heading="h2"
                  wide={view !== 'map'}
                  button={view === 'map' ? undefined : t('stays.seeRooms')}
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
          {total > 0 && page === pages && fartherWay && (
            <ButtonLink variant="secondary" to={fartherWay.href}>
              {fartherWay.words}
            </ButtonLink>
          )}
          {hotels.length > 1 && <CompareBar query={query} />}
          <Pagination page={page} pages={pages} hrefOf={(number) => hrefOf({ page: number })} />
          {total > 0 && <ResultBar {...{ view, sort, total, hrefOf }} applied={applied.length} />}
        </div>
      </div>
    </div>
  )
}
