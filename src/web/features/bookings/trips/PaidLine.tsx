import type { Money } from '#api/shapes.ts'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { hasEnded, isOver, reportedPayment } from '#domains/bookings/model/rules.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import type { Formatter } from '#i18n/formatter.ts'
import { useLanguage } from '#i18n/react.tsx'

/** Writes the total of a booking, and what is paid and open of it: all with decimals, or none. */
export function moneyOfBooking(format: Pick<Formatter, 'money'>, booking: BookingCard): (amount: Money) => string {
  const { total, charged, paid, owed, due, refunded, change_refunds: ofChanges, to_pay } = booking
  return moneyColumn(format, [total, charged, paid, owed, due, refunded, ofChanges, ...(to_pay ? [to_pay] : [])])
}

/** The exact state of the payment of a booking: what has been paid and what is open. A deposit is not called paid. */
export function PaidLine({ booking }: { booking: BookingCard }) {
  const { t, format } = useLanguage()
  const { kind, status, payment_status: paymentStatus, payment_type: paymentType, total, to_pay, pay_by } = booking
  const { charged, paid, due } = booking
  const refunded = booking.refunded.minor + booking.change_refunds.minor
  const reported = reportedPayment({ status, paymentType, paymentStatus })
  const where = t('paymentplace.where', { kind })
  const inColumn = moneyOfBooking(format, booking)
  const money = (minor: number) => inColumn({ minor, currency: total.currency })
  if (status === 'cancelled') {
    const facts = [
      charged.minor > 0 && t('trips.penalty', { amount: money(charged.minor) }),
      refunded > 0 && t(reported === 'refunded' ? 'trips.refundSent' : 'trips.refunded', { amount: money(refunded) }),
      reported === 'partly_refunded' && t('pay.partly_refunded'),
    ].filter((fact) => fact !== false)
    return facts.join(' · ')
  }
  if (booking.owed.minor > 0) {
    const facts = [
      t('trips.paidOfIt', { paid: money(paid.minor) }),
      t('trips.owed', { amount: money(booking.owed.minor) }),
    ]
    return facts.join(' · ')
  }
  if ((status === 'completed' || status === 'no_show') && due.minor > 0) {
    const facts = [
      paid.minor > 0 && t('trips.paidOfIt', { paid: money(paid.minor) }),
      t('trips.wasDue', { kind, open: money(due.minor) }),
    ].filter((fact) => fact !== false)
    return facts.join(' · ')
  }
  // An ended booking, a refund and a payment that is being checked are reported as they are.
  const isOpen = !hasEnded(status) && (reported === 'paid' || reported === 'unpaid' || reported === 'arrival')
  if (!isOpen || (isOver(status) && reported !== 'paid')) {
    return reported && (reported === 'arrival' ? t('booking.payOnArrival', { where }) : t(`pay.${reported}`))
  }
  const next =
    to_pay && pay_by ? [t('trips.nextPart', { amount: money(to_pay.minor), date: format.stayDate(pay_by) })] : []
  if (due.minor === 0) return t('trips.paidInFull')
  if (paid.minor > 0)
    return [t('trips.partPaid', { paid: money(paid.minor), open: money(due.minor) }), ...next].join(' · ')
  if (reported !== 'arrival') return t('trips.unpaid')
  return due.minor === total.minor
    ? t('booking.payOnArrival', { where })
    : t('trips.openOnArrival', { open: money(due.minor), where })
}
