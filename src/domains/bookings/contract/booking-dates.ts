import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { Formatter } from '#i18n/translator.ts'

export type BookingDates = {
  kind: ProductKind
  first_day: string
  /** The last day to show: for a stay the day of departure. */
  last_day: string
  /** HH:MM in local time. */
  starts_at: string | null
  /** For a package or service its number of days. */
  nights: number
}

const kinds = {
  stay: { length: 'nights', isTimed: false },
  package: { length: 'days', isTimed: false },
  service: { length: 'days', isTimed: true },
} as const satisfies { [Kind in ProductKind]: object }

/** True for a service of one day at an hour, such as a transfer. Other bookings are shown by their days. */
export function isAtAnHour({ kind, starts_at, first_day, last_day }: Omit<BookingDates, 'nights'>): boolean {
  return kinds[kind].isTimed && starts_at !== null && first_day === last_day
}

/** `26 – 29 Jan 2027`, or `26 Jan 2027, 14:00` for a service at an hour. */
export function bookingDates(format: Formatter, booking: Omit<BookingDates, 'nights'>): string {
  const { first_day, last_day, starts_at } = booking
  // The hour is local already, so it is read and written in the same zone.
  return isAtAnHour(booking)
    ? format.instant(`${first_day}T${starts_at}:00Z`, 'UTC', 'medium')
    : format.stayRange(first_day, last_day)
}

/** `3 nights` of a stay, `4 days` of a package or service; null for a service of one day. */
export function bookingLength(
  format: Formatter,
  { kind, nights }: Pick<BookingDates, 'kind' | 'nights'>,
): string | null {
  const { length, isTimed } = kinds[kind]
  return isTimed && nights === 1 ? null : format[length](nights)
}
