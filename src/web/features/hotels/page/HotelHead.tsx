import type { HotelDetails } from '#domains/products/stays/answers.ts'
import type { HotelPage } from '#web/features/hotels/page/hotel-page.ts'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import { facilityIcon } from '#web/features/hotels/facility-icon.ts'
import { Gallery } from '#web/ui/pictures/Gallery.tsx'
import { ratingBand } from '#web/features/reviews/rating.ts'
import { WalkLine } from '#web/ui/figures/WalkLine.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { Score } from '#web/ui/figures/Score.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'
import { SaveButton } from '#web/features/hotels/SaveButton.tsx'
import { useLanguage, useText } from '#i18n/react.tsx'
import { SectionNav } from '#web/features/hotels/page/Section.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import type { Thing } from '#web/lib/seo/organization.ts'

type HotelHeadProps = Pick<HotelPage, 'hotel' | 'query'> & {
  /** Breadcrumb: home page, hotels of the city, this hotel. */
  trail: readonly { label: string; to?: string }[]
  things: readonly Thing[]
}

export function HotelHead({ hotel, query, trail, things }: HotelHeadProps) {
  const { t, locale } = useLanguage()
  return (
    <>
      <StructuredData things={things} />
      <div className="hotel-head page-width grid gap-4 pt-4 md:gap-6 md:pt-6">
        <Breadcrumb items={trail} />
        <Facts hotel={hotel} />
        <div className="extra no-print flex flex-wrap gap-2">
          <SaveButton hotel={hotel} />
          <button type="button" className="pill with-scripts" data-share="">
            <Icon name="share" />
            <span data-words="" role="status">
              {t('hotel.share')}
            </span>
          </button>
          <PriceAlert hotel={hotel} next={links.saved(locale, { ...query, line: undefined })} />
        </div>
        <Gallery pictures={hotel.pictures} />
      </div>
      <SectionNav />
    </>
  )
}

/** Saves the hotel with the dates of the page and leads to the saved hotels, which can watch its price. */
function PriceAlert({ hotel, next }: { hotel: { id: number }; next: string }) {
  const { t, locale } = useLanguage()
  return (
    <form method="post" action={links.saved(locale)}>
      <HiddenFields fields={{ hotel: hotel.id, intent: 'save', next }} />
      <button type="submit" className="pill">
        <Icon name="bell" />
        {t('hotel.priceAlert')}
      </button>
    </form>
  )
}

/** Longer walks are of no use to those who walk slowly. */
const maxGentle = 45

function Facts({ hotel }: { hotel: HotelDetails }) {
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
          <ul aria-label={t('stays.mainFacilities')} className="text-note flex flex-wrap gap-x-4 gap-y-1">
            {hotel.main_facilities.map(({ id, name }) => (
              <li key={id} className="flex items-center gap-1.5">
                <Icon name={facilityIcon(id)} className="text-brass-text" />
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
