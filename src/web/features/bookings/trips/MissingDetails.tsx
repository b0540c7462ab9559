import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { DeadlineLine } from '#web/features/bookings/trips/Deadline.tsx'

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
