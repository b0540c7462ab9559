import type { Unconfirmed } from '#domains/bookings/model/cancellation.ts'
import type { ComponentProps } from 'react'
import type { ShortAccount } from '#web/features/products/ShortAccount.tsx'
import type { PriceLine } from '#web/ui/figures/PriceLines.tsx'

/** The contents of the price of any product besides its quote. */
export type PriceOptions = {
  /** The selected payment type: only its amounts are shown. Undefined shows all types, null no amounts due. */
  payment?: 'prepay' | 'arrival' | null | undefined
  /** The next event of a booking that is not confirmed: nothing is paid before, and cancelling it is free. */
  unconfirmed?: Unconfirmed | null | undefined
  /** Lines below the total of a price that is not booked: what a gift card pays. */
  below?: readonly PriceLine[] | undefined
  /** The account of a booking, below the lines of its price; the total is a part of it. */
  account?: Omit<ComponentProps<typeof ShortAccount>, 'money'> | undefined
  /** True if the booking has ended: nothing can be added or cancelled any more. */
  over?: boolean | undefined
}
