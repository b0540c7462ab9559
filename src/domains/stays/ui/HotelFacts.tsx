import type { HotelDetails } from '#domains/stays/answers.ts'
import { ratingBand } from '#domains/stays/ui/rating.ts'
import { WalkLine } from '#domains/stays/ui/WalkLine.tsx'
import { useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Score } from '#web/kit/Score.tsx'
import { Stars } from '#web/kit/Stars.tsx'

/** Name, class, place and what guests say: the head of a hotel's page. */
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
      </div>
      {hotel.rating !== null && (
        <p className="flex items-center gap-3">
          <Score rating={hotel.rating} />
          <span>
            <span className="block font-medium">{t('stays.ratingWord', { band: ratingBand(hotel.rating) })}</span>
            <span className="text-muted text-note">{t('stays.reviews', { count: hotel.review_count })}</span>
          </span>
        </p>
      )}
    </div>
  )
}
