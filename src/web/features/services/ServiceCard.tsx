import { listPrice } from '#web/ui/figures/list-price.ts'
import { Link } from 'react-router'
import type { ServiceCard as Service } from '#domains/products/services/answers.ts'
import { durationLabel } from '#web/features/products/duration.ts'
import { dataPrice } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { CardScore } from '#web/features/reviews/CardScore.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { CardButton } from '#web/ui/actions/CardButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'

/** A service in a list. The whole card is clickable; with `wide` the picture is next to the text on large screens. */
export function ServiceCard({
  service,
  href,
  wide,
  button,
}: {
  service: Service
  href: string
  wide?: boolean
  /** The text of its button on large screens. */
  button?: string
}) {
  const { t, format } = useLanguage()
  const { minutes, to_city, free_hours_before: hours, most_people: most } = service
  // The cards of a list of services are its sections.
  const Name = button ? 'h2' : 'h3'
  // The name of a journey often says its route.
  const places = [service.city, to_city].flatMap((city) => (city && !service.name.includes(city.name) ? city.name : []))
  const facts = [...places, ...(minutes === null ? [] : [durationLabel(minutes, t)])]
  return (
    <article className={classes('card hotel-card h-full', wide && 'hotel-card-wide')}>
      <div className={classes('hotel-card-picture', button && 'max-sm:aspect-video')}>
        <Picture
          id={service.picture.id}
          alt={service.picture.alt}
          sizes="(width >= 64rem) 31vw, (width >= 40rem) 47vw, 94vw"
        />
        {service.supply === 'portal' && <Badge tone="picture">{t('services.onRequest')}</Badge>}
      </div>
      <div className="hotel-card-body">
        <div className="hotel-card-facts">
          <CardScore scored={service} counted>
            <Name className="hotel-card-name text-title">
              <Link to={href}>{service.name}</Link>
            </Name>
          </CardScore>
          {facts.length > 0 && (
            <p className="fact text-note">
              <Icon name={places.length > 0 ? 'pin' : 'clock'} />
              {facts.join(' · ')}
            </p>
          )}
          <p className={classes('text-note', service.free_cancellation ? 'fact-good' : 'text-muted')}>
            {service.free_cancellation && <Icon name="check" />}
            {/* A card names no date, so it names the hours before the start. */}
            {hours === null
              ? t(`common.cancellation_${service.cancellation_kind}`)
              : t('services.cancelBefore', { hours })}
          </p>
        </div>
        <div className="hotel-card-offer">
          <span className="price" data-price={dataPrice(service.from)}>
            {t('common.priceFrom', { price: listPrice(service.from, format) })}
          </span>
          <p className="text-muted text-note">
            {t(`services.basis_${service.basis}`)}
            {most !== null && ` · ${t('services.maxPeople', { count: most })}`}
          </p>
          {button && <CardButton>{button}</CardButton>}
        </div>
      </div>
    </article>
  )
}
