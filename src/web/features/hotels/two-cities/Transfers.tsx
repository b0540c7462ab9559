import { Link } from 'react-router'
import type { Transfer } from '#domains/products/services/answers.ts'
import { parseOccupancy, formatOccupancy } from '#domains/shared/occupancy.ts'
import { optionText } from '#domains/shared/texts/vehicles.ts'
import { durationLabel } from '#web/features/products/duration.ts'
import { travellersText, travellerChoices } from '#web/features/hotels/two-cities/extra-travellers.ts'
import {
  partIds,
  withTransfer,
  extrasAddress,
  withExtra,
  withoutExtra,
} from '#web/features/hotels/two-cities/trip-address.ts'
import { usualTime, type City, type TripTransfers } from '#web/features/hotels/two-cities/find-two-cities.ts'
import { dataPrice } from '#i18n/money.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'
import { links, twoCitiesLinks } from '#links/site.ts'
import { queryFields } from '#web/lib/search/search-query.ts'
import { twoCitiesQuery, type TwoCitiesSearch, extraText } from '#web/lib/search/two-cities.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'

/** The transfers from the first city to the second, with the price for the party; one can be added to the trip. */
export function Transfers({
  trip,
  found: { transfers },
  cities: [first, second],
}: {
  trip: TwoCitiesSearch
  found: { transfers: TripTransfers }
  cities: [City, City]
}) {
  const { t, locale, format } = useLanguage()
  const { date, people, offered, chosen, gone, extras, chosenExtras } = transfers
  const id = partIds[2]
  const party = people === null ? null : parseOccupancy(people)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div>
        <h2 id={`${id}-title`} className="text-title">
          {t('twocities.between', { first: first.name, second: second.name })}
        </h2>
        {offered.length > 0 && party && (
          <p className="text-muted text-note">
            {t('twocities.betweenOn', {
              date: format.stayDate(date, 'weekday'),
              party: travellersText(format, { adults: party.adults, children: party.childAges.length }),
            })}
          </p>
        )}
      </div>
      {gone && (
        <Alert tone="warning">
          <p>{t('twocities.transferGone')}</p>
        </Alert>
      )}
      {offered.length === 0 && (
        <p className="text-muted">{t(people === null ? 'twocities.groupTooLarge' : 'twocities.noTransfers')}</p>
      )}
      <ul className="grid gap-3">
        {offered.map((transfer) => (
          <li key={transfer.id}>
            <TransferCard
              trip={trip}
              transfer={transfer}
              people={people ?? ''}
              date={date}
              chosen={chosen?.transfer.id === transfer.id ? chosen : null}
            />
          </li>
        ))}
      </ul>
      {extras.length > 0 && party && (
        <section aria-labelledby={`${id}-extras`} className="grid gap-3">
          <div>
            <h3 id={`${id}-extras`} className="text-lead">
              {t('twocities.extras')}
            </h3>
            <p className="text-muted text-note">{t('twocities.extrasText')}</p>
          </div>
          <ul className="grid gap-3">
            {extras.map((extra) => (
              <li key={extra.id}>
                <ExtraCard
                  trip={trip}
                  extra={extra}
                  date={date}
                  party={party}
                  chosen={chosenExtras.find(({ transfer }) => transfer.id === extra.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link to={links.services(locale, { city: first.where })} className="link text-note">
          {t('twocities.seeServices', { city: first.name })}
        </Link>
      </p>
    </section>
  )
}

function TransferCard({
  trip,
  transfer,
  people,
  date,
  chosen,
}: {
  trip: TwoCitiesSearch
  transfer: Transfer
  people: string
  date: string
  chosen: TripTransfers['chosen']
}) {
  const { t, locale, format } = useLanguage()
  const { option, times, total, minutes, vehicles } = transfer
  const href = links.service(locale, transfer.slug, {
    option: option.id,
    date,
    people,
    time: chosen?.time ?? usualTime(times) ?? undefined,
  })
  return (
    <article className={classes('card grid gap-2 p-4', chosen && 'two-cities-taken')}>
      <h3 className="font-medium">
        <Link to={href} className="link">
          {transfer.name}
        </Link>
      </h3>
      <p className="text-muted text-note">
        {[optionText(t, option.name, vehicles), minutes !== null && durationLabel(minutes, t)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-note">{t(`common.cancellation_${transfer.cancellation_kind}`)}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {transfer.people !== null && (
          <span className="text-note">{t('twocities.forPeople', { count: transfer.people })}</span>
        )}
        <span className="price" data-price={dataPrice(total)}>
          {format.amount(total)}
        </span>
      </p>
      {chosen ? (
        <>
          {times.length > 1 && (
            <form action={`${twoCitiesLinks.search(locale)}#${partIds[2]}`} className="grid gap-2">
              <HiddenFields fields={queryFields(twoCitiesQuery({ ...trip, transfer: null }))} />
              <Select
                label={t('twocities.time')}
                name="transfer"
                defaultValue={`${option.id}~${chosen.time}`}
                options={times.map((time) => ({ value: `${option.id}~${time}`, label: format.clock(time) }))}
              />
              <Button type="submit" variant="secondary">
                {t('twocities.setTime')}
              </Button>
            </form>
          )}
          <DropLink name={transfer.name} to={withTransfer(locale, trip, null)} />
        </>
      ) : (
        <AddLink name={transfer.name} to={withTransfer(locale, trip, { option: option.id, time: null })} />
      )}
    </article>
  )
}

/** A service that only some of the travellers need, and the choice of them. */
function ExtraCard({
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

function DropLink({ name, to }: { name: string; to: string }) {
  const t = useText()
  return (
    <ButtonLink variant="quiet" rel="nofollow" to={to} aria-label={t('twocities.dropTransferOf', { name })}>
      {t('twocities.dropTransfer')}
    </ButtonLink>
  )
}

function AddLink({ name, to }: { name: string; to: string }) {
  const t = useText()
  return (
    <ButtonLink variant="secondary" rel="nofollow" to={to} aria-label={t('twocities.addTransferOf', { name })}>
      {t('twocities.addTransfer')}
    </ButtonLink>
  )
}
