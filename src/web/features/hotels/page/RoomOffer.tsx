import type { RoomContent, RoomOffer as Offer } from '#domains/products/stays/answers.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { hotelQuery } from '#web/lib/search/search-query.ts'
import type { HotelPage } from '#web/features/hotels/page/hotel-page.ts'
import { RateRow } from '#web/features/hotels/page/RateRow.tsx'
import { inRateOrder, shownFirst } from '#web/features/hotels/rooms/room-order.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { hotelLinks, links } from '#links/site.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'

type Props = Pick<HotelPage, 'hotel' | 'search' | 'query' | 'terms'> & {
  offer: Offer
  /** Ids of amenities that are listed elsewhere because every room of the hotel has them. */
  everywhere: ReadonlySet<string>
}

/** A room that can be booked, with its rates. */
export function RoomOffer({ offer, hotel, search, query, terms, everywhere }: Props) {
  const { t, locale, format } = useLanguage()
  const { room, rates } = offer
  const { check_in, check_out, occupancy } = search
  const { occupancy: _, ...wayBack } = hotelQuery(query)
  const { first, others: without } = inRateOrder(rates)
  const { shown, others: further } = shownFirst(first)
  const others = [...further, ...without]
  const [from] = others.map(({ total }) => total).sort((a, b) => a.minor - b.minor)
  const row = (rate: Offer['rates'][number]) => (
    <li key={rate.rate_plan_id}>
      <RateRow
        rate={rate}
        room={room.name}
        nights={nightsBetween(check_in, check_out)}
        rooms={occupancy.length}
        first={shown[0]}
        alike={rates.some((one) => one !== rate && one.board === rate.board && kindOf(one) === kindOf(rate))}
        hotel={hotel}
        href={links.book(locale, { ...wayBack, hotel: hotel.id, check_in, check_out, room: rate.rooms })}
        termsHref={rate.rate_plan_id === terms ? null : hotelLinks.terms(locale, hotel.slug, query, rate.rate_plan_id)}
      />
    </li>
  )
  return (
    <article className="card room grid grid-cols-[minmax(0,1fr)] overflow-hidden lg:grid-cols-[340px_minmax(0,1fr)]">
      <RoomFacts room={room} left={offer.rooms_left} everywhere={everywhere} />
      <div className="room-rates">
        <ul>{shown.map(row)}</ul>
        {from && (
          <Disclosure
            summary={t('stays.moreRates', { count: others.length, price: listPrice(from, format) })}
            open={others.some((rate) => rate.rate_plan_id === terms)}
          >
            <ul>{others.map(row)}</ul>
          </Disclosure>
        )}
      </div>
    </article>
  )
}

const kindOf = ({ cancellation }: Offer['rates'][number]) => cancellation.kind

/** The facts above the amenities name the beds and the view. */
const isAmongFacts = (amenity: string) =>
  amenity.endsWith('_bed') ? amenity !== 'extra_bed' : amenity.endsWith('_view')

type RoomFactsProps = {
  room: RoomContent
  /** Number of rooms that can still be booked; null while there are many. */
  left: number | null
  everywhere: ReadonlySet<string>
}

/** A room as it is, without a price. */
export function RoomFacts({ room, left, everywhere }: RoomFactsProps) {
  const t = useText()
  const ownAmenities = room.amenities.filter(({ id }) => !everywhere.has(id) && !isAmongFacts(id))
  const picture = room.pictures[0]
  const { floors } = room
  const facts: [IconName, string | false][] = [
    ['bed', room.beds.map((bed) => t(`stays.bed_${bed.kind}`, { count: bed.count })).join(' + ')],
    ['guests', t('stays.sleeps', { count: room.max_total })],
    ['size', t('stays.squareMetres', { area: room.size_m2 })],
    ['view', room.view !== 'none' && t(`stays.view_${room.view}`)],
    ['bath', t('stays.bathrooms', { count: room.bathrooms })],
    [
      'stairs',
      t('stays.floors', { from: floors.from, to: floors.to, same: floors.from === floors.to ? 'yes' : 'other' }),
    ],
  ]
  return (
    <div className="p-4 md:p-5">
      {picture && (
        <Picture
          id={picture.id}
          alt={picture.alt}
          sizes="(width >= 64rem) 300px, 90vw"
          small
          className="rounded-button mb-4 w-full max-md:float-end max-md:ms-3 max-md:mb-2 max-md:w-24"
        />
      )}
      <h3 className="text-title">
        <bdi>{room.name}</bdi>
      </h3>
      <ul className="text-note mt-2 *:me-3.5 *:inline-flex *:align-top">
        {facts.map(
          ([icon, fact]) =>
            fact && (
              <li key={icon} className="fact">
                <Icon name={icon} />
                {fact}
              </li>
            ),
        )}
        {left !== null && (
          <li className="fact text-dawn font-medium">
            <Icon name="info" />
            {t('stays.roomsLeft', { count: left })}
          </li>
        )}
      </ul>
      {ownAmenities.length > 0 && (
        <Disclosure
          summary={t(everywhere.size > 0 ? 'stays.roomAlso' : 'stays.roomAmenities')}
          className="text-note mt-2"
        >
          <ul className="text-muted flex flex-wrap gap-x-4 gap-y-1 pb-2">
            {ownAmenities.map((amenity) => (
              <li key={amenity.id}>{amenity.name}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
