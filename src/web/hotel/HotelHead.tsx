import type { HotelDetails } from '#domains/stays/answers.ts'
import { Gallery } from '#domains/stays/ui/Gallery.tsx'
import { HotelFacts } from '#domains/stays/ui/HotelFacts.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { SectionNav } from '#web/hotel/Section.tsx'
import { Breadcrumb } from '#web/kit/Breadcrumb.tsx'
import { links, type StayQuery } from '#web/links.ts'

/** Which hotel this is, at a glance. `query` leads back to the hotels of its city. */
export function HotelHead({ hotel, query }: { hotel: HotelDetails; query: StayQuery }) {
  const t = useText()
  const locale = useLocale()
  const city = { kind: 'other', place: hotel.city.name } as const
  return (
    <>
      <div className="page-width grid gap-6 pt-6">
        <Breadcrumb
          items={[
            { label: t('common.home'), to: links.home(locale) },
            { label: t('search.hotelsIn', city), to: links.hotels(locale, { ...query, where: hotel.city.slug }) },
            { label: hotel.name },
          ]}
        />
        <HotelFacts hotel={hotel} />
        <Gallery pictures={hotel.pictures} />
      </div>
      <SectionNav sections={['rooms', 'about', 'around', 'policies']} />
    </>
  )
}
