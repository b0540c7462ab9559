import type { RoomOffer } from '#domains/products/stays/answers.ts'
import { spread } from '#domains/products/stays/pricing/spread.ts'
import { lowestTotal } from '#web/features/hotels/rooms/room-order.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { listPrice } from '#web/ui/figures/list-price.ts'
import type { Money } from '#web/ui/figures/Price.tsx'
import { StickyBar } from '#web/ui/layout/StickyBar.tsx'

/**
 * On small screens: the lowest total of the stay with a link to the rooms, or what to change if no room is available.
 */
export function ChooseRoomBar({
  offers,
  cheapest,
  nights,
  from,
  occupancy,
  searched,
  calendar,
}: {
  offers: readonly RoomOffer[]
  /** The lowest total of rooms for several parties; null for one party, or if there are none. */
  cheapest: Money | null
  nights: number
  /** The lowest nightly price, shown if nothing is available on these dates. */
  from: Money | null
  occupancy: readonly string[]
  /** URL of the hotel with another occupancy. */
  searched: (occupancy: string[]) => string
  /** URL of its prices by day of arrival. */
  calendar: string
}) {
  const t = useText()
  const format = useFormat()
  const lowest = cheapest ?? lowestTotal(offers)
  const price = lowest ?? from
  const tooMany =
    !lowest && offers.length > 0 && offers.every(({ unavailable }) => unavailable?.reason === 'too_many_guests')
  const more = tooMany && spread(occupancy, Math.max(...offers.map(({ room }) => room.max_adults)))
  return (
    <StickyBar>
      {tooMany ? (
        <p className="font-medium">{t('stays.tooManyForARoom')}</p>
      ) : (
        price && (
          <p>
            <bdi className="block font-semibold">
              {t('common.priceFrom', {
                price: lowest ? format.money(price.minor, price.currency) : listPrice(price, format),
              })}
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
