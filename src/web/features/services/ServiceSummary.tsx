import type { SummaryOptions } from '#web/features/products/summary-options.ts'
import { CancellationTerms } from '#web/features/products/CancellationTerms.tsx'
import type { ServiceQuote } from '#domains/products/services/answers.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { SummaryCard } from '#web/ui/layout/SummaryCard.tsx'
import { links } from '#links/site.ts'
import { ServicePrice } from '#web/features/services/ServicePrice.tsx'

/** Summary of a service next to a form or confirmation: service, date, meeting point, price and cancellation terms. */
export function ServiceSummary({
  quote,
  payment,
  below,
  over,
  unconfirmed,
  href,
}: { quote: Omit<ServiceQuote, 'token' | 'expires_at'> } & SummaryOptions) {
  const t = useText()
  const locale = useLocale()
  return (
    <SummaryCard
      picture={quote.service.picture}
      name={quote.service.name}
      href={href ?? links.service(locale, quote.service.slug)}
    >
      <p>
        <span className="text-muted text-small block">{t('services.meetingPoint')}</span>
        <span className="font-medium">{quote.meeting_point}</span>
      </p>
      <ServicePrice quote={quote} payment={payment} unconfirmed={unconfirmed} below={below} />
      {!over && (
        <CancellationTerms
          cancellation={quote.cancellation}
          unconfirmed={unconfirmed}
          timeZone={quote.time_zone}
          place={quote.city.name}
        />
      )}
    </SummaryCard>
  )
}
