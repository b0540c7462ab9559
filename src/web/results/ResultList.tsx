import type { HotelCard as Hotel } from '#domains/stays/answers.ts'
import { sorts, type Sort } from '#domains/stays/limits.ts'
import type { FacetsAnswer, NoResult, PriceCalendar, Understanding } from '#domains/stays/search-answers.ts'
import { CompareBar, CompareBox } from '#domains/stays/ui/Comparing.tsx'
import { HotelCard } from '#domains/stays/ui/HotelCard.tsx'
import { SaveButton } from '#domains/stays/ui/SaveButton.tsx'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import type { FoundWhere } from '#web/destinations.ts'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Pagination } from '#web/kit/Pagination.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import { links, type HotelsQuery, type StayQuery } from '#web/links.ts'
import { AppliedFilters } from '#web/results/AppliedFilters.tsx'
import { appliedOf, filterInWords } from '#web/results/filter-names.ts'
import { Filters } from '#web/results/Filters.tsx'
import { NothingFits, type Drop } from '#web/results/NothingFits.tsx'
import { PriceDays } from '#web/results/PriceDays.tsx'
import { ResultBar } from '#web/results/ResultBar.tsx'
import { sortWords } from '#web/results/sort-words.ts'
import { appliedFilters, filterQuery, noFilters, withoutApplied, type AskedFilters } from '#web/stay-filters.ts'
import type { WayOut } from '#web/ways-out.ts'

export type ResultListProps = {
  where: FoundWhere
  /** The search as addresses carry it. */
  query: StayQuery
  filters: AskedFilters
  dated: boolean
  /** The day of arrival, proposed or chosen. */
  checkIn: string
  sort: Sort
  view: HotelsQuery['view']
  hotels: Hotel[]
  total: number
  page: number
  pages: number
  /** Null when the search itself was refused: then nothing was looked for. */
  found: { facets: FacetsAnswer; why: NoResult | null; understood: Understanding } | null
  /** Only where prices by day were asked for. */
  days: { calendar: PriceCalendar; earlier: string | null; later: string | null } | null
  waysOut: WayOut[]
}

/** Cards that a tall screen may show at once. */
const inFirstView = 4

/** The hotels of one page of results, what narrows and orders them, and the way to the other pages. */
export function ResultList(props: ResultListProps) {
  const { where, query, filters, dated, checkIn, sort, view, hotels, total, page, pages, found, days, waysOut } = props
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const hrefOf = (changed: Partial<{ filters: AskedFilters; sort: Sort; view: HotelsQuery['view']; page: number }>) => {
    const next = { filters, sort, view, page: 1, ...changed }
    return links.hotels(locale, {
      ...query,
      ...filterQuery(next.filters),
      ...(next.sort !== 'recommended' && { sort: next.sort }),
      ...(next.view && { view: next.view }),
      ...(next.page > 1 && { page: next.page }),
    })
  }
  const applied = appliedFilters(filters)
  const drops = (why: NoResult, facets: FacetsAnswer): Drop[] => [
    ...why.drop.map(({ filter, hotels: count }) => {
      const gone = appliedOf(filter, applied)
      const words = format.list(gone.map((one) => filterInWords(one, { t, format, facets })))
      const left = gone.reduce(withoutApplied, filters)
      return { words: t('filters.dropOne', { filter: words, count }), href: hrefOf({ filters: left }), hotels: count }
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
  const searchable = found && (total > 0 || applied.length > 0)
  return (
    <div className="results">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading>
            {t('search.hotelsIn', { kind: where.kind === 'in' ? 'other' : where.kind, place: where.label })}
          </PageHeading>
          <p role="status" className="text-muted mt-1">
            {total > 0 && t('search.found', { count: total, dated: dated ? 'yes' : 'other' })}
          </p>
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
          occupancy={query.occupancy?.length ? query.occupancy : ['2']}
          chosen={checkIn}
          hrefOf={(check_in, check_out) => links.hotels(locale, { ...query, check_in, check_out })}
          earlier={days.earlier}
          later={days.later}
        />
      )}
      <div className="results-columns">
        {searchable && <Filters query={query} filters={filters} facets={found.facets} sort={sort} view={view} />}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
          {found && (
            <AppliedFilters filters={filters} facets={found.facets} hrefOf={(left) => hrefOf({ filters: left })} />
          )}
          {total > 1 && (
            <Segments
              label={t('common.sortBy')}
              items={sorts.map((one) => ({
                label: t(sortWords[one]),
                to: hrefOf({ sort: one }),
                current: one === sort,
              }))}
            />
          )}
          {total === 0 && found?.why && (
            <NothingFits
              where={where}
              query={query}
              why={found.why}
              drops={drops(found.why, found.facets)}
              didYouMean={found.understood.did_you_mean}
              waysOut={waysOut}
            />
          )}
          <ul className={view === 'map' ? 'grid gap-5 sm:grid-cols-2' : 'grid grid-cols-[minmax(0,1fr)] gap-5'}>
            {hotels.map((hotel, i) => (
              <li
                key={hotel.id}
                className={i < inFirstView ? 'grid' : 'below grid [--below:12rem] max-sm:[--below:30rem]'}
              >
                <HotelCard
                  wide={view !== 'map'}
                  hotel={hotel}
                  href={links.hotel(locale, hotel.slug, { ...query, where: undefined })}
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
          {hotels.length > 1 && <CompareBar query={{ ...query, where: undefined }} />}
          <Pagination page={page} pages={pages} hrefOf={(number) => hrefOf({ page: number })} />
          {total > 0 && <ResultBar {...{ view, sort, total, hrefOf }} applied={applied.length} />}
        </div>
      </div>
    </div>
  )
}
