import { Link } from 'react-router'
import { CancellationTerms } from '#web/features/products/CancellationTerms.tsx'
import { selectionFields } from '#domains/cart/cart-form.ts'
import { AddToCart } from '#web/features/cart/AddToCart.tsx'
import type { PackagePriceAnswer, PackageQuote } from '#domains/products/packages/answers.ts'
import type { Locale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { links } from '#links/site.ts'
import { PackagePrice } from '#web/features/packages/PackagePrice.tsx'
import { packageQueryOf, type RequestedPackage } from '#web/lib/search/package-search.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import type { Translator } from '#i18n/translator.ts'

export function QuoteLines({ quote, requested }: { quote: PackagePriceAnswer; requested: RequestedPackage }) {
  const { t, locale, format } = useLanguage()
  const onRequest = quote.package.supply === 'portal'
  return (
    <div className="grid gap-4" role="group" aria-label={t('packages.yourPrice')}>
      <PackagePrice quote={quote} />
      {quote.rooms.some(({ sharing }) => sharing !== 'any' && sharing !== requested.sharing) && (
        <p className="text-muted text-note">
          {t(quote.rooms.length === 1 ? 'packagerooms.smallerRoom' : 'packagerooms.smaller')}
        </p>
      )}
      {quote.other_ways.length > 0 && (
        <div className="text-note no-print">
          <p className="text-muted">{t('packages.otherWays')}</p>
          <ul>
            {quote.other_ways.map(({ sharing, rooms, total }) => (
              <li key={sharing} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1">
                <Link
                  to={`${links.package(locale, quote.package.slug, packageQueryOf({ ...requested, sharing }))}#book`}
                  className="link"
                  preventScrollReset
                >
                  {countedRooms(rooms, t)}
                </Link>
                <bdi>{format.amount(total)}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ButtonLink to={bookingOf(quote, requested, locale)} block large>
        {t(onRequest ? 'packages.ask' : 'packages.book')}
      </ButtonLink>
      <AddToCart
        line={requested.line}
        fields={selectionFields({
          kind: 'package',
          selection: {
            departure_id: quote.departure.id,
            party: requested.party,
            sharing: requested.sharing,
            extras: requested.extras,
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

export function bookingOf(quote: PackageQuote, requested: RequestedPackage, locale: Locale): string {
  return links.book(locale, {
    ...packageQueryOf({ ...requested, line: undefined }),
    departure: quote.departure.id,
  })
}

type Room = PackageQuote['rooms'][number]

/** Rooms by size, counted: “18 single rooms + 2 double rooms”. */
export function countedRooms(rooms: readonly Room['sharing'][], t: Translator): string {
  return [...groupBy(rooms, (sharing) => sharing)]
    .map(([sharing, { length: count }]) =>
      sharing === 'any' ? t('prices.packageRoom', { sharing }) : t(`packagerooms.${sharing}`, { count }),
    )
    .join(' + ')
}
