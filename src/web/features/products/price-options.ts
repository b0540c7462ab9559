import type { Unconfirmed } from '#domains/bookings/model/cancellation.ts'
import type { PriceLine } from '#web/ui/figures/PriceLines.tsx'

/** The contents of the price of any product besides its quote. */
export type PriceOptions = {
  /** The selected payment type: only its amounts are shown. Undefined shows all types, null no amounts due. */
  payment?: 'prepay' | 'arrival' | null | undefined
  /** The next event of a booking that is not confirmed: nothing is paid before, and cancelling it is free. */
  unconfirmed?: Unconfirmed | null | undefined
  /** Lines below the total: what is paid, and what is due of a booking. */
  below?: readonly PriceLine[] | undefined
  /** True if the booking has ended: nothing can be added or cancelled any more. */
  over?: boolean | undefined
}
