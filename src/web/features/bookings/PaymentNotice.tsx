import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { useText } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'

/** The way in which the traveller came from the payment: left its page, or the page could not be opened. */
export type PaymentReturn = 'left' | 'not_opened'

/** Reads the query parameter `paid` of the page of a booking or an order. */
export const paymentReturnOf = (paid: string | null): PaymentReturn | null =>
  paid === 'yes' ? 'left' : paid === 'not-opened' ? 'not_opened' : null

/** Notice for a traveller who comes from the payment without having paid. */
export function PaymentNotice({
  booking: { to_pay, pay_by, payment_status },
  returned,
}: {
  booking: Pick<BookingCard, 'to_pay' | 'pay_by' | 'payment_status'>
  returned: PaymentReturn
}) {
  const t = useText()
  // An unpaid instalment has its own notice.
  if (!to_pay || payment_status === 'authorised' || (pay_by && returned === 'left')) return null
  const state = payment_status === 'failed' && returned === 'left' ? 'failed' : returned
  return (
    <Alert tone={state === 'left' ? 'info' : 'error'} title={t(`pay.${state}Title`)} announce>
      <p>{t(`pay.${state}Text`)}</p>
    </Alert>
  )
}
