import { createContext, useContext, type ReactNode } from 'react'
import { Form } from 'react-router'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import type { BookingIntent } from '#web/admin/bookings/submit-booking-action.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

type ActionButtonProps = { intent: BookingIntent; danger?: boolean; secondary?: boolean; children: ReactNode }

/** The submit button of a booking action. */
export function ActionButton({ danger, secondary, ...button }: ActionButtonProps) {
  return <Button {...button} variant={danger ? 'danger' : secondary ? 'secondary' : 'primary'} />
}

/** The address of the forms of actions, and the hidden fields of the booking that they were rendered with. */
export const ActionFormContext = createContext<{ action: string; seen: ReactNode } | null>(null)

type ActionFormProps = { summary?: string; open?: boolean; row?: boolean; children: ReactNode }

/**
 * The form of an action, with the hidden fields of the booking. With a `summary` it is folded, unless it is `open`. Its errors
 * are those of the server, in the language of the page.
 */
export function ActionForm({ summary, open, row, children }: ActionFormProps) {
  const booking = useContext(ActionFormContext)
  // Without its version and key a stale page could change the booking.
  if (!booking) throw new Error('a form of an action is outside of its booking')
  const { action, seen } = booking
  const form = (
    <Form
      method="post"
      action={action}
      className={row ? 'admin-action flex flex-wrap items-center' : 'admin-action'}
      noValidate
    >
      {seen}
      {children}
    </Form>
  )
  return summary ? (
    <Disclosure summary={summary} open={open}>
      {form}
    </Disclosure>
  ) : (
    form
  )
}

/** Hidden fields with the status and version of the booking, so that a newer change is not overwritten. */
export function Seen({ details: { booking, version }, formKey }: { details: AdminBookingDetails; formKey: string }) {
  return <HiddenFields fields={{ status: booking.status, version, currency: booking.total.currency, key: formKey }} />
}
