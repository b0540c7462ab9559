import { flightAirports } from '#domains/products/packages/flight-airports.ts'
import type { PackageDetails, PackageHotelAnswer } from '#domains/products/packages/answers.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'
import { PackageHotelFacts, PackageHotelName } from '#web/features/packages/PackageHotelFacts.tsx'

export function PackageHotels({ travelPackage }: { travelPackage: PackageDetails }) {
  const { t, format } = useLanguage()
  const { aviation, hotels } = travelPackage
  const [first, ...others] = hotels
  // Said once, if it is the same for all hotels.
  const alike = others.every(({ guarantee }) => guarantee === first?.guarantee) && first?.guarantee
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {hotels.map((packageHotel) => (
        <Card key={packageHotel.check_in} className="overflow-hidden">
          {packageHotel.hotel.id !== null && (
            <Picture
              id={packageHotel.hotel.picture.id}
              alt={packageHotel.hotel.picture.alt}
              sizes="(width >= 48rem) 380px, 94vw"
              className="w-full max-md:aspect-[5/2] max-md:object-cover"
            />
          )}
          <div className="grid gap-2 p-5">
            <p className="text-brass-text text-note font-medium">
              {t('packages.nightsIn', { nights: packageHotel.nights, city: packageHotel.city.name })}
              {travelPackage.departure !== null &&
                ` · ${format.stayRange(packageHotel.check_in, packageHotel.check_out)}`}
            </p>
            <h3 className="text-title">
              <PackageHotelName hotel={packageHotel.hotel} />
            </h3>
            {packageHotel.hotel.stars !== null && <Stars count={packageHotel.hotel.stars} />}
            <PackageHotelFacts packageHotel={packageHotel} />
            {alike ? null : <Guarantee of={packageHotel.guarantee} />}
          </div>
        </Card>
      ))}
      {aviation && (
        <Card padded className="grid content-start gap-2">
          <h3 className="text-title flex items-center gap-2">
            <Icon name="plane" className="text-brass-text" />
            {t('packages.withFlight')}
          </h3>
          <p className="font-medium">{aviation.label}</p>
          <p className="text-muted">
            <bdi>{t('packages.flightRoute', flightAirports(aviation))}</bdi>
          </p>
        </Card>
      )}
      {alike && (
        <div className="md:col-span-2">
          <Guarantee of={alike} />
        </div>
      )}
    </div>
  )
}

/** What happens if a package hotel has to be changed. */
function Guarantee({ of }: { of: PackageHotelAnswer['guarantee'] }) {
  const t = useText()
  return (
    <p className="text-note flex items-baseline gap-2">
      <Icon name="shield" className="text-success self-center" />
      {t(`packages.guarantee_${of}`)}
    </p>
  )
}
