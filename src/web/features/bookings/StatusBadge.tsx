import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import { useText } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'

const tones = {
  pending: 'warning',
  waiting: 'info',
  waiting_user: 'warning',
  confirmed: 'success',
  rejected: 'danger',
  expired: 'danger',
  cancelled: 'danger',
  completed: 'success',
  no_show: 'danger',
} as const satisfies Record<BookingStatus, string>

/**
 * The status of a booking in the label of the specification; the colour only repeats it. What waits for the traveller has
 * another label for `staff`.
 */
export function StatusBadge({ status, staff = false }: { status: BookingStatus; staff?: boolean }) {
  const t = useText()
  const tone = tones[status]
  return (
    <Badge tone={tone} icon={tone === 'success' ? 'check' : undefined}>
      {t(staff && status === 'waiting_user' ? 'adminbookings.waitingGuest' : `booking.status_${status}`)}
    </Badge>
  )
}
