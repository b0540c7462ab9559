import type { Unconfirmed } from '#domains/bookings/model/cancellation.ts'
import type { PriceLine } from '#web/ui/figures/PriceLines.tsx'

/** The contents of the summary of any product besides its quote. */
export type SummaryOptions = {
  /** The selected payment type; undefined shows all types, null no amounts due. */
  payment?: 'prepay' | 'arrival' | null
  /** Lines below the total: what is paid, and what is due of a booking. */
  below?: readonly PriceLine[] | undefined
  /** True if the booking has ended: cancellation terms are then omitted. */
  over?: boolean
  /** The next event of a booking that is not confirmed: cancelling it is free. */
  unconfirmed?: Unconfirmed | null
  /** URL to which its name leads: its public page by default, false if it has none. */
  href?: string | false
}
