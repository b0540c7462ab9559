import { Link } from 'react-router'
import type { HotelDetails, RoomOffer as Offer } from '#domains/products/stays/answers.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import { MixedRooms } from '#web/features/hotels/rooms/MixedRooms.tsx'
import type { HotelPage } from '#web/features/hotels/page/hotel-page.ts'
import { DayGrid } from '#web/features/hotels/results/PriceDays.tsx'
import { NotOffered } from '#web/features/hotels/page/NotOffered.tsx'
import { RoomOffer } from '#web/features/hotels/page/RoomOffer.tsx'
import { inRoomOrder } from '#web/features/hotels/rooms/room-order.ts'
import { withFilters } from '#web/lib/search/search-query.ts'
import { noFilters } from '#web/lib/search/stay-filters.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Section } from '#web/features/hotels/page/Section.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { hotelLinks, links } from '#links/site.ts'

/** Number of rooms that a phone shows unfolded: those with the lowest prices. */
const roomsOnPhone = 2

export function HotelBody({ page }: { page: HotelPage }) {
  const { hotel, search, query, offers, choices, calendar, terms, rejected } = page
  const { t, locale, format } = useLanguage()
  const { check_in, check_out } = search
  const nights = nightsBetween(check_in, check_out)
  const everywhere = inEveryRoom(offers)
  const everywhereIds = new Set(everywhere.map(({ id }) => id))
  const { fitting, folded } = inRoomOrder(offers)
  const cheapest = choices?.cheapest ?? null
  const [opening, ...paragraphs] = hotel.description.split('\n\n')
  const lacking = page.narrowed && !cheapest && !fitting.some(({ rates }) => rates.some((rate) => rate.meets_terms))
  const card = (offer: Offer) => (
    <li key={offer.room.id} className="below">
      <RoomOffer {...{ offer, hotel, search, query, terms }} everywhere={everywhereIds} />
    </li>
  )
  return (
    <div className="page-width grid gap-8 pt-2 md:gap-16 md:pt-5">
      <div className="rooms grid gap-2 md:gap-5">
        {!rejected && !page.dated && (
          <p className="text-muted">{t('stays.pricesAre', { range: format.stayRange(check_in, check_out), nights })}</p>
        )}
        {!hotel.on_sale && (
          <Alert tone="warning" title={t('hotel.notOnSale')}>
            {t('hotel.notOnSaleText')}
          </Alert>
        )}
        {hotel.supply === 'portal' && (
          <Alert tone="info" title={t('stays.onRequest')}>
            {t('stays.onRequestText')}
          </Alert>
        )}
        {!rejected && hotel.on_sale && (
          <section id="calendar" aria-label={t('hotel.calendarTitle')} className="grid justify-items-start gap-3">
            {calendar ? (
              <>
                <h3 className="text-lead">{t('hotel.calendarTitle')}</h3>
                <p className="text-muted text-note">{t('hotel.calendarText', { nights: calendar.nights })}</p>
                <DayGrid
                  calendar={calendar}
                  chosen={check_in}
                  hrefOf={(checkIn, checkOut) =>
                    links.hotel(locale, hotel.slug, { ...query, check_in: checkIn, check_out: checkOut })
                  }
                />
                <ButtonLink to={links.hotel(locale, hotel.slug, query)} variant="quiet">
                  {t('hotel.calendarHide')}
                </ButtonLink>
              </>
            ) : (
              <div className="-ms-3 flex flex-wrap">
                <ButtonLink
                  to={hotelLinks.calendar(locale, hotel.slug, query)}
                  variant="quiet"
                  icon="calendar"
                  className="px-3"
                  rel="nofollow"
                >
                  {t('hotel.otherDates')}
                </ButtonLink>
                {/* Saves the hotel with the dates of the page and leads to the saved hotels, which can watch its price. */}
                <form method="post" action={links.saved(locale)} className="extra no-print">
                  <HiddenFields
                    fields={{
                      hotel: hotel.id,
                      intent: 'save',
                      next: links.saved(locale, { ...query, line: undefined }),
                    }}
                  />
                  <Button type="submit" variant="quiet" icon="bell" className="px-3">
                    {t('hotel.priceAlert')}
                  </Button>
                </form>
              </div>
            )}
          </section>
        )}
        {lacking && offers.length > 0 && (
          <Alert tone="info" title={t('hotel.noneWithTerms')}>
            <Link to={links.hotel(locale, hotel.slug, withFilters(query, noFilters))} className="link">
              {t('search.clearFilters')}
            </Link>
          </Alert>
        )}
        {choices && (
          <MixedRooms
            key={choices.cheapest?.rooms.join()}
            hotel={hotel}
            search={search}
            nights={nights}
            query={query}
            choices={choices}
          />
        )}
        {cheapest && fitting.length > 0 && <h3 className="text-lead pt-3">{t('hotel.mixSame')}</h3>}
        <ul className="grid gap-5">{fitting.slice(0, roomsOnPhone).map(card)}</ul>
        {fitting.length > roomsOnPhone && (
          <Disclosure
            summary={t('hotel.otherRooms', { count: fitting.length - roomsOnPhone })}
            className="phone-fold"
            open={fitting.slice(roomsOnPhone).some(({ rates }) => rates.some((rate) => rate.rate_plan_id === terms))}
          >
            <ul className="grid gap-5 max-md:pt-3">{fitting.slice(roomsOnPhone).map(card)}</ul>
          </Disclosure>
        )}
        {folded.map((group) => (
          <NotOffered
            key={group.reason}
            {...{ ...group, hotel, search, query }}
            everywhere={everywhereIds}
            alone={hotel.on_sale && fitting.length === 0 && !cheapest}
          />
        ))}
        {everywhere.length > 0 && (
          <Disclosure summary={t('stays.everyRoom')} className="text-note">
            <ul className="text-muted flex flex-wrap gap-x-4 gap-y-1 pb-2">
              {everywhere.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
      <Section id="about">
        <div className="prose">
          <p>{opening}</p>
          {paragraphs.length > 0 && (
            <Disclosure summary={t('hotel.descriptionMore')} className="phone-fold">
              <div className="prose">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </Disclosure>
          )}
        </div>
        {hotel.amenities.length > 0 && (
          <Disclosure summary={t('stays.amenities')} className="phone-fold">
            <Facilities groups={hotel.amenities} />
          </Disclosure>
        )}
      </Section>
    </div>
  )
}

/**
 * Amenities that every room has, in the order of the first room, so that they are listed once. Empty for a single room.
 */
function inEveryRoom(offers: readonly Offer[]): Offer['room']['amenities'] {
  const [first, ...others] = offers.map(({ room }) => room.amenities)
  if (!first || others.length === 0) return []
  return first.filter(({ id }) => others.every((amenities) => amenities.some((one) => one.id === id)))
}

/** Facilities of the hotel by group. A group without a translated title gets a general one. */
function Facilities({ groups }: { groups: HotelDetails['amenities'] }) {
  const t = useText()
  return (
    <div className="gap-x-6 sm:columns-2 lg:columns-3">
      {groups.map(({ group, items }) => {
        const title = `stays.facilities_${group}`
        return (
          <section key={group} className="mb-6 break-inside-avoid">
            <h3 className="text-lead">{t.has(title) ? t(title as 'stays.amenities') : t('stays.amenities')}</h3>
            <ul className="mt-2 grid gap-1">
              {items.map((item) => (
                <li key={item.id} className="fact">
                  <Icon name="check" className="text-success" />
                  {item.name}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
