import { Link } from 'react-router'
import type { FoundTwoCities } from '#web/features/hotels/two-cities/find-two-cities.ts'
import { CityColumn } from '#web/features/hotels/two-cities/CityColumn.tsx'
import { Transfers } from '#web/features/hotels/two-cities/Transfers.tsx'
import { TripForm } from '#web/features/hotels/two-cities/TripForm.tsx'
import { TripSummary } from '#web/features/hotels/two-cities/TripSummary.tsx'
import type { NightsField } from '#web/features/hotels/two-cities/trip-errors.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { inOtherOrder, twoCitiesQuery, type TwoCitiesSearch } from '#web/lib/search/two-cities.ts'
import { twoCitiesLinks } from '#links/site.ts'

export type City = { where: string; name: string }

export type TwoCitiesProps = {
  trip: TwoCitiesSearch
  cities: [City, City]
  /** Null if the search was rejected. */
  found: FoundTwoCities | null
  wrong: Partial<Record<NightsField, string>>
}

/** The hotels of two cities side by side, the transfers between them, and the total of what is chosen. */
export function TwoCities({ trip, cities, found, wrong }: TwoCitiesProps) {
  const { t, locale, format } = useLanguage()
  const [first, second] = cities
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <PageHeading>{t('twocities.pair', { first: first.name, second: second.name })}</PageHeading>
        <Link to={twoCitiesLinks.search(locale, twoCitiesQuery(inOtherOrder(trip)))} rel="nofollow" className="pill">
          <Icon name="compare" />
          {t('twocities.swap', { city: second.name })}
        </Link>
      </div>
      <TripForm trip={trip} cities={cities} wrong={wrong} />
      {found?.aboveBudget && (
        <Alert tone="warning">
          <p>
            {t('twocities.budgetLow', {
              price: format.money(found.aboveBudget.minor, found.aboveBudget.currency),
            })}
          </p>
        </Alert>
      )}
      {found && (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_16rem_minmax(0,1fr)] lg:items-start lg:gap-6">
            <CityColumn trip={trip} found={found} city={first} index={0} />
            <Transfers trip={trip} found={found} cities={cities} />
            <CityColumn trip={trip} found={found} city={second} index={1} />
          </div>
          <TripSummary found={found} cities={cities} />
        </>
      )}
    </div>
  )
}
