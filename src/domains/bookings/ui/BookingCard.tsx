import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BookingCard as Booking } from '#domains/bookings/contract.ts'
import { paymentToTell } from '#domains/bookings/rules.ts'
import { StatusBadge } from '#domains/bookings/ui/StatusBadge.tsx'
import { addDays } from '#domains/stays/nights.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { links } from '#web/links.ts'

/** A booking in a list: where, when, its state in words, what it costs, and at its foot what else belongs to it. */
export function BookingCard({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const free = booking.status === 'confirmed' ? booking.cancellation.free_until : null
  // A stay ends on the day of departure, a journey on its last day.
  const lastDay = booking.kind === 'stay' ? booking.check_out : addDays(booking.check_out, -1)
  const provider = booking.kind === 'stay' ? 'life.hotelAnswersBy' : 'life.weAnswerBy'
  const yours = booking.status === 'pending' ? 'life.youPayBy' : 'life.youAnswerBy'
  const answersBy = booking.turn === 'provider' ? provider : yours
  const { status, payment_type: paymentType, payment_status: paymentStatus } = booking
  const payment = paymentToTell({ status, paymentType, paymentStatus })
  return (
    <article className="card grid overflow-hidden md:grid-cols-[220px_1fr]">
      <Picture
        id={booking.about.picture.id}
        alt=""
        sizes="(min-width: 768px) 220px, 100vw"
        className="h-full max-h-48 w-full object-cover md:max-h-none"
      />
      <div className="grid gap-3 p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 className="text-title">
              <Link to={links.confirm(locale, booking.reference)} className="link">
                <bdi>{booking.about.name}</bdi>
              </Link>
            </h2>
            <p className="text-muted">
              {booking.about.district
                ? t('stays.inDistrict', { district: booking.about.district, city: booking.about.city })
                : booking.about.city}
            </p>
          </div>
          <StatusBadge status={booking.status} />
        </div>
        <p className="font-medium">
          {format.stayRange(booking.check_in, lastDay)}
          <span className="text-muted text-note block font-normal">{format.hijriRange(booking.check_in, lastDay)}</span>
        </p>
        <p className="text-muted">
          {booking.kind === 'stay' ? format.nights(booking.nights) : format.days(booking.nights)} ·{' '}
          {booking.rooms === 0
            ? format.guests(booking.guests)
            : t('booking.guestsInRooms', {
                guests: format.guests(booking.guests),
                rooms: format.rooms(booking.rooms),
              })}
        </p>
        {booking.turn && booking.deadline_at && (
          <p className="text-brass-text text-note flex gap-2 font-medium">
            <Icon name="clock" />
            {t(booking.turn === 'traveller' && booking.to_pay ? 'pay.payBy' : answersBy, {
              until: format.instant(booking.deadline_at, booking.about.time_zone),
            })}
          </p>
        )}
        {booking.to_pay && booking.payment_status !== 'authorised' && (
          <ButtonLink to={`${links.confirm(locale, booking.reference)}#pay`} icon="card" className="justify-self-start">
            {t('pay.payNow', { amount: format.money(booking.to_pay.minor, booking.to_pay.currency) })}
          </ButtonLink>
        )}
        {free && (
          <p className="text-success text-note flex gap-2">
            <Icon name="check" />
            {t('booking.cancelFree', { until: format.instant(free, booking.about.time_zone) })}
          </p>
        )}
        <div className="border-line grid gap-3 border-t border-dashed pt-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
          <p className="text-muted">{t.rich('booking.referenceShort', { reference: booking.reference })}</p>
          <p className="sm:text-end">
            <bdi className="price block">{format.money(booking.total.minor, booking.total.currency)}</bdi>
            {payment && (
              <span className="text-muted text-small">
                {t(payment === 'arrival' ? 'booking.payOnArrival' : `pay.${payment}`)}
              </span>
            )}
            {booking.other_payment && (
              <Link to={`${links.confirm(locale, booking.reference)}#payment`} className="link text-small block">
                {t('pay.changeWay')}
              </Link>
            )}
          </p>
        </div>
        {children && <div className="border-line border-t border-dashed pt-3">{children}</div>}
      </div>
    </article>
  )
}
