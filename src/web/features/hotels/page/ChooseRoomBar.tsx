import { spread } from '#domains/products/stays/pricing/spread.ts'
import type { HotelPage } from '#web/features/hotels/page/hotel-page.ts'
import { lowestTotal } from '#web/features/hotels/rooms/room-order.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import { hotelLinks, links } from '#links/site.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { StickyBar } from '#web/ui/layout/StickyBar.tsx'

/**
 * On small screens: the lowest total of the stay with a link to the rooms, or what to change if no room is available.
 */
export function ChooseRoomBar({
  hotel: { slug, from },
  search: { check_in, check_out, occupancy },
  query,
  offers,
  choices,
}: Pick<HotelPage, 'hotel' | 'search' | 'query' | 'offers' | 'choices'>) {
  const { t, locale, format } = useLanguage()
  const lowest = choices?.cheapest?.total ?? lowestTotal(offers)
  // The lowest nightly price, if nothing is available on these dates.
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
                price: lowest ? format.amount(price) : listPrice(price, format),
              })}
            </bdi>
            <span className="text-muted text-small block">
              {lowest ? t('stays.nightsAllIn', { nights: nightsBetween(check_in, check_out) }) : t('stays.beforeTaxes')}
            </span>
          </p>
        )
      )}
      {more ? (
        <ButtonLink to={links.hotel(locale, slug, { ...query, occupancy: more })} rel="nofollow">
          {t('stays.spreadOver', { rooms: more.length })}
        </ButtonLink>
      ) : offers.length > 0 && !lowest && !tooMany ? (
        <ButtonLink to={hotelLinks.calendar(locale, slug, query)} rel="nofollow">
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
