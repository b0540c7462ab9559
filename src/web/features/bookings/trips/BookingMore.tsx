import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks } from '#links/booking.ts'
import { Action } from '#web/features/bookings/ActionList.tsx'
import { BookingDocuments } from '#web/features/bookings/documents/BookingDocuments.tsx'
import { opensVoucher } from '#web/features/bookings/trips/MainAction.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

/** The rest of a booking in its card: address, documents, and the page that shows the refund before the cancellation. */
export function BookingMore({ booking }: { booking: ListedBooking }) {
  const { t, locale } = useLanguage()
  const { reference, status, about, can_cancel, question } = booking
  // An open offer has its own button to decline.
  const canCancel = can_cancel && question !== 'offer'
  const isRequest = status === 'waiting' || status === 'waiting_user'
  return (
    <Disclosure summary={t(canCancel ? 'trips.moreCancel' : 'trips.more')}>
      {about.street && about.district && (status === 'confirmed' || status === 'completed') && (
        <p className="text-muted text-note pb-3">
          {t('voucher.at', { street: about.street, district: about.district, city: about.city })}
        </p>
      )}
      <BookingDocuments booking={booking} withVoucher={!opensVoucher(booking)}>
        {canCancel && (
          <Action icon="close" tone="danger" to={documentLinks.cancelBooking(locale, reference)}>
            {t(isRequest ? 'bookingstatus.withdrawRequest' : 'bookingstatus.cancelBooking')}
          </Action>
        )}
      </BookingDocuments>
    </Disclosure>
  )
}
