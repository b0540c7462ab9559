import { Link } from 'react-router'
import type { Transfer } from '#domains/products/services/answers.ts'
import { formatOccupancy } from '#domains/shared/occupancy.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'
import { travellerChoices, travellersText } from '#web/features/hotels/two-cities/extra-travellers.ts'
import type { TripTransfers } from '#web/features/hotels/two-cities/find-two-cities.ts'
import { extrasAddress, partIds, withExtra, withoutExtra } from '#web/features/hotels/two-cities/trip-address.ts'
import { dataPrice } from '#i18n/money.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Select } from '#web/ui/form/Select.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'
import { links, twoCitiesLinks } from '#links/site.ts'
import { queryFields } from '#web/lib/search/search-query.ts'
import { extraText, twoCitiesQuery, type TwoCitiesSearch } from '#web/lib/search/two-cities.ts'

/** A service that only some of the travellers need, and the choice of them. */
export function ExtraCard({
  trip,
  extra,
  date,
  party,
  chosen,
}: {
  trip: TwoCitiesSearch
  extra: Transfer
  date: string
  party: Occupancy
  chosen: TripTransfers['chosenExtras'][number] | undefined
}) {
  const { t, locale, format } = useLanguage()
  const { option, name, slug } = extra
  const choices = travellerChoices(party, extra.most_people)
  const travellers = chosen?.travellers ?? { adults: 1, childAges: [] }
  const people = formatOccupancy(travellers)
  const counts = { adults: travellers.adults, children: travellers.childAges.length }
  const total = chosen?.total ?? extra.total
  const valueOf = (choice: typeof counts) => extraText({ option: option.id, ...choice })
  return (
    <article className={classes('card grid gap-2 p-4', chosen && 'two-cities-taken')}>
      <h4 className="font-medium">
        <Link to={links.service(locale, slug, { option: option.id, date, people })} className="link">
          {name}
        </Link>
      </h4>
      <p className="text-muted text-note">{option.name}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-note">{t('twocities.forPeople', { count: counts.adults + counts.children })}</span>
        <span className="price" data-price={dataPrice(total)}>
          {format.amount(total)}
        </span>
      </p>
      {chosen ? (
        <>
          {choices.length > 1 && (
            <form action={`${twoCitiesLinks.search(locale)}#${partIds[2]}`} className="grid gap-2">
              <HiddenFields fields={queryFields(twoCitiesQuery(withoutExtra(trip, option.id)))} />
              <Select
                // A party that has changed shows its own travellers.
                key={`${trip.search.occupancy.join()} ${people}`}
                id={`extra-${option.id}`}
                label={t('twocities.extraPeople')}
                aria-label={t('twocities.extraPeopleOf', { name })}
                hint={party.childAges.length > 1 && t('twocities.extraChildren')}
                name="extra"
                defaultValue={valueOf(counts)}
                options={choices.map((choice) => ({ value: valueOf(choice), label: travellersText(format, choice) }))}
              />
              <Button type="submit" variant="secondary" aria-label={t('twocities.updateOf', { name })}>
                {t('twocities.update')}
              </Button>
            </form>
          )}
          <DropLink name={name} to={extrasAddress(locale, withoutExtra(trip, option.id))} />
        </>
      ) : (
        <AddLink name={name} to={withExtra(locale, trip, { option: option.id, ...counts })} />
      )}
    </article>
  )
}

/** Takes a transfer or an extra out of the trip. */
export function DropLink({ name, to }: { name: string; to: string }) {
  const t = useText()
  return (
    <ButtonLink variant="quiet" rel="nofollow" to={to} aria-label={t('twocities.dropTransferOf', { name })}>
      {t('twocities.dropTransfer')}
    </ButtonLink>
  )
}

/** Adds a transfer or an extra to the trip. */
export function AddLink({ name, to }: { name: string; to: string }) {
  const t = useText()
  return (
    <ButtonLink variant="secondary" rel="nofollow" to={to} aria-label={t('twocities.addTransferOf', { name })}>
      {t('twocities.addTransfer')}
    </ButtonLink>
  )
}
