import { Link } from 'react-router'
import type { ServiceCard as Service } from '#domains/services/answers.ts'
import { lengthInWords } from '#domains/services/ui/length.ts'
import { dataPrice } from '#text/money.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { Picture } from '#web/kit/Picture.tsx'

/** A service among others. The whole card leads to it. */
export function ServiceCard({ service, href }: { service: Service; href: string }) {
  const t = useText()
  const format = useFormat()
  const where = service.to_city
    ? t('services.fromTo', { from: service.city.name, to: service.to_city.name })
    : service.city.name
  return (
    <article className="card hotel-card h-full">
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
          <h3 className="hotel-card-name text-title">
            <Link to={href}>{service.name}</Link>
          </h3>
          <p className="text-muted text-note">{service.summary}</p>
          <p className="fact text-note mt-1">
            <Icon name="pin" />
            {[where, service.minutes !== null && lengthInWords(service.minutes, t)].filter(Boolean).join(' · ')}
          </p>
          <p>
            <Badge {...(service.free_cancellation && { tone: 'success', icon: 'check' })}>
              {t(`services.cancellation_${service.cancellation_kind}`)}
            </Badge>
          </p>
        </div>
        <div className="hotel-card-offer">
          <bdi className="price" data-price={dataPrice(service.from)}>
            {t('common.priceFrom', { price: format.money(service.from.minor, service.from.currency) })}
          </bdi>
          <p className="text-muted text-note">{t(`services.basis_${service.basis}`)}</p>
        </div>
      </div>
    </article>
  )
}
