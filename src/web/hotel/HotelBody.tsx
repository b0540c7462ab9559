import type { HotelDetails, RoomOffer as Offer } from '#domains/stays/answers.ts'
import type { RoomChoices } from '#domains/stays/choosing-answers.ts'
import { nightsBetween } from '#domains/stays/nights.ts'
import type { PriceCalendar } from '#domains/stays/search-answers.ts'
import { HotelFacilities } from '#domains/stays/ui/HotelFacilities.tsx'
import { MixedRooms } from '#domains/stays/ui/MixedRooms.tsx'
import { ArrivalPrices } from '#domains/stays/ui/ArrivalPrices.tsx'
import { RoomOffer } from '#domains/stays/ui/RoomOffer.tsx'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Section } from '#web/hotel/Section.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { hotelLinks } from '#web/hotel-links.ts'
import { links, type StayQuery } from '#web/links.ts'

export type HotelBodyProps = {
  hotel: HotelDetails
  search: { check_in: string; check_out: string; occupancy: string[] }
  dated: boolean
  /** The search as addresses carry it. */
  query: StayQuery
  offers: Offer[]
  /** Only when several parties asked. */
  choices: RoomChoices | null
  /** Only when it was asked for. */
  calendar: PriceCalendar | null
  /** The rate whose terms of cancellation were asked for. */
  terms: number | null
  /** Whether the search was refused: then there are no prices to speak of. */
  refused: boolean
}

/** Rooms with their rates, prices on other days, and what the house is. */
export function HotelBody({ hotel, search, dated, query, offers, choices, calendar, terms, refused }: HotelBodyProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { check_in, check_out, occupancy } = search
  const nights = nightsBetween(check_in, check_out)
  const onRequest = hotel.supply === 'portal'
  const everywhere = inEveryRoom(offers)
  const everywhereIds = new Set(everywhere.map(({ id }) => id))
  const searched = (other: StayQuery) => links.hotel(locale, hotel.slug, { ...query, ...other })
  return (
    <div className="page-width grid gap-16 pt-5">
      <div className="grid gap-5">
        {!refused && (
          <p className="text-muted">
            {t('stays.pricesAre', {
              range: format.stayRange(check_in, check_out),
              nights,
              dated: dated ? 'yes' : 'other',
            })}
          </p>
        )}
        {onRequest && (
          <Alert tone="info" title={t('stays.onRequest')}>
            {t('stays.onRequestText')}
          </Alert>
        )}
        {!refused && (
          <section id="calendar" aria-label={t('hotel.calendarTitle')} className="grid justify-items-start gap-3">
            {calendar ? (
              <>
                <h3 className="text-lead">{t('hotel.calendarTitle')}</h3>
                <p className="text-muted text-note">{t('hotel.calendarText', { nights: calendar.nights })}</p>
                <ArrivalPrices calendar={calendar} checkIn={check_in} hrefOf={searched} />
                <ButtonLink to={links.hotel(locale, hotel.slug, query)} variant="quiet">
                  {t('hotel.calendarHide')}
                </ButtonLink>
              </>
            ) : (
              <ButtonLink
                to={hotelLinks.calendar(locale, hotel.slug, query)}
                variant="secondary"
                icon="calendar"
                rel="nofollow"
              >
                {t('hotel.otherDates')}
              </ButtonLink>
            )}
          </section>
        )}
        {everywhere.length > 0 && (
          <Disclosure summary={t('stays.everyRoom')} className="text-note">
            <ul className="text-muted flex flex-wrap gap-x-4 gap-y-1 pb-2">
              {everywhere.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        <ul className="grid gap-5">
          {offers.map((offer) => (
            <li key={offer.room.id} className="below [--below:42rem] max-lg:[--below:106rem]">
              <RoomOffer
                offer={offer}
                nights={nights}
                occupancy={occupancy}
                timeZone={hotel.time_zone}
                onRequest={onRequest}
                hrefOf={(rate) =>
                  links.book(locale, { hotel: hotel.id, check_in, check_out, room: rate.rooms, line: query.line })
                }
                termsOf={({ rate_plan_id: rate }) =>
                  rate === terms ? null : hotelLinks.terms(locale, hotel.slug, query, rate)
                }
                everywhere={everywhereIds}
                searched={searched}
                calendar={hotelLinks.calendar(locale, hotel.slug, query)}
              />
            </li>
          ))}
        </ul>
        {choices && <MixedRooms hotel={hotel.id} search={search} line={query.line} choices={choices} />}
      </div>
      <Section id="about">
        <div className="prose">
          {hotel.description.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <HotelFacilities groups={hotel.amenities} />
      </Section>
    </div>
  )
}

/** What all rooms have, in the order of the first: told once. Nothing where there is only one room to tell of. */
function inEveryRoom(offers: readonly Offer[]): Offer['room']['amenities'] {
  const [first, ...others] = offers.map(({ room }) => room.amenities)
  if (!first || others.length === 0) return []
  return first.filter(({ id }) => others.every((amenities) => amenities.some((one) => one.id === id)))
}
