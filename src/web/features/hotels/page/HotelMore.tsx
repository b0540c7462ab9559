import type { HotelDetails } from '#domains/products/stays/answers.ts'
import type { HotelPage } from '#web/features/hotels/page/hotel-page.ts'
import { NearbyPlaces } from '#web/features/hotels/page/NearbyPlaces.tsx'
import { mapLinks } from '#domains/places/map-links.ts'
import { Policies } from '#web/features/hotels/page/Policies.tsx'
import { PrayerTimes } from '#web/features/hotels/page/PrayerTimes.tsx'
import { useLanguage, useText } from '#i18n/react.tsx'
import { ChooseRoomBar } from '#web/features/hotels/page/ChooseRoomBar.tsx'
import { Section } from '#web/features/hotels/page/Section.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { hotelLinks } from '#links/site.ts'

/** Content that does not depend on the dates: surroundings and policies. */
export function HotelMore({ page }: { page: HotelPage }) {
  const { hotel, search, query, offers, choices } = page
  const { t, locale } = useLanguage()
  return (
    <div className="page-width grid gap-10 pt-10 md:gap-16 md:pt-16">
      <Section id="around">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {!page.hasMap && (
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
        <PrayerTimes prayers={page.prayers} timeZone={hotel.time_zone} />
      </Section>
      <Section id="policies">
        <Policies hotel={hotel} offers={offers} />
      </Section>
      <ChooseRoomBar {...{ hotel, search, query, offers, choices }} />
    </div>
  )
}

/** Links to the hotel's location in map apps; no code of these apps is loaded. */
function OnTheMap({ hotel: { point, name } }: { hotel: Pick<HotelDetails, 'point' | 'name'> }) {
  const t = useText()
  const { apps, phone } = mapLinks(point, name)
  return (
    <p className="text-note flex flex-wrap items-center gap-x-4">
      <span className="text-muted">{t('hotel.mapOpen')}</span>
      {apps.map(({ map, href }) => (
        <a key={map} href={href} rel="noreferrer" target="_blank" className={target}>
          <bdi>{map}</bdi>
        </a>
      ))}
      <a href={phone} className={target}>
        {t('hotel.mapOnPhone')}
      </a>
    </p>
  )
}

const target = 'link inline-flex min-h-11 items-center'
