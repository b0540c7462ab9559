import { CancellationTerms } from '#web/features/bookings/CancellationTerms.tsx'
import type { PackageQuote } from '#domains/products/packages/answers.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { Card } from '#web/ui/Card.tsx'
import type { PriceLine } from '#web/ui/PriceLines.tsx'
import { NameLink } from '#web/ui/NameLink.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { links } from '#web/lib/links.ts'
import { PackagePrice } from '#web/features/packages/PackagePrice.tsx'

/** Summary of a package next to a form or confirmation: package, dates, guests, price and cancellation terms. */
export function PackageSummary({
  quote,
  payment,
  booked,
  gift,
  over,
  linked = true,
}: {
  quote: Omit<PackageQuote, 'token' | 'expires_at'>
  /** The selected payment type; undefined shows all types. */
  payment?: 'prepay' | 'arrival' | null
  /** Payment state, if the package is booked. */
  booked?: 'paid' | 'due'
  /** The part that a gift card pays, as a line with a negative amount. */
  gift?: PriceLine | undefined
  /** True if the booking has ended: payment and cancellation terms are then omitted. */
  over?: boolean
  /** True if the package has a public page. */
  linked?: boolean
}) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { starts_on, ends_on } = quote.departure
  return (
    <Card className="overflow-hidden">
      <Picture
        id={quote.package.picture.id}
        alt={quote.package.picture.alt}
        sizes="(min-width: 1024px) 400px, 100vw"
        className="aspect-[16/9] w-full object-cover"
      />
      <div className="grid gap-5 p-5 md:p-6">
        <h2 className="text-title">
          <NameLink
            className="link"
            href={linked && links.package(locale, quote.package.slug, { departure: quote.departure.id })}
          >
            {quote.package.title}
          </NameLink>
        </h2>
        <dl className="grid gap-3">
          <div>
            <dt className="text-muted text-small">{t('packages.departureDates')}</dt>
            <dd className="font-medium">{format.stayRange(starts_on, ends_on)}</dd>
            <dd className="text-muted text-small">{format.hijriRange(starts_on, ends_on)}</dd>
          </div>
          <div>
            <dt className="text-muted text-small">{t('packages.factMeets')}</dt>
            <dd className="font-medium">
              {quote.departure_city.name} · {format.clock(quote.meets_at)}
            </dd>
          </div>
        </dl>
        <PackagePrice quote={quote} payment={over ? null : payment} booked={booked} gift={gift} />
        {!over && (
          <CancellationTerms
            cancellation={quote.cancellation}
            timeZone={quote.departure_city.time_zone}
            place={quote.departure_city.name}
          />
        )}
      </div>
    </Card>
  )
}
