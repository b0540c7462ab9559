import { partyInWords, partyOf } from '#domains/stays/ui/party.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { links } from '#web/links.ts'
import type { WayOut } from '#web/ways-out.ts'
import type { FoundWhere } from '#web/destinations.ts'

/** Why nothing was found, and the nearest searches that find something. */
export function NothingFits({ where, waysOut }: { where: FoundWhere; waysOut: readonly WayOut[] }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const words = (way: WayOut) => {
    if (way.kind === 'rooms')
      return t('search.wayRooms', { party: partyInWords(way.search.occupancy.map(partyOf), format) })
    if (way.kind === 'city') return t('search.wayCity', { city: way.city ?? '' })
    return t('search.wayDates', { range: format.stayRange(way.search.check_in, way.search.check_out) })
  }
  const why = where.kind === 'words' ? 'place' : (waysOut[0]?.kind ?? 'other')
  return (
    <EmptyState
      title={t('search.nothingFits')}
      actions={
        waysOut.length > 0
          ? waysOut.map((way, i) => (
              <ButtonLink
                key={way.kind}
                to={links.hotels(locale, way.search)}
                variant={i === 0 ? 'primary' : 'secondary'}
              >
                {t('search.wayWith', { way: words(way), count: way.hotels })}
              </ButtonLink>
            ))
          : where.cities.map((city) => (
              <ButtonLink key={city.where} to={links.hotels(locale, { where: city.where })} variant="secondary">
                {t('search.hotelsIn', { kind: 'other', place: city.name })}
              </ButtonLink>
            ))
      }
    >
      <p className="text-muted">{t('search.whyNothing', { why, place: where.label })}</p>
    </EmptyState>
  )
}
