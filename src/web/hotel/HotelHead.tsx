import { Link } from 'react-router'
import type { HotelDetails } from '#domains/stays/answers.ts'
import { Gallery } from '#domains/stays/ui/Gallery.tsx'
import { HotelFacts } from '#domains/stays/ui/HotelFacts.tsx'
import { SaveButton } from '#domains/stays/ui/SaveButton.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { SectionNav } from '#web/hotel/Section.tsx'
import { Breadcrumb } from '#web/kit/Breadcrumb.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { links } from '#web/links.ts'
import { StructuredData } from '#web/structured-data/StructuredData.tsx'
import type { Thing } from '#web/structured-data/things.ts'

export type HotelHeadProps = {
  hotel: HotelDetails
  /** From the home page over the hotels of its city to here. */
  trail: readonly { label: string; to?: string }[]
  things: readonly Thing[]
}

/** Which hotel this is, at a glance. */
export function HotelHead({ hotel, trail, things }: HotelHeadProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <StructuredData things={things} />
      <div className="page-width grid gap-6 pt-6">
        <Breadcrumb items={trail} />
        <HotelFacts hotel={hotel} />
        <div className="no-print flex flex-wrap gap-2">
          <SaveButton hotel={hotel} />
          <button type="button" className="pill with-scripts" data-share="">
            <Icon name="share" />
            <span data-words="" role="status">
              {t('hotel.share')}
            </span>
          </button>
          <Link to={links.saved(locale)} rel="nofollow" className="pill">
            {t('hotel.savedTitle')}
          </Link>
        </div>
        <Gallery pictures={hotel.pictures} />
      </div>
      <SectionNav sections={['rooms', 'about', 'around', 'policies']} />
    </>
  )
}
