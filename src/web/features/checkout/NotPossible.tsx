import { useEffect, useRef } from 'react'
import type { ApiError } from '#api/errors.ts'
import type { Alternative, SoldOutData } from '#domains/bookings/contract/bookings.ts'
import { bookingOfSelection } from '#web/features/cart/line-messages.ts'
import { OtherRooms } from '#web/features/bookings/OtherRooms.tsx'
import type { CheckoutData } from '#web/features/checkout/checkout-data.ts'
import { checkoutTexts } from '#web/features/checkout/checkout-texts.ts'
import type { RequestedProduct } from '#web/features/checkout/requested-product.ts'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { Link } from 'react-router'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeading } from '#web/ui/PageHeading.tsx'

/** Shown if the requested product is not available, or no longer. */
export function NotPossible({
  data: { cart, failure, place, alternatives: otherDates },
  requested: { kind, selection },
  error,
}: {
  data: CheckoutData
  requested: RequestedProduct
  error: ApiError | undefined
}) {
  const t = useText()
  const texts = checkoutTexts[kind]
  const code = failure ?? 'not_found'
  const soldOut = error?.code === 'sold_out' || (code === 'sold_out' && kind !== 'stay')
  const { alternatives: otherRooms = [] } = (error?.data ?? {}) as Partial<SoldOutData>
  const box = useRef<HTMLDivElement>(null)
  // The page that replaces the form starts at this message.
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error])
  const title = soldOut ? t(texts.soldOutTitle) : otherDates.length > 0 ? t('life.journeyNotThen') : errorTitle(t, code)
  const text =
    otherDates.length > 0
      ? t('life.journeyOtherDatesText')
      : soldOut && (kind !== 'stay' || otherRooms.length > 0)
        ? t(texts.soldOutText)
        : errorText(t, code)
  return (
    <div ref={box} tabIndex={-1} className="page-width py-12">
      <PageHeading className="sr-only">{t('booking.notPossible')}</PageHeading>
      <EmptyState
        icon="calendar"
        title={title}
        actions={
          <ButtonLink to={place ?? ''}>{t(cart.lines[0]?.about ? texts.back : 'booking.searchAgain')}</ButtonLink>
        }
      >
        <p className="text-muted">{text}</p>
        {otherDates.length > 0 && <OtherDates alternatives={otherDates} />}
        {error && 'hotel_id' in selection && <OtherRooms requested={selection} error={error} />}
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
