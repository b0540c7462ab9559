import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import { useText } from '#i18n/react.tsx'
import type { TextKey } from '#i18n/translator.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'

export const statusLooks = {
  pending: { text: 'booking.statusPending', tone: 'warning' },
  waiting: { text: 'booking.statusWaiting', tone: 'info' },
  waiting_user: { text: 'booking.statusWaitingUser', tone: 'warning' },
  confirmed: { text: 'booking.statusConfirmed', tone: 'success' },
  rejected: { text: 'booking.statusRejected', tone: 'danger' },
  expired: { text: 'booking.statusExpired', tone: 'danger' },
  cancelled: { text: 'booking.statusCancelled', tone: 'danger' },
  completed: { text: 'booking.statusCompleted', tone: 'success' },
  no_show: { text: 'booking.statusNoShow', tone: 'danger' },
} as const satisfies Record<BookingStatus, { text: TextKey; tone: string }>

/** The status of a booking in the label of the specification; the colour only repeats it. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useText()
  const look = statusLooks[status]
  return (
    <Badge tone={look.tone} icon={look.tone === 'success' ? 'check' : undefined}>
      {t(look.text)}
    </Badge>
  )
}
