import type { RoomOffer } from '#domains/stays/answers.ts'
import { spread } from '#domains/stays/spread.ts'
import { useFormat, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import type { Money } from '#web/kit/Price.tsx'
import { StickyBar } from '#web/kit/StickyBar.tsx'

/** On small screens: the lowest total of the stay and the way to the rooms, or what to change where none can be had. */
export function ChooseRoomBar({
  offers,
  nights,
  from,
  occupancy,
  searched,
  calendar,
}: {
  offers: readonly RoomOffer[]
  nights: number
  /** The lowest nightly price, for when nothing can be had on these dates. */
  from: Money | null
  occupancy: readonly string[]
  /** The hotel for other rooms. */
  searched: (occupancy: string[]) => string
  /** Its prices by day of arrival. */
  calendar: string
}) {
  const t = useText()
  const format = useFormat()
  const lowest = offers
    .flatMap((offer) => offer.rates.map((rate) => rate.total))
    .toSorted((a, b) => a.minor - b.minor)[0]
  const price = lowest ?? from
  const tooMany = offers.length > 0 && offers.every(({ unavailable }) => unavailable?.reason === 'too_many_guests')
  const more = tooMany && spread(occupancy, Math.max(...offers.map(({ room }) => room.max_adults)))
  return (
    <StickyBar>
      {tooMany ? (
        <p className="font-medium">{t('stays.tooManyForARoom')}</p>
      ) : (
        price && (
          <p>
            <bdi className="block font-semibold">
              {t('common.priceFrom', { price: format.money(price.minor, price.currency) })}
            </bdi>
            <span className="text-muted text-small block">
              {lowest ? t('stays.nightsAllIn', { nights }) : t('stays.beforeTaxes')}
            </span>
          </p>
        )
      )}
      {more ? (
        <ButtonLink to={searched(more)} rel="nofollow">
          {t('stays.spreadOver', { rooms: more.length })}
        </ButtonLink>
      ) : offers.length > 0 && !lowest && !tooMany ? (
        <ButtonLink to={calendar} rel="nofollow">
          {t('hotel.otherDates')}
        </ButtonLink>
      ) : (
        <a href="#rooms" className="button button-primary">
          {t(lowest ? 'stays.chooseRoom' : tooMany ? 'search.guestsAndRooms' : 'dates.chooseDates')}
        </a>
      )}
    </StickyBar>
  )
}
