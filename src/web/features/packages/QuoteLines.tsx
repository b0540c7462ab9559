import { Link } from 'react-router'
import { selectionFields } from '#domains/cart/cart-form.ts'
import type { DepartureAnswer, PackagePriceAnswer, PackageQuote } from '#domains/products/packages/answers.ts'
import { guestsOf, parseOccupancy } from '#domains/shared/occupancy.ts'
import { addDays } from '#domains/shared/dates.ts'
import { wholeMoney } from '#i18n/money.ts'
import type { TimelessFormatter } from '#i18n/translator.ts'
import type { Locale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { QuoteSummary } from '#web/features/cart/QuoteSummary.tsx'
import { classes } from '#web/ui/classes.ts'
import { Price } from '#web/ui/figures/Price.tsx'
import { links } from '#links/site.ts'
import { PackagePrice } from '#web/features/packages/PackagePrice.tsx'
import { packageQueryOf, type RequestedPackage } from '#web/lib/search/package-search.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import type { Translator } from '#i18n/translator.ts'

/** A price and the next step; its lines and terms are folded until guests were asked for. */
export function QuoteLines({
  quote,
  departure,
  requested,
  asked,
  today,
}: {
  quote: PackagePriceAnswer
  departure: DepartureAnswer
  requested: RequestedPackage
  asked: boolean
  today: string
}) {
  const { t, locale, format } = useLanguage()
  const onRequest = quote.package.supply === 'portal'
  const [first] = quote.rooms
  const isAlike = quote.rooms.every(({ sharing }) => sharing === first?.sharing)
  const eachAdult = isAlike && first?.persons.find(({ kind }) => kind === 'adult')?.each
  const others = departure.prices.flatMap(({ sharing, adult: { minor, currency } }) =>
    sharing === first?.sharing ? [] : t('packages.roomPrice', { sharing, amount: wholeMoney(minor, currency) }),
  )
  const day = dayFrom(today, departure.book_until)
  return (
    <QuoteSummary
      label={t('packages.yourPrice')}
      price={
        <>
          <Price amount={quote.total} note={t('packages.total')} />
          {eachAdult && (
            <p className="text-muted text-note">{t('packages.eachAdult', { amount: format.amount(eachAdult) })}</p>
          )}
          {eachAdult && others.length > 0 && (
            <a href="#departures" className="link text-small inline-block">
              {others.join(' · ')}
            </a>
          )}
        </>
      }
      to={bookingOf(quote, requested, locale)}
      button={t(onRequest ? 'packages.ask' : 'packages.book')}
      note={
        <>
          {onRequest && `${t('packages.onRequestText')} `}
          <span className={classes(day !== 'other' && 'text-warning font-medium')}>
            {t('packages.bookUntil', { day, date: format.stayDate(departure.book_until, 'short') })}
          </span>
        </>
      }
      cancellation={quote.cancellation}
      place={{ name: quote.departure_city.name, timeZone: quote.departure_city.time_zone }}
      open={asked}
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
    >
      <PackagePrice quote={quote} />
      {quote.rooms.some(({ sharing }) => sharing !== 'any' && sharing !== requested.sharing) && asked && (
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
    </QuoteSummary>
  )
}

/** The word for a date that is today or tomorrow. */
export function dayFrom(today: string, date: string): 'today' | 'tomorrow' | 'other' {
  return date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : 'other'
}

export function bookingOf(quote: PackageQuote, requested: RequestedPackage, locale: Locale): string {
  return links.book(locale, { ...packageQueryOf({ ...requested, line: undefined }), departure: quote.departure.id })
}

/** The guests of a party: `2 adults · 1 child`. */
export function guestsIn(party: readonly string[], format: TimelessFormatter): string {
  const { adults, children } = guestsOf(party.flatMap((text) => parseOccupancy(text) ?? []))
  return [format.adults(adults), children > 0 && format.children(children)].filter(Boolean).join(' · ')
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
