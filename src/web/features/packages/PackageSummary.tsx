import type { SummaryOptions } from '#web/features/products/summary-options.ts'
import { CancellationTerms } from '#web/features/products/CancellationTerms.tsx'
import type { PackageQuote } from '#domains/products/packages/answers.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { SummaryCard } from '#web/ui/layout/SummaryCard.tsx'
import { links } from '#links/site.ts'
import { PackagePrice } from '#web/features/packages/PackagePrice.tsx'

/** Summary of a package next to a form or confirmation: package, dates, guests, price and cancellation terms. */
export function PackageSummary({
  quote,
  payment,
  below,
  over,
  unconfirmed,
  href,
}: { quote: Omit<PackageQuote, 'token' | 'expires_at'> } & SummaryOptions) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { starts_on, ends_on } = quote.departure
  return (
    <SummaryCard
      picture={quote.package.picture}
      name={quote.package.title}
      href={href ?? links.package(locale, quote.package.slug, { departure: quote.departure.id })}
    >
      <dl className="grid gap-3">
        <div>
          <dt className="text-muted text-small">{t('packages.departureDates')}</dt>
          <dd className="font-medium">{format.stayRange(starts_on, ends_on)}</dd>
          <dd className="text-muted text-small">{format.hijriRange(starts_on, ends_on)}</dd>
        </div>
        <div>
          <dt className="text-muted text-small">{t('packages.factMeets')}</dt>
          <dd className="font-medium">
            {quote.meeting_point ?? quote.departure_city.name} · {format.clock(quote.meets_at)}
          </dd>
        </div>
      </dl>
      <PackagePrice quote={quote} payment={payment} unconfirmed={unconfirmed} below={below} />
      {!over && (
        <CancellationTerms
          cancellation={quote.cancellation}
          unconfirmed={unconfirmed}
          timeZone={quote.departure_city.time_zone}
          place={quote.departure_city.name}
        />
      )}
    </SummaryCard>
  )
}
