import { flightAirports } from '#domains/products/packages/flight-airports.ts'
import type { PackageDetails, PackageHotelAnswer } from '#domains/products/packages/answers.ts'
import { useText } from '#i18n/react.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'
import { PackageHotelFacts, PackageHotelName } from '#web/features/packages/PackageHotelFacts.tsx'

/** The hotels of a package and its flight. What happens if a hotel has to be changed is said once, if it is the same for all. */
export function PackageHotels({ travelPackage: { hotels, aviation } }: { travelPackage: PackageDetails }) {
  const t = useText()
  const isAlike = hotels.every(({ guarantee }) => guarantee === hotels[0]?.guarantee)
  const guarantee = ({ guarantee: kept }: PackageHotelAnswer) => (
    <p className="fact text-note">
      <Icon name="shield" className="text-success!" />
      {t(`packages.guarantee_${kept}`)}
    </p>
  )
  return (
    <div className="grid gap-3 md:gap-4">
      {hotels.map((packageHotel) => (
        <Card key={packageHotel.check_in} className="grid grid-cols-[minmax(96px,1fr)_3fr] overflow-hidden">
          {packageHotel.hotel.id !== null && (
            <Picture
              id={packageHotel.hotel.picture.id}
              alt={packageHotel.hotel.picture.alt}
              sizes="(width >= 48rem) 260px, 120px"
              className="size-full object-cover"
            />
          )}
          <div className="grid content-center gap-1 p-3 md:p-4">
            <p className="text-brass-text text-note font-medium">
              {t('packages.nightsIn', { nights: packageHotel.nights, city: packageHotel.city.name })}
            </p>
            <div className="flex flex-wrap items-center gap-x-3">
              <h3 className="text-title">
                <PackageHotelName hotel={packageHotel.hotel} />
              </h3>
              {packageHotel.hotel.stars !== null && <Stars count={packageHotel.hotel.stars} />}
            </div>
            <PackageHotelFacts packageHotel={packageHotel} />
            {!isAlike && guarantee(packageHotel)}
          </div>
        </Card>
      ))}
      {isAlike && hotels[0] && guarantee(hotels[0])}
      {aviation && (
        <p className="fact text-note">
          <Icon name="plane" />
          <bdi>{t('packages.flightRoute', flightAirports(aviation))}</bdi>
        </p>
      )}
    </div>
  )
}
