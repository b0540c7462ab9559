import { Link } from 'react-router'
import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { hasEnded } from '#domains/bookings/model/rules.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks } from '#links/booking.ts'
import { accountOf } from '#web/features/bookings/account-of.ts'
import { Action } from '#web/features/bookings/ActionList.tsx'
import { BookingDocuments } from '#web/features/bookings/documents/BookingDocuments.tsx'
import { opensVoucher } from '#web/features/bookings/trips/MainAction.tsx'
import { ShortAccount } from '#web/features/products/ShortAccount.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

/**
 * The rest of a booking in its card: reference, address, account, documents, and the page that shows the refund before the
 * cancellation.
 */
export function BookingMore({ booking }: { booking: ListedBooking }) {
  const { t, locale, format } = useLanguage()
  const { reference, status, payment_status: payment, about, can_cancel, question } = booking
  // An open offer has its own button to decline.
  const canCancel = can_cancel && question !== 'offer'
  const isRequest = status === 'waiting' || status === 'waiting_user'
  return (
    <Disclosure summary={t(canCancel ? 'trips.moreCancel' : 'trips.more')} className="border-line border-t">
      <div className="grid gap-3 pb-4">
        <ul className="text-muted text-small">
          <li>{t.rich('booking.referenceShort', { reference })}</li>
          <li>{format.hijriRange(booking.check_in, booking.last_day)}</li>
          {about.street && about.district && (status === 'confirmed' || status === 'completed') && (
            <li>{t('voucher.at', { street: about.street, district: about.district, city: about.city })}</li>
          )}
          {payment === 'authorised' && <li>{t('pay.authorised')}</li>}
          {payment === 'failed' && !hasEnded(status) && <li>{t('pay.failed')}</li>}
        </ul>
        <ShortAccount {...accountOf(booking)} />
        {booking.other_payment && (
          <Link
            to={`${documentLinks.booking(locale, reference)}#payment`}
            className="link text-small justify-self-start"
          >
            {t('trips.changeWay')}
          </Link>
        )}
        <BookingDocuments booking={booking} withVoucher={!opensVoucher(booking)}>
          {canCancel && (
            <Action icon="close" tone="danger" to={documentLinks.cancelBooking(locale, reference)}>
              {t(isRequest ? 'bookingstatus.withdrawRequest' : 'bookingstatus.cancelBooking')}
            </Action>
          )}
        </BookingDocuments>
      </div>
    </Disclosure>
  )
}
