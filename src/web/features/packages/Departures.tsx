import { Link } from 'react-router'
import type { DepartureAnswer, PackageDetails } from '#domains/products/packages/answers.ts'
import { fewSeats } from '#domains/products/packages/shapes.ts'
import { priceBases, roomBases } from '#domains/products/shared/room-basis.ts'
import { dataPrice } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { links } from '#links/site.ts'

/** The prices of the selected departure by room; those of the other ones are folded. */
export function Departures({ travelPackage }: { travelPackage: PackageDetails }) {
  const { t, locale, format } = useLanguage()
  const { departures } = travelPackage
  if (departures.length === 0) return <p className="text-muted">{t('packages.noDepartures')}</p>
  // The prices of children of the selected departure, because departures differ.
  const selected = departures.find(({ id }) => id === travelPackage.departure) ?? departures[0]
  const prices = priceBases
    .filter((sharing) => departures.some((one) => one.prices.some((price) => price.sharing === sharing)))
    .reverse()
    .map((sharing): Column<DepartureAnswer> => ({
      label: t(`packages.sharing_${sharing}`),
      end: true,
      cell: (row) => {
        const price = row.prices.find((one) => one.sharing === sharing)
        if (!price) return <span className="text-muted font-normal">{t('packages.sharingNotSold')}</span>
        const amount = <span data-price={dataPrice(price.adult)}>{format.amount(price.adult)}</span>
        // To the price of a full room.
        const guests = roomBases.findIndex((one) => one === sharing) + 1
        return row === selected && row.open && guests > 0 && guests <= row.seats_left ? (
          <Link
            to={`${links.package(locale, travelPackage.slug, { departure: row.id, party: [String(guests)], sharing })}#book`}
            className="link"
          >
            {amount}
          </Link>
        ) : (
          amount
        )
      },
    }))
  const [childPrice] = (selected?.prices ?? []).map(({ child }) => child).sort((a, b) => a.minor - b.minor)
  const others = departures.filter((one) => one !== selected)
  const table = (rows: readonly DepartureAnswer[]) => (
    <Table
      caption={t('packages.pricesPerPerson')}
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        { label: t('packages.departureDates'), cell: (row) => <Dates row={row} travelPackage={travelPackage} /> },
        ...prices,
      ]}
    />
  )
  return (
    <div className="departures grid gap-2 md:gap-4">
      {selected && table([selected])}
      {others.length > 0 && (
        <Disclosure summary={t('packages.otherDates', { count: others.length })}>{table(others)}</Disclosure>
      )}
      <p className="text-muted text-note">
        {selected &&
          childPrice &&
          t('packages.childPrices', {
            infants: travelPackage.infant_max_age + 1,
            to: travelPackage.child_max_age,
            child: format.amount(childPrice),
            infant: format.amount(selected.infant),
          })}
      </p>
    </div>
  )
}

function Dates({ row, travelPackage }: { row: DepartureAnswer; travelPackage: PackageDetails }) {
  const { t, locale, format } = useLanguage()
  const range = format.stayRange(row.starts_on, row.ends_on)
  return (
    <span className="block text-start">
      <span className="block font-medium">
        {row.open ? (
          <Link
            to={`${links.package(locale, travelPackage.slug, { departure: row.id })}#book`}
            className="link"
            aria-current={row.id === travelPackage.departure ? 'true' : undefined}
            aria-label={`${t('packages.chooseDate')}: ${range}`}
          >
            {range}
          </Link>
        ) : (
          range
        )}
      </span>
      <span className="text-muted text-small font-body block font-normal">
        {format.hijriRange(row.starts_on, row.ends_on)}
      </span>
      {(!row.open || row.seats_left <= fewSeats) && (
        <span className="text-small font-body block font-normal">
          {row.seats_left > 0 && !row.open
            ? t('packages.closed')
            : t('packages.seatsLeft', { count: Math.max(0, row.seats_left) })}
        </span>
      )}
    </span>
  )
}
