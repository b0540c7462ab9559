import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks, travellerLinks } from '#links/booking.ts'
import { unpaidUntil } from '#web/features/bookings/trips/unpaid-until.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'

/** True if the main action of a booking opens its voucher: nothing is to pay, to send or to answer. */
export function opensVoucher(booking: ListedBooking): boolean {
  const { status, question, to_pay, payment_status, missing_details } = booking
  const isOpen = question !== null || missing_details !== null || (to_pay !== null && payment_status !== 'authorised')
  return status === 'confirmed' && !isOpen && unpaidUntil(booking) === null
}

/**
 * The one thing to do next with a booking: pay, send, answer, complete its details or show the voucher; nothing while
 * the provider decides.
 */
export function MainAction({ booking }: { booking: ListedBooking }) {
  const { t, locale, format } = useLanguage()
  const { reference, question, to_pay, payment_status, missing_details } = booking
  const href = documentLinks.booking(locale, reference)
  const next =
    question === 'document'
      ? { to: href, label: t('trips.sendDocument') }
      : question === 'offer'
        ? { to: href, label: t('trips.answerOffer') }
        : to_pay && payment_status !== 'authorised'
          ? { to: `${href}#pay`, label: t('pay.payNow', { amount: format.amount(to_pay) }) }
          : missing_details && { to: travellerLinks.details(locale, reference), label: t('trips.completeDetails') }
  if (next) return <ButtonLink to={next.to}>{next.label}</ButtonLink>
  // A plain link: an offline copy contains the voucher.
  return opensVoucher(booking) ? (
    <a href={documentLinks.voucher(locale, reference)} className="button button-secondary">
      {t('voucher.view')}
    </a>
  ) : null
}
