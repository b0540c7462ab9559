import { Form } from 'react-router'
import { unconfirmedOf } from '#domains/bookings/model/cancellation.ts'
import { isFirst } from '#domains/shared/plan.ts'
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
  const { item, status, check_in, other_payment: other, total } = booking
  if (!other) return null
  const online = item.pay.prepay?.find(isFirst)?.amount ?? total
  const unconfirmed = unconfirmedOf(booking)
  const where = t('shortaccount.where', { kind: booking.kind })
  const toArrival = unconfirmed === 'payment' ? 'paymentchange.toArrivalHeld' : 'paymentchange.toArrivalLater'
  const meaning = {
    arrival: t(unconfirmed ? toArrival : 'paymentchange.toArrival', { amount: format.amount(total), where }),
    prepay:
      status === 'confirmed'
        ? t('paymentchange.toOnline', { amount: format.amount(total), where, date: format.stayDate(check_in, 'day') })
        : t('paymentchange.toOnlineLater', { amount: format.amount(online), where }),
  }
  return (
    <Card padded className="grid gap-3 print:hidden" id="payment">
      <h2 className="text-title">{t('paymentchange.wayTitle')}</h2>
      <p className="text-muted">{meaning[other]}</p>
      <Form method="post" action={documentLinks.booking(locale, booking.reference)}>
        <input type="hidden" name="key" value={answerKey} />
        <SubmitButton intent={other} variant="secondary">
          {other === 'prepay' ? t('pay.onlineInstead') : t('pay.arrivalInstead', { where })}
        </SubmitButton>
      </Form>
    </Card>
  )
}
