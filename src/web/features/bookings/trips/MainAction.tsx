import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks, travellerLinks } from '#links/booking.ts'
import { waitsForTraveller } from '#web/features/bookings/trips/trip-order.ts'
import { unpaidUntil } from '#web/features/bookings/trips/unpaid-until.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'

/** True if the main action of a booking opens its voucher: nothing is to pay, to send or to answer. */
export function opensVoucher(booking: ListedBooking): boolean {
  return booking.status === 'confirmed' && !waitsForTraveller(booking) && unpaidUntil(booking) === null
}

/** The one thing that the traveller must do with a booking: pay, send, answer or complete its details. */
export function useNextStep(booking: ListedBooking | undefined): { to: string; label: string } | null {
  const { t, locale, format } = useLanguage()
  if (!booking) return null
  const { reference, question, to_pay, payment_status, missing_details } = booking
  const href = documentLinks.booking(locale, reference)
  if (question === 'document') return { to: href, label: t('trips.sendDocument') }
  if (question === 'offer') return { to: href, label: t('trips.answerOffer') }
  if (to_pay && payment_status !== 'authorised')
    return { to: `${href}#pay`, label: t('pay.payNow', { amount: format.amount(to_pay) }) }
  return missing_details && { to: travellerLinks.details(locale, reference), label: t('trips.completeDetails') }
}

/** The next step of a booking, or its voucher; nothing while the provider decides. */
export function MainAction({ booking }: { booking: ListedBooking }) {
  const { t, locale } = useLanguage()
  const next = useNextStep(booking)
  if (next) return <ButtonLink to={next.to}>{next.label}</ButtonLink>
  // A plain link: an offline copy contains the voucher.
  return opensVoucher(booking) ? (
    <a href={documentLinks.voucher(locale, booking.reference)} className="button button-secondary">
      {t('voucher.view')}
    </a>
  ) : null
}
