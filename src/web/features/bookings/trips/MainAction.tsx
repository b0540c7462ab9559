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
  if (question === 'document' || question === 'offer')
    return (
      <ButtonLink to={href} icon={question === 'document' ? 'passport' : 'check'}>
        {t(question === 'document' ? 'trips.sendDocument' : 'trips.answerOffer')}
      </ButtonLink>
    )
  if (to_pay && payment_status !== 'authorised')
    return (
      <ButtonLink to={`${href}#pay`} icon="card">
        {t('pay.payNow', { amount: format.amount(to_pay) })}
      </ButtonLink>
    )
  if (missing_details)
    return (
      <ButtonLink to={travellerLinks.details(locale, reference)} icon="passport">
        {t('trips.completeDetails')}
      </ButtonLink>
    )
  // A plain link: an offline copy contains the voucher.
  return opensVoucher(booking) ? (
    <a href={documentLinks.voucher(locale, reference)} className="button button-secondary">
      {t('voucher.view')}
    </a>
  ) : null
}
