import { Link } from 'react-router'
import type { PackageCard as Journey } from '#domains/packages/answers.ts'
import { dataPrice } from '#text/money.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { classes } from '#web/kit/classes.ts'
import { Icon, type IconName } from '#web/kit/Icon.tsx'
import { Picture } from '#web/kit/Picture.tsx'

/** A journey among others. The whole card leads to it. */
export function PackageCard({
  journey,
  href,
  wide,
  priority,
}: {
  journey: Journey
  href: string
  wide?: boolean
  /** For cards that are seen before scrolling. */
  priority?: boolean
}) {
  const t = useText()
  const format = useFormat()
  const { next, from, departures } = journey
  const Name = wide ? 'h2' : 'h3'
  const facts: [IconName, string][] = [
    ['clock', t('journeys.daysAndNights', { days: journey.days, nights: journey.nights })],
    ['pin', `${t('journeys.fromCity', { city: journey.departure_city.name })} · ${cities(journey)}`],
    [
      'guests',
      `${t(`journeys.tour_${journey.tour_type}`)} · ${t('journeys.groupUpTo', { count: journey.group_size })}`,
    ],
    [
      'calendar',
      [
        t('journeys.nextOn', { date: format.stayDate(next.starts_on) }),
        departures > 1 && t('journeys.moreDates', { count: departures - 1 }),
      ]
        .filter(Boolean)
        .join(' '),
    ],
  ]
  return (
    <article className={classes('card hotel-card', wide && 'hotel-card-wide')}>
      <div className="hotel-card-picture">
        <Picture
          id={journey.picture.id}
          alt={journey.picture.alt}
          sizes={wide ? '(width >= 48rem) 300px, 94vw' : '(width >= 64rem) 31vw, (width >= 40rem) 47vw, 94vw'}
          {...(priority && { priority })}
        />
        {journey.supply === 'portal' && <Badge tone="picture">{t('journeys.onRequest')}</Badge>}
      </div>
      <div className="hotel-card-body">
        <div className="hotel-card-facts">
          <p className="text-brass-text text-small font-medium">{journey.type.name}</p>
          <Name className="hotel-card-name text-title">
            <Link to={href}>{journey.title}</Link>
          </Name>
          <p className="text-muted text-note">{journey.summary}</p>
          <ul className="text-note mt-1 grid gap-1">
            {facts.map(([icon, fact]) => (
              <li key={icon} className="flex items-baseline gap-2">
                <Icon name={icon} className="text-brass-text self-center" />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
          <p className="mt-1 flex flex-wrap gap-2">
            <Badge icon={journey.flight ? 'plane' : 'car'}>
              {t(journey.flight ? 'journeys.withFlight' : 'journeys.withoutFlight')}
            </Badge>
            <Badge {...(journey.free_cancellation && { tone: 'success', icon: 'check' })}>
              {t(`journeys.cancellation_${journey.cancellation_kind}`)}
            </Badge>
          </p>
        </div>
        <div className="hotel-card-offer">
          <p className="text-muted text-note">{t('journeys.seatsLeft', { count: next.seats_left })}</p>
          <bdi className="price" data-price={dataPrice(from.amount)}>
            {t('common.priceFrom', { price: format.money(from.amount.minor, from.amount.currency) })}
          </bdi>
          <p className="text-muted text-note">{t('journeys.aPersonSharing', { sharing: from.sharing })}</p>
        </div>
      </div>
    </article>
  )
}

function cities({ cities }: Journey): string {
  return cities.map(({ name }) => name).join(' · ')
}
