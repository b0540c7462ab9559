import type { HotelDetails, RoomOffer as Offer } from '#domains/stays/answers.ts'
import { nightsBetween } from '#domains/stays/nights.ts'
import { HotelFacilities } from '#domains/stays/ui/HotelFacilities.tsx'
import { NearbyPlaces } from '#domains/stays/ui/NearbyPlaces.tsx'
import { Policies } from '#domains/stays/ui/Policies.tsx'
import { RoomOffer } from '#domains/stays/ui/RoomOffer.tsx'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { ChooseRoomBar } from '#web/hotel/ChooseRoomBar.tsx'
import { Section } from '#web/hotel/Section.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { links } from '#web/links.ts'

export type HotelBodyProps = {
  hotel: HotelDetails
  search: { check_in: string; check_out: string; occupancy: string[] }
  dated: boolean
  offers: Offer[]
  /** Whether the search was refused: then there are no prices to speak of. */
  refused: boolean
}

/** Rooms with their rates, then all that stays the same whatever the dates. */
export function HotelBody({ hotel, search, dated, offers, refused }: HotelBodyProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { check_in, check_out, occupancy } = search
  const nights = nightsBetween(check_in, check_out)
  const onRequest = hotel.supply === 'portal'
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
        <ul className="grid gap-5">
          {offers.map((offer) => (
            <li key={offer.room.id}>
              <RoomOffer
                offer={offer}
                nights={nights}
                rooms={occupancy.length}
                timeZone={hotel.time_zone}
                onRequest={onRequest}
                hrefOf={(rate) => links.book(locale, { hotel: hotel.id, check_in, check_out, room: rate.rooms })}
              />
            </li>
          ))}
        </ul>
      </div>
      <Section id="about">
        <div className="prose">
          {hotel.description.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <HotelFacilities groups={hotel.amenities} />
      </Section>
      <Section id="around">
        <NearbyPlaces hotel={hotel} />
      </Section>
      <Section id="policies">
        <Policies hotel={hotel} />
      </Section>
      <ChooseRoomBar offers={offers} nights={nights} from={hotel.from} />
    </div>
  )
}
