import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { useText } from '#i18n/react.tsx'
import { Alert } from '#web/ui/Alert.tsx'

/** Notice for a traveller who returns from the payment page without having paid. */
export function PaymentNotice({ booking }: { booking: BookingDetails }) {
  const t = useText()
  // An unpaid instalment has its own notice.
  if (!booking.to_pay || booking.pay_by || booking.payment_status === 'authorised') return null
  const failed = booking.payment_status === 'failed'
  return (
    <Alert tone={failed ? 'error' : 'info'} title={t(failed ? 'pay.failedTitle' : 'pay.leftTitle')} announce>
      <p>{t(failed ? 'pay.failedText' : 'pay.leftText')}</p>
    </Alert>
  )
}
