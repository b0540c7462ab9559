import { CancellationTerms } from '#domains/bookings/ui/CancellationTerms.tsx'
import type { ServiceQuote } from '#domains/services/answers.ts'
import { useLocale, useText } from '#text/react.tsx'
import { Card } from '#web/kit/Card.tsx'
import { NameLink } from '#web/kit/NameLink.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { links } from '#web/links.ts'
import { ServicePrice } from '#web/services/ServicePrice.tsx'

/** A service beside a form or a confirmation: which, when, where one meets, what it costs and what cancelling costs. */
export function ServiceSummary({
  quote,
  payment,
  booked,
  over,
  linked = true,
}: {
  quote: Omit<ServiceQuote, 'token' | 'expires_at'>
  /** The way to pay that was chosen; without it every way is told. */
  payment?: 'prepay' | 'arrival' | null
  /** Whether a booking of it has been paid. */
  booked?: 'paid' | 'due'
  /** Of a booking that is over neither paying nor cancelling says anything. */
  over?: boolean
  /** Whether its page is on the site. */
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
        <ServicePrice quote={quote} payment={over ? null : payment} booked={booked} />
        {!over && (
          <CancellationTerms cancellation={quote.cancellation} timeZone={quote.time_zone} place={quote.city.name} />
        )}
      </div>
    </Card>
  )
}
