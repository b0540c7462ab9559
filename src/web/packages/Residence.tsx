import type { PackageDetails } from '#domains/packages/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Card } from '#web/kit/Card.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { Stars } from '#web/kit/Stars.tsx'
import { HouseFacts, HouseName } from '#web/packages/HouseFacts.tsx'

/** The houses by name with what is promised of them, then the flight. */
export function Residence({ journey }: { journey: PackageDetails }) {
  const t = useText()
  const format = useFormat()
  const { aviation } = journey
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {journey.residence.map((house) => (
        <Card key={`${house.hotel.id} ${house.check_in}`} className="overflow-hidden">
          <Picture
            id={house.hotel.picture.id}
            alt={house.hotel.picture.alt}
            sizes="(width >= 48rem) 380px, 94vw"
            className="w-full"
          />
          <div className="grid gap-2 p-5">
            <p className="text-brass-text text-note font-medium">
              {t('journeys.nightsIn', { nights: house.nights, city: house.city.name })}
              {journey.departure !== null && ` · ${format.stayRange(house.check_in, house.check_out)}`}
            </p>
            <h3 className="text-title">
              <HouseName hotel={house.hotel} />
            </h3>
            <Stars count={house.hotel.stars} />
            <HouseFacts house={house} />
            <p className="text-note flex items-baseline gap-2">
              <Icon name="shield" className="text-success self-center" />
              {t(`journeys.guarantee_${house.guarantee}`)}
            </p>
          </div>
        </Card>
      ))}
      <Card padded className="grid content-start gap-2">
        <h3 className="text-title flex items-center gap-2">
          <Icon name="plane" className="text-brass-text" />
          {t('journeys.aviation')}
        </h3>
        {aviation ? (
          <>
            <p className="font-medium">{aviation.label}</p>
            <p className="text-muted">
              <bdi>{t('journeys.flightRoute', { from: aviation.from, to: aviation.to })}</bdi>
            </p>
            <p className="text-muted text-note">{t('journeys.flightText')}</p>
          </>
        ) : (
          <p className="text-muted">
            {t('journeys.noFlight', { city: journey.departure_city.name, time: journey.meets_at })}
          </p>
        )}
      </Card>
    </div>
  )
}
