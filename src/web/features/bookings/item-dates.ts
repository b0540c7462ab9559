import type { BookedItem } from '#domains/bookings/contract/bookings.ts'
import type { Formatter } from '#i18n/formatter.ts'

/** The days of a stay, package or service, and the hour of a service: `26 Jan 2027 · 14:00`. */
export function itemDates(format: Formatter, item: BookedItem): string {
  switch (item.kind) {
    case 'stay':
      return format.stayRange(item.check_in, item.check_out)
    case 'package':
      return format.stayRange(item.departure.starts_on, item.departure.ends_on)
    case 'service':
      return [format.stayRange(item.date, item.last_date), item.time && format.clock(item.time)]
        .filter(Boolean)
        .join(' · ')
  }
}
