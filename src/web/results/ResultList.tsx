import type { HotelCard as Hotel } from '#domains/stays/answers.ts'
import { sorts, type Sort } from '#domains/stays/limits.ts'
import { HotelCard } from '#domains/stays/ui/HotelCard.tsx'
import { useLocale, useText } from '#text/react.tsx'
import type { FoundWhere } from '#web/destinations.ts'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Pagination } from '#web/kit/Pagination.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import { links, type StayQuery } from '#web/links.ts'
import { NothingFits } from '#web/results/NothingFits.tsx'
import type { WayOut } from '#web/ways-out.ts'

export type ResultListProps = {
  where: FoundWhere
  /** The search as addresses carry it. */
  query: StayQuery
  dated: boolean
  sort: Sort
  hotels: Hotel[]
  total: number
  page: number
  pages: number
  /** Whether the search itself was refused: then nothing was looked for. */
  refused: boolean
  waysOut: WayOut[]
}

/** The hotels of one page of results, how they are ordered, and the way to the other pages. */
export function ResultList(props: ResultListProps) {
  const { where, query, dated, sort, hotels, total, page, pages, refused, waysOut } = props
  const t = useText()
  const locale = useLocale()
  const hrefOf = (order: Sort, number = 1) =>
    links.hotels(locale, {
      ...query,
      ...(order !== 'recommended' && { sort: order }),
      ...(number > 1 && { page: number }),
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading>
            {t('search.hotelsIn', { kind: where.kind === 'in' ? 'other' : where.kind, place: where.label })}
          </PageHeading>
          {total > 0 && (
            <p className="text-muted mt-1">{t('search.found', { count: total, dated: dated ? 'yes' : 'other' })}</p>
          )}
        </div>
        {total > 1 && (
          <Segments
            label={t('common.sortBy')}
            items={sorts.map((one) => ({ label: t(sortWords[one]), to: hrefOf(one), current: one === sort }))}
          />
        )}
      </div>
      {total === 0 && !refused && <NothingFits where={where} waysOut={waysOut} />}
      <ul className="grid gap-5">
        {hotels.map((hotel, i) => (
          <li key={hotel.id} className="grid">
            <HotelCard
              wide
              hotel={hotel}
              href={links.hotel(locale, hotel.slug, { ...query, where: undefined })}
              priority={i === 0}
            />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={(number) => hrefOf(sort, number)} />
    </div>
  )
}

const sortWords = {
  recommended: 'search.sortRecommended',
  price: 'search.sortPrice',
  walk: 'search.sortWalk',
  stars: 'search.sortStars',
  rating: 'search.sortRating',
} as const satisfies Record<Sort, string>
