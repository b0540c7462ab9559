import type { ComponentProps } from 'react'
import type { Unconfirmed } from '#domains/bookings/model/cancellation.ts'
import type { ChosenWay } from '#web/features/products/accounts-of-price.ts'
import type { ShortAccount } from '#web/features/products/ShortAccount.tsx'

/** The contents of the price of any product besides its quote. */
export type PriceOptions = {
  payment?: ChosenWay
  /** The next event of a booking that is not confirmed: nothing is paid before, and cancelling it is free. */
  unconfirmed?: Unconfirmed | null | undefined
  /** The last characters of the gift card that pays a part of a price that is not booked. */
  card?: string | undefined
  /** The account of a booking, below the lines of its price; null if the account stands elsewhere. */
  account?: Omit<ComponentProps<typeof ShortAccount>, 'money'> | null | undefined
  /** True if the booking has ended: nothing can be added or cancelled any more. */
  over?: boolean | undefined
}
