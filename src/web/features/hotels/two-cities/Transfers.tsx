import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Money } from '#api/shapes.ts'
import type { Transfer } from '#domains/products/services/answers.ts'
import { parseOccupancy, formatOccupancy } from '#domains/shared/occupancy.ts'
import { optionText } from '#domains/shared/texts/vehicles.ts'
import { durationLabel } from '#web/features/products/duration.ts'
import { travellersText, travellerChoices } from '#web/features/hotels/two-cities/extra-travellers.ts'
import { partIds, extrasAddress, withoutExtra } from '#web/features/hotels/two-cities/trip-address.ts'
import { usualTime, type City, type TripTransfers } from '#web/features/hotels/two-cities/find-two-cities.ts'
import { dataPrice } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ChipLink, ChipRow } from '#web/ui/actions/Chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { links } from '#links/site.ts'
import type { TwoCitiesSearch } from '#web/lib/search/two-cities.ts'
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
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:mt-6">
      <div>
        <h2 id={`${id}-title`} className="two-cities-step" data-step={format.number(3)}>
          {t('twocities.between', { first: first.name, second: second.name })}
        </h2>
        {offered.length > 0 && party && (
          <p className="text-muted text-note">{t('twocities.betweenOn', { date: format.stayDate(date, 'weekday') })}</p>
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
      {offered.length > 0 && (
        <ul className="card overflow-hidden">
          {offered.map((transfer) => (
            <TransferRow
              key={transfer.id}
              trip={trip}
              transfer={transfer}
              people={people ?? ''}
              party={party ? party.adults + party.childAges.length : 0}
              date={date}
              chosen={chosen?.transfer.id === transfer.id ? chosen : null}
            />
          ))}
        </ul>
      )}
      {extras.length > 0 && party && (
        <section aria-labelledby={`${id}-extras`} className="grid gap-3">
          <h3 id={`${id}-extras`} className="text-lead">
            {t('twocities.extras')}
          </h3>
          <ul className="card overflow-hidden">
            {extras.map((extra) => (
              <ExtraRow
                key={extra.id}
                trip={trip}
                extra={extra}
                date={date}
                party={party}
                chosen={chosenExtras.find(({ transfer }) => transfer.id === extra.id)}
              />
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link to={links.services(locale)} className="link text-note">
          {t('articles.allServices')}
        </Link>
      </p>
    </section>
  )
}

function TransferRow({
  trip,
  transfer,
  people,
  party,
  date,
  chosen,
}: {
  trip: TwoCitiesSearch
  transfer: Transfer
  people: string
  /** Number of people in the party. */
  party: number
  date: string
  chosen: TripTransfers['chosen']
}) {
  const { t, locale, format } = useLanguage()
  const { option, times, minutes, vehicles } = transfer
  const query = { option: option.id, date, people, time: chosen?.time ?? usualTime(times) ?? undefined }
  return (
    <Row
      transfer={transfer}
      heading="h3"
      href={links.service(locale, transfer.slug, query)}
      facts={[optionText(t, option.name, vehicles), minutes !== null && durationLabel(minutes, t)]}
      people={party}
      total={transfer.total}
      chosen={chosen !== null}
      to={extrasAddress(locale, { ...trip, transfer: chosen ? null : { option: option.id, time: null } })}
    >
      {chosen && times.length > 1 && (
        <ChipRow label={t('twocities.time')} className="mt-2 md:col-span-2">
          {times.map((time) => (
            <Choice
              key={time}
              to={extrasAddress(locale, { ...trip, transfer: { option: option.id, time } })}
              current={time === chosen.time}
            >
              {format.clock(time)}
            </Choice>
          ))}
        </ChipRow>
      )}
    </Row>
  )
}

/** A service that only some of the travellers need, and the choice of them. */
function ExtraRow({
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
  const others = withoutExtra(trip, option.id)
  return (
    <Row
      transfer={extra}
      heading="h4"
      href={links.service(locale, slug, { option: option.id, date, people })}
      facts={[option.name]}
      people={chosen && counts.adults + counts.children}
      total={chosen?.total ?? extra.total}
      chosen={chosen !== undefined}
      to={extrasAddress(locale, {
        ...trip,
        extras: chosen ? others.extras : [...others.extras, { option: option.id, ...counts }],
      })}
    >
      {chosen && choices.length > 1 && (
        <>
          <ChipRow label={t('twocities.extraPeopleOf', { name })} className="mt-2 md:col-span-2">
            {choices.map((choice) => (
              <Choice
                key={`${choice.adults} ${choice.children}`}
                to={extrasAddress(locale, { ...trip, extras: [...others.extras, { option: option.id, ...choice }] })}
                current={choice.adults === counts.adults && choice.children === counts.children}
              >
                {travellersText(format, choice)}
              </Choice>
            ))}
          </ChipRow>
          {party.childAges.length > 1 && (
            <p className="text-muted text-note md:col-span-2">{t('twocities.extraChildren')}</p>
          )}
        </>
      )}
    </Row>
  )
}

/** A link to the same trip with another time or other travellers. */
function Choice(link: ComponentProps<typeof ChipLink>) {
  return <ChipLink preventScrollReset rel="nofollow" {...link} />
}

/** A service of the way: what it is, its price and the link that adds or removes it; below, what can be changed of it. */
function Row({
  transfer: { name, cancellation_kind: kind, free_hours_before: hours },
  heading: Name,
  href,
  facts,
  people,
  total,
  chosen,
  to,
  children,
}: {
  transfer: Transfer
  heading: 'h3' | 'h4'
  href: string
  facts: (string | false)[]
  /** Number of people in the total; undefined for the price of one of them. */
  people: number | undefined
  total: Money
  chosen: boolean
  to: string
  children: ReactNode
}) {
  const { t, format } = useLanguage()
  return (
    <li
      className={classes('two-cities-row grid gap-x-4 px-4 py-3 md:grid-cols-[1fr_auto]', chosen && 'two-cities-taken')}
    >
      <Name className="font-body text-[1rem] font-medium">
        <Link to={href} className="hover:underline">
          {name}
        </Link>
      </Name>
      <p className="text-muted text-note">{facts.filter(Boolean).join(' · ')}</p>
      <p className="text-muted text-note">
        {kind === 'free' && hours !== null ? t('services.cancelBefore', { hours }) : t(`common.cancellation_${kind}`)}
      </p>
      <div className="flex items-center justify-between gap-3 md:col-start-2 md:row-span-3 md:row-start-1 md:gap-6">
        <p className="md:text-end">
          <span className="font-semibold" data-price={dataPrice(total)}>
            {listPrice(total, format)}
          </span>
          <span className="text-muted text-note block">
            {people === undefined ? t('services.basis_person') : t('twocities.forPeople', { count: people })}
          </span>
        </p>
        <ButtonLink
          variant={chosen ? 'quiet' : 'secondary'}
          rel="nofollow"
          to={to}
          aria-label={t(chosen ? 'twocities.dropTransferOf' : 'twocities.addTransferOf', { name })}
        >
          {t(chosen ? 'twocities.dropTransfer' : 'twocities.addTransfer')}
        </ButtonLink>
      </div>
      {children}
    </li>
  )
}
