import { CancellationTerms } from '#web/features/bookings/CancellationTerms.tsx'
import type { ServiceQuote } from '#domains/products/services/answers.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { Card } from '#web/ui/Card.tsx'
import type { PriceLine } from '#web/ui/PriceLines.tsx'
import { NameLink } from '#web/ui/NameLink.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { links } from '#web/lib/links.ts'
import { ServicePrice } from '#web/features/services/ServicePrice.tsx'

/** Summary of a service next to a form or confirmation: service, date, meeting point, price and cancellation terms. */
export function ServiceSummary({
  quote,
  payment,
  booked,
  gift,
  over,
  linked = true,
}: {
  quote: Omit<ServiceQuote, 'token' | 'expires_at'>
  /** The selected payment type; undefined shows all types. */
  payment?: 'prepay' | 'arrival' | null
  /** Payment state, if the service is booked. */
  booked?: 'paid' | 'due'
  /** The part that a gift card pays, as a line with a negative amount. */
  gift?: PriceLine | undefined
  /** True if the booking has ended: payment and cancellation terms are then omitted. */
  over?: boolean
  /** True if the service has a public page. */
  linked?: boolean
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card className="overflow-hidden">
      <Picture
        id={quote.service.picture.id}
        alt={quote.service.picture.alt}
        sizes="(min-width: 1024px) 400px, 100vw"
        className="aspect-[16/9] w-full object-cover"
      />
      <div className="grid gap-5 p-5 md:p-6">
        <h2 className="text-title">
          <NameLink className="link" href={linked && links.service(locale, quote.service.slug)}>
            {quote.service.name}
          </NameLink>
        </h2>
        <p>
          <span className="text-muted text-small block">{t('services.meetingPoint')}</span>
          <span className="font-medium">{quote.meeting_point}</span>
        </p>
        <ServicePrice quote={quote} payment={over ? null : payment} booked={booked} gift={gift} />
        {!over && (
          <CancellationTerms cancellation={quote.cancellation} timeZone={quote.time_zone} place={quote.city.name} />
        )}
      </div>
    </Card>
  )
}
