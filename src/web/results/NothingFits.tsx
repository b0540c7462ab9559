import type { NoResult, Understanding } from '#domains/stays/search-answers.ts'
import { partyInWords, partyOf } from '#domains/stays/ui/party.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import type { FoundWhere } from '#web/destinations.ts'
import { ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { links, type StayQuery } from '#web/links.ts'
import type { WayOut } from '#web/ways-out.ts'

export type Drop = { words: string; href: string; hotels: number }

/** Why nothing was found, and the nearest searches that find something. */
export function NothingFits({
  where,
  query,
  why,
  drops,
  didYouMean,
  waysOut,
}: {
  where: FoundWhere
  query: StayQuery
  why: NoResult
  /** Single filters that are in the way, and all of them. */
  drops: readonly Drop[]
  didYouMean: Understanding['did_you_mean']
  waysOut: readonly WayOut[]
}) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const inWords = (way: WayOut) =>
    way.kind === 'rooms'
      ? t('search.wayRooms', { party: partyInWords(way.search.occupancy.map(partyOf), format) })
      : t('search.wayCity', { city: way.city ?? '' })
  const offered = [
    ...drops.map(({ words, href }) => ({ to: href, words })),
    ...why.dates.map(({ check_in, check_out, total }) => ({
      to: links.hotels(locale, { ...query, check_in, check_out }),
      words: t('filters.dateWay', {
        range: format.stayRange(check_in, check_out),
        price: format.money(total.minor, total.currency),
      }),
    })),
    ...waysOut.map((way) => ({
      to: links.hotels(locale, way.search),
      words: t('search.wayWith', { way: inWords(way), count: way.hotels }),
    })),
    ...(where.kind === 'words'
      ? didYouMean.map((place) => ({
          to: links.hotels(locale, { ...query, where: place.where }),
          words: `${t('filters.didYouMean')}: ${place.name}`,
        }))
      : []),
  ]
  return (
    <EmptyState
      title={t('search.nothingFits')}
      actions={
        offered.length > 0
          ? offered.slice(0, mostOffered).map(({ to, words }, i) => (
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
        {where.kind === 'words' ? (
          t('search.whyNothing', { place: where.label })
        ) : (
          <Why why={why} place={where.label} />
        )}
      </p>
    </EmptyState>
  )
}

const mostOffered = 6

function Why({ why, place }: { why: NoResult; place: string }) {
  const t = useText()
  switch (why.reason) {
    case 'min_stay':
      return t('filters.why_min_stay', { nights: why.min_stay ?? 2 })
    case 'no_hotels':
      return t('filters.why_no_hotels', { place })
    case 'filters':
    case 'closed_to_arrival':
    case 'no_prices':
    case 'too_many_guests':
      return t(`filters.why_${why.reason}`)
    case 'sold_out':
    case 'closed':
    case 'too_few_rooms':
      return t('filters.why_sold_out')
  }
}
