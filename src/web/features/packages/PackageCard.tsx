import { listPrice } from '#web/ui/figures/list-price.ts'
import { Link } from 'react-router'
import type { PackageCard as TravelPackage } from '#domains/products/packages/answers.ts'
import { fewSeats } from '#domains/products/packages/shapes.ts'
import { dataPrice } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { CardScore } from '#web/features/reviews/CardScore.tsx'
import { CardButton } from '#web/ui/actions/CardButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'

/**
 * A package with the next departure that matches and its price, in some twenty words. The whole card is clickable. A list
 * of `wide` cards says once that the price is the lowest of the next departure.
 */
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
  const { next, title, flight, departure_city: from } = travelPackage
  // The name of a package often says where it leads.
  const places = travelPackage.cities.map(({ name }) => name).filter((name) => !title.includes(name))
  // The city of departure is where the flight begins; otherwise it is named unless the group stays there.
  if (!flight && travelPackage.cities.every(({ name }) => name !== from.name))
    places.unshift(t('packages.fromCity', { city: from.name }))
  const date = format.stayDate(next.starts_on)
  return (
    <article className={classes('card hotel-card', wide && 'hotel-card-wide')}>
      <div className={classes('hotel-card-picture', wide && 'md:min-h-44')}>
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
          <CardScore scored={travelPackage} short>
            <Name className="hotel-card-name text-title">
              <Link to={href}>{title}</Link>
            </Name>
          </CardScore>
          <p className="fact text-note">
            <Icon name="clock" />
            {[format.days(travelPackage.days), ...places].join(' · ')}
          </p>
          <p className="fact text-note">
            <Icon name="calendar" />
            {wide ? date : t('packages.next', { date })}
            {next.seats_left <= fewSeats && ` · ${t('packages.seatsLeft', { count: next.seats_left })}`}
          </p>
        </div>
        <p className="hotel-card-terms card-extra justify-items-start">
          <Badge icon={flight ? 'plane' : 'car'}>
            {flight ? t('packages.flightFrom', { city: from.name }) : t('packages.noFlight')}
          </Badge>
          {travelPackage.cancellation_kind !== 'partial' && (
            <Badge {...(travelPackage.free_cancellation && { tone: 'success', icon: 'check' })}>
              {t(`common.cancellation_${travelPackage.cancellation_kind}`)}
            </Badge>
          )}
        </p>
        <div className="hotel-card-offer">
          <span className="price" data-price={dataPrice(next.from)}>
            {wide ? listPrice(next.from, format) : t('common.priceFrom', { price: listPrice(next.from, format) })}
          </span>
          <p className="text-muted text-note">{t('packages.sharing_any')}</p>
          {button && <CardButton>{button}</CardButton>}
        </div>
      </div>
    </article>
  )
}
