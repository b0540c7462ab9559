import type { ReactNode } from 'react'
import type { HotelDetails } from '#domains/products/stays/answers.ts'
import type { HotelPage } from '#web/features/hotels/page/hotel-page.ts'
import { facilityIcon } from '#web/features/hotels/facility-icon.ts'
import { Gallery } from '#web/ui/pictures/Gallery.tsx'
import { ratingBand } from '#web/features/reviews/rating.ts'
import { WalkLine } from '#web/ui/figures/WalkLine.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { Score } from '#web/ui/figures/Score.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'
import { SaveButton } from '#web/features/hotels/SaveButton.tsx'
import { useText } from '#i18n/react.tsx'
import { SectionNav } from '#web/features/hotels/page/Section.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import type { Thing } from '#web/lib/seo/organization.ts'

type HotelHeadProps = Pick<HotelPage, 'hotel'> & {
  /** Breadcrumb: home page, hotels of the city, this hotel. */
  trail: readonly { label: string; to?: string }[]
  things: readonly Thing[]
  children: ReactNode
}

export function HotelHead({ hotel, trail, things, children }: HotelHeadProps) {
  const t = useText()
  return (
    <>
      <StructuredData things={things} />
      <div className="hotel-head page-width grid gap-4 pt-4 md:gap-6 md:pt-6">
        <Breadcrumb items={trail} />
        <Facts hotel={hotel} />
        <Gallery pictures={hotel.pictures} />
        {/* On large screens at the end of the line of the name, on phones on the picture. */}
        <div className="hotel-actions extra no-print flex gap-2 md:col-start-1 md:row-start-2 md:self-start md:justify-self-end">
          <SaveButton hotel={hotel} />
          <button type="button" className="pill with-scripts" data-share="">
            <Icon name="share" />
            <span data-words="" role="status">
              {t('hotel.share')}
            </span>
          </button>
        </div>
        {children}
      </div>
      <SectionNav />
    </>
  )
}

/** Longer walks are of no use to those who walk slowly. */
const maxGentle = 45

function Facts({ hotel }: { hotel: HotelDetails }) {
  const t = useText()
  const gentle = hotel.gentle_walk && hotel.gentle_walk.minutes <= maxGentle ? hotel.gentle_walk : null
  const facilities = hotel.main_facilities.filter(({ id }) => !gentle || id !== 'wheelchair_access')
  return (
    <div className="grid gap-1.5 md:col-start-1 md:row-start-2 md:gap-2 lg:pe-84">
      <PageHeading className="md:pe-60">
        <bdi>{hotel.name}</bdi>
      </PageHeading>
      <div className={pair}>
        <p className="flex flex-wrap items-center gap-x-3">
          <Stars count={hotel.stars} />
          {hotel.rating !== null && (
            <>
              <Score rating={hotel.rating} />
              <span>{t('stays.ratingWord', { band: ratingBand(hotel.rating) })}</span>
              <a href="#reviews" className="link text-note">
                {t('stays.reviews', { count: hotel.review_count })}
              </a>
            </>
          )}
        </p>
        <p className="text-note flex items-baseline gap-2">
          <Icon name="pin" className="text-brass-text self-center" />
          {t('stays.inDistrict', {
            district: hotel.street
              ? t('stays.inDistrict', { district: hotel.street, city: hotel.district })
              : hotel.district,
            city: hotel.city.name,
          })}
        </p>
      </div>
      <div className={pair}>
        {hotel.walk && <WalkLine walk={hotel.walk} />}
        {gentle && (
          <p className="text-note flex items-baseline gap-2">
            <Icon name="wheelchair" className="text-brass-text self-center" />
            {t('hotel.gentleWalk', { minutes: gentle.minutes, steps: gentle.steps ? 'yes' : 'other' })}
          </p>
        )}
      </div>
      {facilities.length > 0 && (
        <div className="text-note flex items-center gap-4">
          <ul aria-label={t('stays.mainFacilities')} className="card-line max-md:max-h-[calc(2lh+8px)]">
            {facilities.map(({ id, name }) => (
              <li key={id}>
                <Icon name={facilityIcon(id)} className="text-brass-text" />
                {name}
              </li>
            ))}
          </ul>
          <a href="#about" className="link flex-none max-md:hidden">
            {t('hotel.allFacilities')}
          </a>
        </div>
      )}
    </div>
  )
}

/** Two facts below each other on phones and beside each other on larger screens. */
const pair = 'grid gap-1.5 md:flex md:flex-wrap md:gap-x-6'
