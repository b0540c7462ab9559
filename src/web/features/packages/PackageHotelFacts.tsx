import type { ReactNode } from 'react'
import type { PackageHotelAnswer } from '#domains/products/packages/answers.ts'
import { useLanguage, useLocale } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { NameLink } from '#web/ui/actions/NameLink.tsx'
import { links } from '#links/site.ts'

/** The name of a package hotel, linked to its page if it has one. */
export function PackageHotelName({ hotel, className }: Pick<PackageHotelAnswer, 'hotel'> & { className?: string }) {
  const locale = useLocale()
  return (
    <NameLink className={className} href={hotel.offered && hotel.slug !== null && links.hotel(locale, hotel.slug)}>
      {hotel.name}
    </NameLink>
  )
}

/** Walking distance from a package hotel to the holy mosque, or the description of a hotel that is only named; its board. */
export function PackageHotelFacts({ packageHotel, more }: { packageHotel: PackageHotelAnswer; more?: ReactNode }) {
  const { t, format } = useLanguage()
  return (
    <>
      {packageHotel.hotel.note && (
        <p className="fact text-note">
          <Icon name="pin" />
          {packageHotel.hotel.note}
        </p>
      )}
      {packageHotel.walk && (
        <p className="fact text-note">
          <Icon name="walk" />
          {t('packages.walkToPlace', {
            distance: format.distance(packageHotel.walk.metres),
            place: packageHotel.walk.name,
            minutes: packageHotel.walk.minutes,
          })}
        </p>
      )}
      <p className="fact text-note">
        <Icon name="meal" />
        {t(`stays.board_${packageHotel.board}`)}
        {more}
      </p>
    </>
  )
}
