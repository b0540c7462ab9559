import type { ReactNode } from 'react'
import type { BookingIntent } from '#web/admin/bookings/handle-booking-action.ts'
import { Button } from '#web/ui/actions/Button.tsx'

/** The submit button of a booking action. */
export function ActionButton({
  intent,
  danger,
  secondary,
  children,
}: {
  intent: BookingIntent
  danger?: boolean
  secondary?: boolean
  children: ReactNode
}) {
  return (
    <div>
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={danger ? 'danger' : secondary ? 'secondary' : 'primary'}
      >
        {children}
      </Button>
    </div>
  )
}
