import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks, travellerLinks } from '#links/booking.ts'
import { unpaidUntil } from '#web/features/bookings/trips/unpaid-until.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import type { IconName } from '#web/ui/pictures/Icon.tsx'

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
  const next: [to: string, icon: IconName, label: string] | null =
    question === 'document'
      ? [href, 'passport', t('trips.sendDocument')]
      : question === 'offer'
        ? [href, 'check', t('trips.answerOffer')]
        : to_pay && payment_status !== 'authorised'
          ? [`${href}#pay`, 'card', t('pay.payNow', { amount: format.amount(to_pay) })]
          : missing_details && [travellerLinks.details(locale, reference), 'passport', t('trips.completeDetails')]
  if (next)
    return (
      <ButtonLink to={next[0]} icon={next[1]}>
        {next[2]}
      </ButtonLink>
    )
  // A plain link: an offline copy contains the voucher.
  return opensVoucher(booking) ? (
    <a href={documentLinks.voucher(locale, reference)} className="button button-secondary">
      {t('voucher.view')}
    </a>
  ) : null
}
