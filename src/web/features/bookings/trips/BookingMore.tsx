import { Link } from 'react-router'
import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { BookingDocuments } from '#web/features/bookings/documents/BookingDocuments.tsx'
import { opensVoucher } from '#web/features/bookings/trips/MainAction.tsx'
import { documentLinks } from '#links/booking.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

/** The rest of a booking in its card: documents, help, and the page that shows the refund before the cancellation. */
export function BookingMore({ booking }: { booking: ListedBooking }) {
  const { t, locale } = useLanguage()
  const { reference, status, can_cancel, question } = booking
  // An open offer has its own button to decline.
  const canCancel = can_cancel && question !== 'offer'
  return (
    <Disclosure summary={t(canCancel ? 'trips.moreCancel' : 'trips.more')}>
      <BookingDocuments booking={booking} withVoucher={!opensVoucher(booking)} />
      {canCancel && (
        <Link className="link text-danger text-note print:hidden" to={documentLinks.cancelBooking(locale, reference)}>
          {t(
            status === 'waiting' || status === 'waiting_user'
              ? 'bookingstatus.withdrawRequest'
              : 'bookingstatus.cancelBooking',
          )}
        </Link>
      )}
    </Disclosure>
  )
}
