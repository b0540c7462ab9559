import { Form } from 'react-router'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { unconfirmedOf } from '#domains/bookings/model/cancellation.ts'
import { isPaidByHand, isOver } from '#domains/bookings/model/rules.ts'
import { isFirst } from '#domains/shared/plan.ts'
import { isUnpaid } from '#domains/payments/statuses.ts'
import { dueLabel } from '#domains/shared/texts/short-account.ts'
import { useLanguage } from '#i18n/react.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import type { BookingFormProps } from '#web/features/bookings/booking-form.ts'
import { documentLinks } from '#links/booking.ts'

/**
 * The payment type of a booking, the effect of the other type, and the button to change it or the reason why it cannot
 * be changed.
 */
export function PaymentChange({ booking, answerKey }: BookingFormProps) {
  const { t, locale, format } = useLanguage()
  const { item, status, other_payment, pay_online_until, about, total, account } = booking
  const isByHand = isPaidByHand(account.paid.minor, booking.payment_status)
  // During an open offer, and after the booking has ended or was paid by hand, there is nothing to change.
  if (booking.question === 'offer' || isOver(status) || (isByHand && account.due.length === 0)) return null
  const online = item.pay.prepay?.find(isFirst)?.amount ?? total
  const unconfirmed = unconfirmedOf(booking)
  const where = t('shortaccount.where', { kind: booking.kind })
  const toArrival = unconfirmed === 'payment' ? 'paymentchange.toArrivalHeld' : 'paymentchange.toArrivalLater'
  const meaning = {
    arrival: t(unconfirmed ? toArrival : 'paymentchange.toArrival', { amount: format.amount(total), where }),
    prepay: pay_online_until
      ? t('paymentchange.toOnline', {
          amount: format.amount(online),
          until: format.instant(pay_online_until, about.time_zone),
          place: about.city,
        })
      : t('paymentchange.toOnlineLater', { amount: format.amount(online) }),
  }
  return (
    <Card padded className="grid gap-3 print:hidden" id="payment">
      <h2 className="text-title">{t('paymentchange.wayTitle')}</h2>
      <p className="font-medium">
        {booking.payment_type === 'prepay' && !isByHand
          ? t('paymentchange.paysOnline')
          : `${dueLabel(t, format, { when: 'arrival', kind: booking.kind })} · ${format.stayDate(booking.check_in)}`}
      </p>
      {other_payment ? (
        <>
          <p className="text-muted">{meaning[other_payment]}</p>
          <Form method="post" action={documentLinks.booking(locale, booking.reference)}>
            <input type="hidden" name="key" value={answerKey} />
            <SubmitButton intent={other_payment} variant="secondary">
              {other_payment === 'prepay' ? t('pay.onlineInstead') : t('pay.arrivalInstead', { where })}
            </SubmitButton>
          </Form>
        </>
      ) : (
        <p className="text-muted">{t(isByHand ? 'paymentchange.fixedArrival' : fixedReason(booking), { where })}</p>
      )}
    </Card>
  )
}

/** Message key of the reason why the payment type cannot be changed. */
function fixedReason({ item, payment_status, can_cancel, account }: BookingDetails) {
  if (payment_status === 'authorised') return 'paymentchange.fixedChecking'
  if (!isUnpaid(payment_status)) return 'paymentchange.fixedPaid'
  if (!can_cancel) return 'paymentchange.fixedBegun'
  if (account.gift_cards.length > 0) return 'paymentchange.fixedGift'
  return item.payment === 'prepay' ? 'paymentchange.fixedOnline' : 'paymentchange.fixedArrival'
}
