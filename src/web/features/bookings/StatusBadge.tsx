import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import { useText } from '#i18n/react.tsx'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

const looks = {
  pending: ['text-warning', 'clock'],
  waiting: ['text-muted', 'clock'],
  waiting_user: ['text-warning', 'clock'],
  confirmed: ['text-success', 'check'],
  rejected: ['text-danger', 'close'],
  expired: ['text-danger', 'close'],
  cancelled: ['text-danger', 'close'],
  completed: ['text-success', 'check'],
  no_show: ['text-danger', 'close'],
} as const satisfies Record<BookingStatus, readonly [string, IconName]>

/**
 * The status of a booking in the label of the specification; the colour only repeats it. What waits for the traveller has
 * another label for `staff`.
 */
export function StatusBadge({ status, staff = false }: { status: BookingStatus; staff?: boolean }) {
  const t = useText()
  const [tone, icon] = looks[status]
  return (
    <span className={`${tone} inline-flex items-center gap-1.5 whitespace-nowrap`}>
      <Icon name={icon} />
      {t(staff && status === 'waiting_user' ? 'adminbookings.waitingGuest' : `booking.status_${status}`)}
    </span>
  )
}
