import type { HotelCard as Card, HotelDetails, RoomOffer } from '#domains/stays/answers.ts'
import { nightsBetween } from '#domains/stays/nights.ts'
import { CompareBar, CompareBox } from '#domains/stays/ui/Comparing.tsx'
import { HotelCard } from '#domains/stays/ui/HotelCard.tsx'
import { NearbyPlaces } from '#domains/stays/ui/NearbyPlaces.tsx'
import { OnTheMap } from '#domains/stays/ui/OnTheMap.tsx'
import { Policies } from '#domains/stays/ui/Policies.tsx'
import { PrayerTimes, type PrayersOfDay } from '#domains/stays/ui/PrayerTimes.tsx'
import { SaveButton } from '#domains/stays/ui/SaveButton.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { ChooseRoomBar } from '#web/hotel/ChooseRoomBar.tsx'
import { Section } from '#web/hotel/Section.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { links, type StayQuery } from '#web/links.ts'

export type HotelMoreProps = {
  hotel: HotelDetails
  search: { check_in: string; check_out: string }
  query: StayQuery
  offers: RoomOffer[]
  similar: Card[]
  prayers: PrayersOfDay
  /** Whether the map stands above already. */
  mapped: boolean
}

/** What stays the same whatever the dates: surroundings, rules; then hotels like this one. */
export function HotelMore({ hotel, search, query, offers, similar, prayers, mapped }: HotelMoreProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="page-width grid gap-16 pt-16">
      <Section id="around">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {!mapped && (
            <ButtonLink
              to={links.hotelMap(locale, hotel.slug, query)}
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
      {similar.length > 0 && (
        <section id="similar" aria-labelledby="similar-title" className="no-print grid gap-5">
          <div>
            <h2 id="similar-title">{t('hotel.similar')}</h2>
            <p className="text-muted">{t('hotel.similarText', { city: hotel.city.name })}</p>
          </div>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {similar.map((other) => (
              <li key={other.id} className="grid">
                <HotelCard
                  hotel={other}
                  href={links.hotel(locale, other.slug, query)}
                  actions={
                    <>
                      {!other.offer && <p className="text-muted text-note w-full">{t('hotel.notFree')}</p>}
                      <SaveButton hotel={other} />
                      <CompareBox hotel={other} />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              to={links.compare(locale, [hotel.id, ...similar.map(({ id }) => id)].slice(0, 4), query)}
              variant="secondary"
              icon="compare"
              rel="nofollow"
            >
              {t('hotel.compareThis', { hotel: hotel.name })}
            </ButtonLink>
            <CompareBar query={query} />
          </div>
        </section>
      )}
      <ChooseRoomBar offers={offers} nights={nightsBetween(search.check_in, search.check_out)} from={hotel.from} />
    </div>
  )
}
