import type { HotelDetails, RoomOffer } from '#domains/stays/answers.ts'
import { nightsBetween } from '#domains/stays/nights.ts'
import { NearbyPlaces } from '#domains/stays/ui/NearbyPlaces.tsx'
import { OnTheMap } from '#domains/stays/ui/OnTheMap.tsx'
import { Policies } from '#domains/stays/ui/Policies.tsx'
import { PrayerTimes, type PrayersOfDay } from '#domains/stays/ui/PrayerTimes.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { ChooseRoomBar } from '#web/hotel/ChooseRoomBar.tsx'
import { Section } from '#web/hotel/Section.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { hotelLinks } from '#web/hotel-links.ts'
import { links, type StayQuery } from '#web/links.ts'

export type HotelMoreProps = {
  hotel: HotelDetails
  search: { check_in: string; check_out: string; occupancy: string[] }
  query: StayQuery
  offers: RoomOffer[]
  prayers: PrayersOfDay
  /** Whether the map stands above already. */
  mapped: boolean
}

/** What stays the same whatever the dates: surroundings and rules. */
export function HotelMore({ hotel, search, query, offers, prayers, mapped }: HotelMoreProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="page-width grid gap-16 pt-16">
      <Section id="around">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {!mapped && (
            <ButtonLink
              to={hotelLinks.map(locale, hotel.slug, query)}
              variant="secondary"
              icon="pin"
              rel="nofollow"
              className="no-print"
            >
              {t('hotel.mapShow')}
            </ButtonLink>
          )}
          <OnTheMap hotel={hotel} />
        </div>
        <NearbyPlaces hotel={hotel} />
        <PrayerTimes prayers={prayers} timeZone={hotel.time_zone} />
      </Section>
      <Section id="policies">
        <Policies hotel={hotel} offers={offers} />
      </Section>
      <ChooseRoomBar
        offers={offers}
        nights={nightsBetween(search.check_in, search.check_out)}
        from={hotel.from}
        occupancy={search.occupancy}
        searched={(occupancy) => links.hotel(locale, hotel.slug, { ...query, occupancy })}
        calendar={hotelLinks.calendar(locale, hotel.slug, query)}
      />
    </div>
  )
}
