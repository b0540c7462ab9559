import type { ReactNode } from 'react'
import type { BookingCard, ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** The payment or the answer that a booking waits for, and until when; nothing while it waits for none. */
export function Deadline({ booking }: { booking: BookingCard }) {
  const { t, format } = useLanguage()
  const { about, turn, deadline_at, to_pay, pay_by } = booking
  // A confirmed booking that is to be paid online instead of on arrival.
  const switched = booking.status === 'confirmed' && to_pay && !pay_by
  if (!deadline_at || !(turn || switched)) return null
  const yours = booking.status === 'pending' ? 'trips.youPayBy' : 'trips.youAnswerBy'
  const answersBy = turn === 'provider' ? 'trips.answersBy' : yours
  return (
    <DeadlineLine>
      {t(turn !== 'provider' && to_pay ? 'trips.payBy' : answersBy, {
        kind: booking.kind,
        until: format.instant(deadline_at, about.time_zone),
      })}{' '}
      ({t('trips.placeTime', { place: about.city })})
    </DeadlineLine>
  )
}

/** The details that a booking still requires of its travellers, and until when. */
export function MissingDetails({ missing }: { missing: NonNullable<ListedBooking['missing_details']> }) {
  const { t, format } = useLanguage()
  return (
    <DeadlineLine urgent={missing.overdue}>
      {t(missing.overdue ? 'missingdetails.overdue' : 'missingdetails.due', {
        date: format.stayDate(missing.due_on, 'day'),
        details: format.list(
          missing.parts.map(({ kind, travellers }) =>
            [t(`missingdetails.${kind}`), travellers > 0 && `(${format.guests(travellers)})`].filter(Boolean).join(' '),
          ),
        ),
      })}
    </DeadlineLine>
  )
}

function DeadlineLine({ urgent = false, children }: { urgent?: boolean; children: ReactNode }) {
  return (
    <p className={`${urgent ? 'text-danger' : 'text-brass-text'} text-small flex items-center gap-2`}>
      <Icon name="clock" />
      <span>{children}</span>
    </p>
  )
}
