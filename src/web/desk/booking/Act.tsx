import type { ReactNode } from 'react'
import type { BookingIntent } from '#web/desk/handle-booking.ts'
import { Button } from '#web/kit/Button.tsx'

/** The button that does it. */
export function Act({
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
