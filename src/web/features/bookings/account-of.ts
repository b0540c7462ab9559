import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import type { ShortAccount } from '#domains/shared/short-account.ts'
import type { AccountOf } from '#domains/shared/texts/short-account.ts'

/** The account of a booking with its kind and its place, as `ShortAccount` shows it. */
export function accountOf({
  account,
  kind,
  about,
}: Pick<BookingCard, 'account' | 'kind' | 'about'>): { account: ShortAccount } & AccountOf {
  return { account, kind, place: { name: about.city, timeZone: about.time_zone } }
}
