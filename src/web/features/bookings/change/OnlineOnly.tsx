import { Link } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { PaymentChange } from '#web/features/bookings/PaymentChange.tsx'
import type { BookingFormProps } from '#web/features/bookings/booking-form.ts'
import { travellerLinks } from '#links/booking.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'

/**
 * A choice that is paid online, for a booking that is paid on arrival: the way to pay is changed first, here if the
 * booking allows it, else with the provider.
 */
export function OnlineOnly({ booking, answerKey }: BookingFormProps) {
  const { t, locale } = useLanguage()
  const where = t('shortaccount.where', { kind: booking.kind })
  const title = t('bookingchange.onlineOnly')
  if (booking.other_payment !== 'prepay') {
    return (
      <Alert tone="info" title={title} announce>
        <p>{t('bookingchange.onlineOnlyAsk', { where })}</p>
        <Link className="link" to={travellerLinks.messages(locale, booking.reference)}>
          {t('bookingchange.write')}
        </Link>
      </Alert>
    )
  }
  return (
    <div className="grid gap-4">
      <Alert tone="info" title={title} announce>
        <p>{t('bookingchange.onlineOnlyText', { where })}</p>
      </Alert>
      <PaymentChange booking={booking} answerKey={answerKey} />
    </div>
  )
}
