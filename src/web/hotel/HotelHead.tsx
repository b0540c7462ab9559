import type { HotelDetails } from '#domains/stays/answers.ts'
import { Gallery } from '#domains/stays/ui/Gallery.tsx'
import { HotelFacts } from '#domains/stays/ui/HotelFacts.tsx'
import { SectionNav } from '#web/hotel/Section.tsx'
import { Breadcrumb } from '#web/kit/Breadcrumb.tsx'
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
  return (
    <>
      <StructuredData things={things} />
      <div className="page-width grid gap-6 pt-6">
        <Breadcrumb items={trail} />
        <HotelFacts hotel={hotel} />
        <Gallery pictures={hotel.pictures} />
      </div>
      <SectionNav sections={['rooms', 'about', 'around', 'policies']} />
    </>
  )
}
