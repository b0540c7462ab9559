import { listPrice } from '#web/ui/figures/list-price.ts'
import type { NoResult, Understanding } from '#domains/products/stays/search/answers.ts'
import { partyLabel, partyOf } from '#web/features/hotels/search/party.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { FoundWhere } from '#web/features/hotels/search/destinations.ts'
import type { OtherSearch } from '#web/features/hotels/results/other-searches.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { links, type StayQuery } from '#links/site.ts'
import type { SearchAlternative } from '#web/features/hotels/search/alternatives.ts'

export function NoResults({
  where,
  query,
  checkOut,
  why,
  drops,
  understood: { place, did_you_mean: didYouMean },
  alternatives,
}: {
  where: FoundWhere
  query: StayQuery
  /** The day of departure of the search. */
  checkOut: string
  why: NoResult
  /** What finds hotels: a longer walk, a removed filter, and all of them removed. */
  drops: readonly OtherSearch[]
  understood: Understanding
  alternatives: readonly SearchAlternative[]
}) {
  const { t, locale, format } = useLanguage()
  const label = (way: SearchAlternative) =>
    way.kind === 'rooms'
      ? t('search.wayRooms', { party: partyLabel(way.search.occupancy.map(partyOf), format) })
      : t('search.wayCity', { city: way.city ?? '' })
  const offered = [
    ...drops,
    ...why.dates.map(({ check_in, check_out, total }) => ({
      to: links.hotels(locale, { ...query, check_in, check_out }),
      words: t('filters.dateWay', {
        range: format.stayRange(check_in, check_out),
        price: listPrice(total, format),
      }),
    })),
    ...alternatives.map((way) => ({
      to: links.hotels(locale, way.search),
      words: t('search.wayWith', { way: label(way), count: way.hotels }),
    })),
    ...(where.kind === 'words'
      ? didYouMean.map((other) => ({
          to: links.hotels(locale, { ...query, where: other.where }),
          words: `${t('filters.didYouMean')}: ${other.name}`,
        }))
      : []),
  ]
  return (
    <EmptyState
      title={t('search.nothingFits')}
      actions={
        offered.length > 0
          ? offered.slice(0, maxOffered).map(({ to, words }, i) => (
              <ButtonLink key={to} to={to} variant={i === 0 ? 'primary' : 'secondary'}>
                {words}
              </ButtonLink>
            ))
          : where.cities.map((city) => (
              <ButtonLink key={city.where} to={links.hotels(locale, { where: city.where })} variant="secondary">
                {t('search.hotelsIn', { kind: 'other', place: city.name })}
              </ButtonLink>
            ))
      }
    >
      <p className="text-muted">
        {where.kind === 'words' && why.reason === 'no_hotels' && !place ? (
          t('search.whyNothing', { place: where.label })
        ) : (
          <NoResultsReason why={why} place={where.typed ?? where.label} checkOut={checkOut} />
        )}
      </p>
    </EmptyState>
  )
}

const maxOffered = 6

export function NoResultsReason({ why, place, checkOut }: { why: NoResult; place: string; checkOut: string }) {
  const { t, format } = useLanguage()
  switch (why.reason) {
    case 'min_stay':
      return t('filters.why_min_stay', { nights: why.min_stay ?? 2 })
    case 'max_stay':
      return t('filters.why_max_stay', { nights: why.max_stay ?? 1 })
    case 'closed_to_departure':
      return t('filters.why_closed_to_departure', { date: format.stayDate(checkOut, 'weekday') })
    case 'no_hotels':
      return t('filters.why_no_hotels', { place })
    case 'filters':
    case 'closed_to_arrival':
    case 'no_prices':
    case 'too_many_guests':
    case 'unlicensed':
      return t(`filters.why_${why.reason}`)
    case 'sold_out':
    case 'closed':
    case 'too_few_rooms':
      return t('filters.why_sold_out')
  }
}
