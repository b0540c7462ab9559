import type { BookingDetails } from '#domains/bookings/contract.ts'
import { useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'

/** What whoever comes back from the payment page must know when nothing was paid there. */
export function PaymentNotice({ booking }: { booking: BookingDetails }) {
  const t = useText()
  // An instalment that is not paid yet says so by itself.
  if (!booking.to_pay || booking.pay_by || booking.payment_status === 'authorised') return null
  const failed = booking.payment_status === 'failed'
  return (
    <Alert tone={failed ? 'error' : 'info'} title={t(failed ? 'pay.failedTitle' : 'pay.leftTitle')} announce>
      <p>{t(failed ? 'pay.failedText' : 'pay.leftText')}</p>
    </Alert>
  )
}
