import { Link } from 'react-router'
import type { HotelDetails } from '#domains/products/stays/answers.ts'
import { Gallery } from '#web/ui/pictures/Gallery.tsx'
import { HotelFacts } from '#web/features/hotels/page/HotelFacts.tsx'
import { SaveButton } from '#web/features/hotels/SaveButton.tsx'
import { useLocale, useText } from '#i18n/react.tsx'
import { SectionNav } from '#web/features/hotels/page/Section.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { links, type StayQuery } from '#links/site.ts'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import type { Thing } from '#web/lib/seo/organization.ts'

type HotelHeadProps = {
  hotel: HotelDetails
  /** Breadcrumb: home page, hotels of the city, this hotel. */
  query: StayQuery
  trail: readonly { label: string; to?: string }[]
  things: readonly Thing[]
}

/** The first part of a hotel's page: facts, actions, pictures and section navigation. */
export function HotelHead({ hotel, query, trail, things }: HotelHeadProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <StructuredData things={things} />
      <div className="hotel-head page-width grid gap-4 pt-4 md:gap-6 md:pt-6">
        <Breadcrumb items={trail} />
        <HotelFacts hotel={hotel} />
        <div className="extra no-print flex flex-wrap gap-2">
          <SaveButton hotel={hotel} />
          <button type="button" className="pill with-scripts" data-share="">
            <Icon name="share" />
            <span data-words="" role="status">
              {t('hotel.share')}
            </span>
          </button>
          <Link to={links.saved(locale, query)} rel="nofollow" className="pill">
            {t('hotel.savedTitle')}
          </Link>
        </div>
        <Gallery pictures={hotel.pictures} />
      </div>
      <SectionNav sections={['rooms', 'about', 'around', 'policies']} />
    </>
  )
}
