import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { textVariantOf } from '#web/features/bookings/text-variant.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { documentLinks } from '#links/booking.ts'

/** The next steps of a booking that is confirmed or awaits an answer; nothing for a booking that has ended. */
export function NextSteps({ booking }: { booking: BookingDetails }) {
  const { t, locale, format } = useLanguage()
  const { item } = booking
  const variant = textVariantOf(booking.kind)
  if (booking.status === 'waiting') {
    return (
      <Card padded className="grid gap-3">
        <h2 className="text-title">{t('booking.whatNext')}</h2>
        <ul className="grid gap-2">
          <Step>{t(`bookingstatus.nextWaiting_${variant}`)}</Step>
          <Step>{t(booking.payment_type === 'prepay' ? 'pay.nextIfYes' : `bookingstatus.nextIfYes_${variant}`)}</Step>
          <Step>{t(`bookingstatus.nextIfNo_${variant}`)}</Step>
          <Step>{t('bookingstatus.nextWithdraw')}</Step>
        </ul>
        <Link className="link justify-self-start" to={documentLinks.booking(locale, booking.reference)} reloadDocument>
          {t('bookingstatus.lookAgain')}
        </Link>
      </Card>
    )
  }
  if (booking.status !== 'confirmed' || booking.checked_in) return null
  return (
    <Card padded className="grid gap-3">
      <h2 className="text-title">{t('booking.whatNext')}</h2>
      <ul className="grid gap-2">
        <Step>{t('bookingstatus.nextId', { kind: booking.kind })}</Step>
        {item.kind === 'package' && (
          <Step>
            {t('bookingstatus.nextMeet_package', {
              time: format.clock(item.meets_at),
              place: item.meeting_point ?? item.departure_city.name,
              date: format.stayDate(booking.check_in, 'full'),
            })}
          </Step>
        )}
        {item.kind === 'service' && <Step>{t('bookingstatus.nextMeet_service', { place: item.meeting_point })}</Step>}
      </ul>
    </Card>
  )
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="text-success mt-1">
        <Icon name="check" />
      </span>
      <span>{children}</span>
    </li>
  )
}
