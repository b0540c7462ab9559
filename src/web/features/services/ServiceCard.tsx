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
  const place = service.to_city
    ? t('services.fromTo', { from: service.city.name, to: service.to_city.name })
    : service.city.name
  return (
    <article className={classes('card hotel-card h-full', wide && 'hotel-card-wide')}>
      <div className="hotel-card-picture">
        <Picture
          id={service.picture.id}
          alt={service.picture.alt}
          sizes="(width >= 64rem) 31vw, (width >= 40rem) 47vw, 94vw"
        />
        {service.supply === 'portal' && <Badge tone="picture">{t('services.onRequest')}</Badge>}
      </div>
      <div className="hotel-card-body">
        <div className="hotel-card-facts">
          <p className="text-brass-text text-small font-medium">{service.type.name}</p>
          <CardScore scored={service}>
            <h3 className="hotel-card-name text-title">
              <Link to={href}>{service.name}</Link>
            </h3>
          </CardScore>
          <p className="card-extra text-muted text-note max-sm:hidden">{service.summary}</p>
          <p className="fact text-note mt-1">
            <Icon name="pin" />
            {[place, service.minutes !== null && durationLabel(service.minutes, t)].filter(Boolean).join(' · ')}
          </p>
          <p>
            <Badge {...(service.free_cancellation && { tone: 'success', icon: 'check' })}>
              {/* A card names no date, so it names the hours before the start. */}
              {service.free_hours_before === null
                ? t(`common.cancellation_${service.cancellation_kind}`)
                : t('services.cancelBefore', { hours: service.free_hours_before })}
            </Badge>
          </p>
        </div>
        <div className="hotel-card-offer">
          <span className="price" data-price={dataPrice(service.from)}>
            {t('common.priceFrom', { price: listPrice(service.from, format) })}
          </span>
          <p className="text-muted text-note">{t(`services.basis_${service.basis}`)}</p>
          {button && <CardButton>{button}</CardButton>}
        </div>
      </div>
    </article>
  )
}
