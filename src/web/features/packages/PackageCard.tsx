import { listPrice } from '#web/ui/figures/list-price.ts'
import { Link } from 'react-router'
import type { PackageCard as TravelPackage } from '#domains/products/packages/answers.ts'
import { dataPrice } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { CardScore } from '#web/features/reviews/CardScore.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { CardButton } from '#web/ui/actions/CardButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'

/** A package in a list. The whole card is clickable. */
export function PackageCard({
  travelPackage,
  href,
  wide,
  priority,
  button,
  heading: Name = wide ? 'h2' : 'h3',
}: {
  travelPackage: TravelPackage
  href: string
  wide?: boolean
  /** For cards above the fold: loads the picture with high priority. */
  priority?: boolean
  /** The text of its button on large screens. */
  button?: string
  heading?: 'h2' | 'h3'
}) {
  const { t, format } = useLanguage()
  const { next, from, departures } = travelPackage
  const departureCity = travelPackage.departure_city.name
  const places = travelPackage.cities.map(({ name }) => name).join(' · ')
  const free = travelPackage.free_cancellation || travelPackage.free_from
  const sameDate = from.starts_on === next.starts_on
  const facts: [IconName, string][] = [
    ['clock', t('packages.daysAndNights', { days: travelPackage.days, nights: travelPackage.nights })],
    ['pin', departureCity === places ? places : `${t('packages.fromCity', { city: departureCity })} · ${places}`],
    [
      'guests',
      `${t(`packages.tour_${travelPackage.tour_type}`)} · ${t('packages.groupUpTo', { count: travelPackage.group_size })}`,
    ],
    [
      'calendar',
      [
        t('packages.nextFrom', {
          date: format.stayDate(next.starts_on),
          price: listPrice(next.from, format),
        }),
        t('packages.seatsLeft', { count: next.seats_left }),
        departures > 1 && t('packages.moreDates', { count: departures - 1 }),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
  ]
  return (
    <article className={classes('card hotel-card', wide && 'hotel-card-wide')}>
      <div className="hotel-card-picture">
        <Picture
          id={travelPackage.picture.id}
          alt={travelPackage.picture.alt}
          sizes={wide ? '(width >= 48rem) 300px, 94vw' : '(width >= 64rem) 31vw, (width >= 40rem) 47vw, 94vw'}
          {...(priority && { priority })}
        />
        {travelPackage.supply === 'portal' && <Badge tone="picture">{t('packages.onRequest')}</Badge>}
      </div>
      <div className="hotel-card-body">
        <div className="hotel-card-facts">
          <p className="text-brass-text text-small font-medium">{travelPackage.type.name}</p>
          <CardScore scored={travelPackage}>
            <Name className="hotel-card-name text-title">
              <Link to={href}>{travelPackage.title}</Link>
            </Name>
          </CardScore>
          <p className="card-extra text-muted text-note">{travelPackage.summary}</p>
          <ul className="text-note mt-1 grid gap-1">
            {facts.map(([icon, fact]) => (
              <li
                key={icon}
                className={classes('flex items-baseline gap-2', (icon === 'guests' || icon === 'pin') && 'card-extra')}
              >
                <Icon name={icon} className="text-brass-text self-center" />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
        </div>
        <p className="hotel-card-terms card-extra justify-items-start">
          <Badge icon={travelPackage.flight ? 'plane' : 'car'}>
            {t(travelPackage.flight ? 'packages.withFlight' : 'packages.withoutFlight')}
          </Badge>
          <Badge {...(free && { tone: 'success', icon: 'check' })}>
            {travelPackage.free_from
              ? t('packages.freeFrom', { date: format.stayDate(travelPackage.free_from) })
              : t(`common.cancellation_${travelPackage.cancellation_kind}`)}
          </Badge>
        </p>
        <div className="hotel-card-offer">
          <span className="price" data-price={dataPrice(from.amount)}>
            {t('common.priceFrom', { price: listPrice(from.amount, format) })}
          </span>
          <p className="text-muted text-note">{t('packages.aPersonSharing', { sharing: from.sharing })}</p>
          {!sameDate && (
            <p className="text-muted text-note">
              {t('packages.startingOn', { date: format.stayDate(from.starts_on) })}
            </p>
          )}
          {button && <CardButton>{button}</CardButton>}
        </div>
      </div>
    </article>
  )
}
