import { useEffect, useRef } from 'react'
import type { ApiError } from '#api/errors.ts'
import type { Alternative, SoldOutData } from '#domains/bookings/contract/bookings.ts'
import { bookingOfSelection } from '#web/features/cart/line-messages.ts'
import { OtherRooms } from '#web/features/bookings/OtherRooms.tsx'
import type { ProductCheckout } from '#web/features/checkout/product-data.ts'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { links } from '#web/lib/links.ts'
import { Link } from 'react-router'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeading } from '#web/ui/PageHeading.tsx'

/** Shown if the product is not available, or no longer. */
export function NotPossible({
  loaded: { requested, failure, back, alternatives: otherDates },
  error,
}: {
  loaded: ProductCheckout
  error: ApiError | undefined
}) {
  const t = useText()
  const locale = useLocale()
  const code = failure?.code ?? 'not_found'
  const isStay = requested.kind === 'stay'
  const gone = isStay ? error?.code === 'sold_out' : code === 'sold_out'
  const { alternatives = [] } = (error?.data ?? {}) as Partial<SoldOutData>
  const box = useRef<HTMLDivElement>(null)
  // The page that replaces the form starts at this message.
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error])
  return (
    <div ref={box} tabIndex={-1} className="page-width py-12">
      <PageHeading className="sr-only">{t('booking.notPossible')}</PageHeading>
      <EmptyState
        icon="calendar"
        title={
          gone
            ? t(isStay ? 'booking.soldOutTitle' : 'life.journeySoldOut')
            : otherDates.length > 0
              ? t('life.journeyNotThen')
              : errorTitle(t, code)
        }
        actions={
          <ButtonLink to={isStay ? links.hotels(locale, requested.query) : back}>
            {t(isStay ? 'booking.searchAgain' : 'life.backToJourney')}
          </ButtonLink>
        }
      >
        <p className="text-muted">
          {otherDates.length > 0
            ? t('life.journeyOtherDatesText')
            : gone && !isStay
              ? t('life.journeySoldOutText')
              : alternatives.length > 0
                ? t('booking.soldOutText')
                : errorText(t, code)}
        </p>
        {otherDates.length > 0 && <OtherDates alternatives={otherDates} />}
        {error && isStay && alternatives.length > 0 && <OtherRooms requested={requested.selection} error={error} />}
      </EmptyState>
    </div>
  )
}

/** The nearest other dates of the package or service, each with the price for the same party. */
function OtherDates({ alternatives }: { alternatives: Alternative[] }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  return (
    <section aria-labelledby="other-dates" className="grid gap-2 text-start">
      <h2 id="other-dates" className="font-medium">
        {t('life.otherDates')}
      </h2>
      <ul className="grid gap-2">
        {alternatives.map(({ selection, first_date, last_date, time, total }) => (
          <li key={`${first_date} ${time}`} className="flex flex-wrap items-baseline justify-between gap-3">
            <Link className="link" to={bookingOfSelection(locale, selection)} rel="nofollow">
              {[format.stayRange(first_date, last_date), ...(time ? [format.clock(time)] : [])].join(' · ')}
            </Link>
            <bdi className="price">{format.money(total.minor, total.currency)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
