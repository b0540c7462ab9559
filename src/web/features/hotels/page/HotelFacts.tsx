import type { HotelDetails } from '#domains/products/stays/answers.ts'
import { ratingBand } from '#web/features/reviews/rating.ts'
import { WalkLine } from '#web/ui/figures/WalkLine.tsx'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { Score } from '#web/ui/figures/Score.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'

/** Longer walks are of no use to those who walk slowly. */
const maxGentle = 45

/** Head of a hotel's page: name, stars, location and rating. */
export function HotelFacts({ hotel }: { hotel: HotelDetails }) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid gap-2">
        <Stars count={hotel.stars} />
        <PageHeading>
          <bdi>{hotel.name}</bdi>
        </PageHeading>
        <p className="text-note flex items-baseline gap-2">
          <Icon name="pin" className="text-brass-text self-center" />
          {t('stays.inDistrict', {
            district: hotel.street
              ? t('stays.inDistrict', { district: hotel.street, city: hotel.district })
              : hotel.district,
            city: hotel.city.name,
          })}
        </p>
        {hotel.walk && <WalkLine walk={hotel.walk} />}
        {hotel.gentle_walk && hotel.gentle_walk.minutes <= maxGentle && (
          <p className="text-note text-muted flex items-baseline gap-2">
            <Icon name="wheelchair" className="self-center" />
            {t('hotel.gentleWalk', {
              minutes: hotel.gentle_walk.minutes,
              steps: hotel.gentle_walk.steps ? 'yes' : 'other',
            })}
          </p>
        )}
        {hotel.main_facilities.length > 0 && (
          <ul aria-label={t('stays.mainFacilities')} className="main-facilities text-note">
            {hotel.main_facilities.map(({ id, name }) => (
              <li key={id}>
                <Icon name="check" className="text-brass-text self-center" />
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      {hotel.rating !== null && (
        <p className="flex items-center gap-3">
          <Score rating={hotel.rating} />
          <span>
            <span className="block font-medium">{t('stays.ratingWord', { band: ratingBand(hotel.rating) })}</span>
            <a href="#reviews" className="link text-note">
              {t('stays.reviews', { count: hotel.review_count })}
            </a>
          </span>
        </p>
      )}
    </div>
  )
}
