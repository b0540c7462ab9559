import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bookingDates, bookingLength } from '#domains/bookings/contract/booking-dates.ts'
import { destinationsText } from '#domains/shared/texts/destinations.ts'
import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { reportedPayment } from '#domains/bookings/model/rules.ts'
import { accountOf } from '#web/features/bookings/account-of.ts'
import { ShortAccount } from '#web/features/products/ShortAccount.tsx'
import { Deadline } from '#web/features/bookings/trips/Deadline.tsx'
import { MainAction } from '#web/features/bookings/trips/MainAction.tsx'
import { StatusBadge } from '#web/features/bookings/StatusBadge.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { documentLinks } from '#links/booking.ts'

/** A booking in a list: product, dates, status, the one main action, price, and `children` at the bottom. */
export function BookingCard({
  booking,
  heading: Heading = 'h2',
  missing,
  children,
}: {
  booking: ListedBooking
  /** `h3` inside a section that has a heading of its own. */
  heading?: 'h2' | 'h3'
  /** Its missing details, next to the main action. */
  missing?: ReactNode
  children?: ReactNode
}) {
  const { t, locale, format } = useLanguage()
  const payment = reportedPayment({
    status: booking.status,
    paymentType: booking.payment_type,
    paymentStatus: booking.payment_status,
  })
  return (
    <article className="card grid overflow-hidden md:grid-cols-[220px_1fr]">
      <Picture
        id={booking.about.picture.id}
        alt=""
        sizes="(min-width: 768px) 220px, 100vw"
        className="h-full max-h-32 w-full object-cover md:max-h-none"
      />
      <div className="grid gap-3 p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <Heading className="text-title">
              <Link to={documentLinks.booking(locale, booking.reference)} className="link">
                <bdi>{booking.about.name}</bdi>
              </Link>
            </Heading>
            <p className="text-muted">
              {booking.about.district
                ? t('stays.inDistrict', { district: booking.about.district, city: booking.about.city })
                : destinationsText(t, format, booking.about)}
            </p>
          </div>
          <StatusBadge status={booking.status} />
        </div>
        <p className="font-medium">
          {bookingDates(format, { ...booking, first_day: booking.check_in })}
          <span className="text-muted text-note block font-normal">
            {format.hijriRange(booking.check_in, booking.last_day)}
          </span>
        </p>
        <p className="text-muted">
          {[
            bookingLength(format, booking),
            booking.rooms === 0
              ? format.guests(booking.guests)
              : t('booking.guestsInRooms', {
                  guests: format.guests(booking.guests),
                  rooms: format.rooms(booking.rooms),
                }),
          ]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </p>
        <Deadline booking={booking} />
        {missing}
        <MainAction booking={booking} />
        <div className="border-line grid gap-3 border-t border-dashed pt-3">
          <ShortAccount {...accountOf(booking)} />
          <p className="text-muted text-note flex flex-wrap justify-between gap-x-4">
            {t.rich('booking.referenceShort', { reference: booking.reference })}
            {payment && !isToldByAccount(payment) && <span>{t(`pay.${payment}`)}</span>}
            {booking.other_payment && (
              <Link to={`${documentLinks.booking(locale, booking.reference)}#payment`} className="link">
                {t('trips.changeWay')}
              </Link>
            )}
          </p>
        </div>
        {children && <div className="border-line border-t border-dashed pt-3">{children}</div>}
      </div>
    </article>
  )
}

/** True for a state of the payment that its amounts tell. */
function isToldByAccount(payment: ReportedPayment): payment is 'paid' | 'unpaid' | 'arrival' {
  return payment === 'paid' || payment === 'unpaid' || payment === 'arrival'
}

type ReportedPayment = NonNullable<ReturnType<typeof reportedPayment>>
