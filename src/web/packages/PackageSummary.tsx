import { CancellationTerms } from '#domains/bookings/ui/CancellationTerms.tsx'
import type { PackageQuote } from '#domains/packages/answers.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Card } from '#web/kit/Card.tsx'
import { NameLink } from '#web/kit/NameLink.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { links } from '#web/links.ts'
import { PackagePrice } from '#web/packages/PackagePrice.tsx'

/** A journey beside a form or a confirmation: which, when, who, what it costs and what cancelling costs. */
export function PackageSummary({
  quote,
  payment,
  booked,
  over,
  linked = true,
}: {
  quote: Omit<PackageQuote, 'token' | 'expires_at'>
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
            <dt className="text-muted text-small">{t('journeys.departureDates')}</dt>
            <dd className="font-medium">{format.stayRange(starts_on, ends_on)}</dd>
            <dd className="text-muted text-small">{format.hijriRange(starts_on, ends_on)}</dd>
          </div>
          <div>
            <dt className="text-muted text-small">{t('journeys.factMeets')}</dt>
            <dd className="font-medium">
              {quote.departure_city.name} · {quote.meets_at}
            </dd>
          </div>
        </dl>
        <PackagePrice quote={quote} payment={over ? null : payment} booked={booked} />
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
