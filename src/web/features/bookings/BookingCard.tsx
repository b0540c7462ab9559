import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { ShortAccount } from '#web/features/products/ShortAccount.tsx'
import { BookingDocuments } from '#web/features/bookings/documents/BookingDocuments.tsx'
import { Action } from '#web/features/bookings/ActionList.tsx'
import { hasEnded } from '#domains/bookings/model/rules.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bookingDates, bookingLength } from '#domains/bookings/contract/booking-dates.ts'
import { destinationsText } from '#domains/shared/texts/destinations.ts'
import { accountLines } from '#domains/shared/texts/short-account.ts'
import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { accountOf } from '#web/features/bookings/account-of.ts'
import { Deadline, MissingDetails } from '#web/features/bookings/trips/Deadline.tsx'
import { MainAction, opensVoucher } from '#web/features/bookings/trips/MainAction.tsx'
import { StatusBadge } from '#web/features/bookings/StatusBadge.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { documentLinks } from '#links/booking.ts'

/** A booking in a list: product, status, dates, what is to pay, the one main action, and the rest folded. */
export function BookingCard({
  booking,
  heading: Heading = 'h2',
  action,
}: {
  booking: ListedBooking
  /** `h3` inside a section that has a heading of its own. */
  heading?: 'h2' | 'h3'
  /** Instead of the main action. */
  action?: ReactNode
}) {
  const { t, locale, format } = useLanguage()
  const { about, reference, missing_details: missing } = booking
  const people =
    booking.rooms === 0
      ? format.guests(booking.guests)
      : t('booking.guestsInRooms', { guests: format.guests(booking.guests), rooms: format.rooms(booking.rooms) })
  return (
    <article className="card grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 p-4 pb-0 md:px-5">
      <Picture
        id={about.picture.id}
        alt=""
        sizes="(min-width: 768px) 224px, 96px"
        className="rounded-button size-24 object-cover md:row-span-2 md:mb-4 md:aspect-[4/3] md:h-auto md:w-56"
      />
      <div className="grid content-start gap-1">
        <Heading className="text-title">
          <Link to={documentLinks.booking(locale, reference)} className="link">
            <bdi>{about.name}</bdi>
          </Link>
        </Heading>
        <p className="text-muted text-small flex flex-wrap gap-x-3">
          <StatusBadge status={booking.status} />
          {about.district
            ? t('stays.inDistrict', { district: about.district, city: about.city })
            : destinationsText(t, format, about)}
        </p>
      </div>
      <div className="grid content-start gap-3 max-md:col-span-2">
        <div className="grid gap-1">
          <p>
            {bookingDates(format, { ...booking, first_day: booking.check_in })}
            {about.check_in_from && ` · ${t('trips.checkIn', { time: format.clock(about.check_in_from) })}`}
          </p>
          <p className="text-muted">{[bookingLength(format, booking), people].filter(Boolean).join(' · ')}</p>
        </div>
        <Deadline booking={booking} />
        {missing && <MissingDetails missing={missing} />}
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <Sum booking={booking} />
          {action ?? <MainAction booking={booking} />}
        </div>
        <BookingMore booking={booking} />
      </div>
    </article>
  )
}

/** What is to pay and when; without an open part what is paid, else the total. */
function Sum({ booking }: { booking: ListedBooking }) {
  const { t, format } = useLanguage()
  const lines = accountLines(t, format, accountOf(booking)).filter(({ part }) => part !== 'free' && part !== 'terms')
  const due = lines.filter(({ part }) => part === 'due')
  const shown = booking.account.due.length > 0 ? due : lines.filter(({ part }) => part === 'paid')
  return (
    <dl className="flex-1 basis-32">
      {(shown.length > 0 ? shown : lines).map(({ label, value }) => (
        <div key={label}>
          <dt className="text-muted text-small">{label}</dt>
          <dd className="text-lead font-semibold">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The rest of a booking in its card: reference, address, account, documents, and the page that shows the refund before the
 * cancellation.
 */
function BookingMore({ booking }: { booking: ListedBooking }) {
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
