import type { BookedItem } from '#domains/bookings/contract/bookings.ts'
import type { Formatter } from '#i18n/translator.ts'
import type { Locale } from '#i18n/locale.ts'
import { links } from '#links/site.ts'

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

/** The name and picture of a hotel, package or service, and its page. */
export function itemAbout(item: BookedItem, locale: Locale) {
  switch (item.kind) {
    case 'stay': {
      const { name, picture, slug } = item.hotel
      return { name, picture, href: links.hotel(locale, slug) }
    }
    case 'package': {
      const { title: name, picture, slug } = item.package
      return { name, picture, href: links.package(locale, slug, { departure: item.departure.id }) }
    }
    case 'service': {
      const { name, picture, slug } = item.service
      return { name, picture, href: links.service(locale, slug) }
    }
  }
}
