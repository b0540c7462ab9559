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
import { Stars } from '#web/ui/figures/Stars.tsx'

/**
 * A package with the next departure that matches and its price, in some twenty words. The whole card is clickable. A list
 * of `wide` cards says once what the price is.
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
  const { next, title, flight, stars, departure_city: from, cancellation_kind: kind } = travelPackage
  // The name of a package often says where it leads, and where it begins.
  const places = travelPackage.cities.map(({ name }) => name).filter((name) => !title.includes(name))
  const isFromKnown =
    title.includes(from.name) || (!flight && travelPackage.cities.some(({ name }) => name === from.name))
  const date = format.stayDate(next.starts_on, 'day')
  return (
    <article className={classes('card hotel-card', wide && 'hotel-card-wide')}>
      <div className={classes('hotel-card-picture', wide && 'max-sm:aspect-video md:min-h-50')}>
        <Picture
          id={travelPackage.picture.id}
          alt={travelPackage.picture.alt}
          sizes={wide ? '(width >= 48rem) 300px, 94vw' : '(width >= 64rem) 31vw, (width >= 40rem) 47vw, 94vw'}
          {...(priority && { priority })}
        />
        {travelPackage.supply === 'portal' && <Badge tone="picture">{t('packages.onRequest')}</Badge>}
      </div>
      <div className="hotel-card-body">
        <div className="hotel-card-facts gap-1">
          <CardScore scored={travelPackage}>
            <Name className="hotel-card-name text-title">
              <Link to={href}>{title}</Link>
            </Name>
          </CardScore>
          <p className="fact text-note flex-wrap">
            <Icon name="clock" />
            {[format.days(travelPackage.days), ...places].join(' · ')}
            {stars.length > 0 && (
              <span className="flex items-center gap-2 whitespace-nowrap sm:ms-2">
                <span className="max-sm:hidden">{t('packages.hotels')}</span>
                {stars.map((count) => (
                  <Stars key={count} count={count} />
                ))}
              </span>
            )}
          </p>
          <p className="fact text-note">
            {flight ? (
              <span role="img" className="grid self-center" aria-label={t('packages.withFlight')}>
                <Icon name="plane" />
              </span>
            ) : (
              <Icon name="calendar" />
            )}
            {isFromKnown ? t('packages.departs', { date }) : t('packages.departsFrom', { city: from.name, date })}
            {next.seats_left <= fewSeats && ` · ${t('packages.seatsLeft', { count: next.seats_left })}`}
          </p>
        </div>
        <div className="hotel-card-offer grid-cols-[1fr_auto]">
          <p
            className={classes(
              'card-extra row-span-2 self-start justify-self-start md:[.with-buttons_&]:justify-self-end',
              kind === 'free' ? 'fact-good' : 'text-muted text-note',
            )}
          >
            {kind === 'free' && <Icon name="check" />}
            {t(`common.cancellation_${kind}`)}
          </p>
          <span className="price col-start-2" data-price={dataPrice(next.from)}>
            {wide ? listPrice(next.from, format) : t('common.priceFrom', { price: listPrice(next.from, format) })}
          </span>
          <p className="text-muted text-note col-start-2">{t('packages.perPerson', { sharing: next.sharing })}</p>
          {button && <CardButton>{button}</CardButton>}
        </div>
      </div>
    </article>
  )
}
