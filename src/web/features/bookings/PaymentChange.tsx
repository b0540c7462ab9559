import { Form } from 'react-router'
import { unconfirmedOf } from '#domains/bookings/model/cancellation.ts'
import { useLanguage } from '#i18n/react.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { documentLinks } from '#links/booking.ts'

/** The parts of the page of a booking that submit a form; `answerKey` is its idempotency key. */
export type BookingFormProps = { booking: BookingDetails; answerKey: string }

/** The effect of the other payment type, and the button to change to it; nothing while there is no choice. */
export function PaymentChange({ booking, answerKey }: BookingFormProps) {
  const { t, locale, format } = useLanguage()
  const { status, check_in, other_payment: other, total } = booking
  if (!other) return null
  const unconfirmed = unconfirmedOf(booking)
  const where = t('shortaccount.where', { kind: booking.kind })
  const toArrival = unconfirmed === 'payment' ? 'toArrivalHeld' : unconfirmed ? 'toArrivalLater' : 'toArrival'
  const toOnline = status === 'confirmed' ? 'toOnline' : 'toOnlineLater'
  const words = { amount: format.amount(total), where, date: format.stayDate(check_in, 'day') }
  return (
    <Card padded className="grid gap-3 print:hidden" id="payment">
      <h2 className="text-title">{t('paymentchange.wayTitle')}</h2>
      <p className="text-muted">{t(`paymentchange.${other === 'prepay' ? toOnline : toArrival}`, words)}</p>
      <Form method="post" action={documentLinks.booking(locale, booking.reference)}>
        <input type="hidden" name="key" value={answerKey} />
        <SubmitButton intent={other} variant="secondary">
          {other === 'prepay' ? t('pay.onlineInstead') : t('pay.arrivalInstead', { where })}
        </SubmitButton>
      </Form>
    </Card>
  )
}
