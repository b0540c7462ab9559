import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import type { AdminBooking } from '#domains/booking-admin/answers.ts'
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

type Props = { staff?: boolean } & Pick<AdminBooking, 'status'> &
  Partial<Pick<AdminBooking, 'kind' | 'checked_in' | 'checked_out'>>

/**
 * The status of a booking in the label of the specification; the colour only repeats it. For `staff` it says that the
 * guests are there or have left, and what waits for the traveller has another label.
 */
export function StatusBadge({ status, staff = false, kind, checked_in, checked_out }: Props) {
  const t = useText()
  const [tone, icon] = looks[status]
  return (
    <span className={`${tone} inline-flex items-center gap-1.5 whitespace-nowrap`}>
      <Icon name={icon} />
      {staff && status === 'confirmed' && checked_in
        ? t('adminbookings.presence', { presence: checked_out ? 'left' : kind === 'stay' ? 'staying' : 'other' })
        : t(staff && status === 'waiting_user' ? 'adminbookings.waitingGuest' : `booking.status_${status}`)}
    </span>
  )
}
