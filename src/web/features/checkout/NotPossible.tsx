import { useEffect, useRef } from 'react'
import type { ApiError } from '#api/errors.ts'
import type { SoldOutData } from '#domains/bookings/contract/bookings.ts'
import { Alternatives } from '#web/features/cart/Alternatives.tsx'
import { OtherRooms } from '#web/features/bookings/OtherRooms.tsx'
import type { CheckoutData } from '#web/features/checkout/checkout-data.ts'
import { textVariantOf } from '#web/features/bookings/text-variant.ts'
import type { RequestedProduct } from '#web/features/cart/requested-product.ts'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useText } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'

export function NotPossible({
  page: { cart, failure, place, alternatives },
  requested: { kind, selection },
  error,
}: {
  page: CheckoutData
  requested: RequestedProduct
  error: ApiError | undefined
}) {
  const t = useText()
  const variant = textVariantOf(kind)
  const code = failure ?? 'not_found'
  const isSoldOut = error?.code === 'sold_out' || (code === 'sold_out' && kind !== 'stay')
  const { alternatives: otherRooms = [] } = (error?.data ?? {}) as Partial<SoldOutData>
  const box = useRef<HTMLDivElement>(null)
  // The page that replaces the form starts at this message.
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error])
  const hasOtherDates = kind !== 'stay' && alternatives.some(({ other }) => !other)
  const title = isSoldOut
    ? t(`productcheckout.soldOutTitle_${variant}`)
    : hasOtherDates
      ? t('productcheckout.otherDatesTitle')
      : errorTitle(t, code)
  const text = hasOtherDates
    ? t('productcheckout.otherDatesText')
    : isSoldOut && (kind !== 'stay' || otherRooms.length > 0)
      ? t(`productcheckout.soldOutText_${variant}`)
      : errorText(t, code)
  return (
    <div ref={box} tabIndex={-1} className="page-width py-12">
      <PageHeading className="sr-only">{t('productcheckout.notPossible')}</PageHeading>
      <EmptyState
        icon="calendar"
        title={title}
        actions={
          <ButtonLink to={place ?? ''}>
            {t(cart.lines[0]?.about ? `productcheckout.back_${variant}` : 'productcheckout.searchAgain')}
          </ButtonLink>
        }
      >
        <p className="text-muted">{text}</p>
        {error && 'hotel_id' in selection && <OtherRooms requested={selection} error={error} />}
        {/* The error of the booking already lists the other rooms of the hotel. */}
        <Alternatives alternatives={alternatives.filter(({ other }) => other || otherRooms.length === 0)} />
      </EmptyState>
    </div>
  )
}
