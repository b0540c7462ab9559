import { packSelection } from '#web/features/cart/add-selections.ts'
import { cartSelections, type City, type FoundTwoCities } from '#web/features/hotels/two-cities/find-two-cities.ts'
import { partIds } from '#web/features/hotels/two-cities/trip-address.ts'
import { dataPrice } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'
import { links } from '#links/site.ts'

type Props = { found: FoundTwoCities; cities: [City, City] }

/** Stays visible: the total of what is chosen, and the button that adds all of it to the cart. */
export function TripSummary({ found, cities }: Props) {
  const { t, locale, format } = useLanguage()
  const { stays, transfers, total } = found
  const missing = stays.findIndex(({ chosen }) => chosen === null)
  const count = stays.filter(({ chosen }) => chosen).length
  const parts = [
    ...stays.flatMap(({ chosen }) => (chosen ? [{ name: chosen.hotel.name, total: chosen.total }] : [])),
    ...(transfers.chosen ? [transfers.chosen.transfer] : []),
    ...transfers.chosenExtras.map((extra) => ({ name: extra.transfer.name, total: extra.total })),
  ]
  const onTheWay = transfers.chosenExtras.length > 0 ? 'extras' : transfers.chosen ? 'transfer' : 'none'
  return (
    <section
      aria-label={t('twocities.summary')}
      className="two-cities-summary no-print md:flex md:items-center md:justify-between md:gap-8"
    >
      {parts.length > 0 && (
        <ul className="max-w-[34rem] min-w-0 flex-1 max-md:hidden">
          {parts.map((part) => (
            <li key={part.name} className="text-note flex justify-between gap-4">
              <bdi className="text-muted truncate">{part.name}</bdi>
              <bdi className="whitespace-nowrap">{format.amount(part.total)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:ms-auto md:flex-none md:gap-6">
        {total ? (
          <p role="status">
            <span className="text-muted text-note block">
              {count === 2 ? t(`twocities.total_${onTheWay}`) : t('twocities.totalSoFar')}
            </span>
            <span className="price" data-price={dataPrice(total)}>
              {format.amount(total)}
            </span>
          </p>
        ) : (
          <p className="font-medium">{t('twocities.chooseBoth')}</p>
        )}
        {count === 2 ? (
          <form method="post" action={links.cart(locale)} className="grid gap-1">
            <HiddenFields fields={cartSelections(found).map((selection) => ['selection', packSelection(selection)])} />
            <Button intent="add-all">{t(`twocities.add_${onTheWay}`)}</Button>
          </form>
        ) : (
          count === 1 && (
            <a href={`#${partIds[missing === 0 ? 0 : 1]}`} className="button button-primary">
              {t('twocities.chooseIn', { city: cities[missing === 0 ? 0 : 1].name })}
            </a>
          )
        )}
      </div>
    </section>
  )
}
