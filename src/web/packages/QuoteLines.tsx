import { CancellationTerms } from '#domains/bookings/ui/CancellationTerms.tsx'
import { selectionFields } from '#domains/cart/cart-form.ts'
import { AddToCart } from '#domains/cart/ui/AddToCart.tsx'
import type { PackageQuote } from '#domains/packages/answers.ts'
import type { Locale } from '#text/locale.ts'
import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { links } from '#web/links.ts'
import { PackagePrice } from '#web/packages/PackagePrice.tsx'
import { packageQueryOf, type AskedPackage } from '#web/package-search.ts'

/** A quote in words: rooms, extras, total, when it is paid, what cancelling costs, and the way to book it. */
export function QuoteLines({ quote, asked }: { quote: PackageQuote; asked: AskedPackage }) {
  const t = useText()
  const locale = useLocale()
  const onRequest = quote.package.supply === 'portal'
  return (
    <div className="grid gap-4" role="group" aria-label={t('journeys.yourPrice')}>
      <PackagePrice quote={quote} />
      <ButtonLink to={bookingOf(quote, asked, locale)} block large>
        {t(onRequest ? 'journeys.ask' : 'journeys.book')}
      </ButtonLink>
      <AddToCart
        line={asked.line}
        fields={selectionFields({
          kind: 'package',
          selection: {
            departure_id: quote.departure.id,
            party: asked.party,
            sharing: asked.sharing,
            extras: asked.extras,
          },
        })}
      />
      <CancellationTerms
        cancellation={quote.cancellation}
        timeZone={quote.departure_city.time_zone}
        place={quote.departure_city.name}
      />
    </div>
  )
}

/** Where what was priced is booked. */
export function bookingOf(quote: PackageQuote, asked: AskedPackage, locale: Locale): string {
  return links.bookJourney(locale, { ...packageQueryOf({ ...asked, line: undefined }), departure: quote.departure.id })
}
