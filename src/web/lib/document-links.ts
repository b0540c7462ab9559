import type { Locale } from '#i18n/locale.ts'
import { address } from '#web/lib/links.ts'

/** URLs of the pages and documents of a booking. Separate from `links.ts`, which every page loads. */
export const documentLinks = {
  order: (locale: Locale, order: string) => address(`/${locale}/booking/confirm`, { order }),
  orderFile: (locale: Locale, order: string) => address(`/${locale}/booking/order.pdf`, { order }),
  /** Finds a booking by its reference and its contact; `next` is the page to open afterwards. */
  find: (locale: Locale, query: { reference?: string; next?: string; again?: 'yes'; closed?: 'yes' } = {}) =>
    address(`/${locale}/booking/find`, query),
  /** The latest receipt if `number` is omitted. */
  receipt: (locale: Locale, reference: string, number?: number) =>
    address(`/${locale}/booking/receipt`, { reference, number }),
  receiptFile: (locale: Locale, reference: string, number: number) =>
    address(`/${locale}/booking/receipt.pdf`, { reference, number }),
  creditNote: (locale: Locale, reference: string, number: number) =>
    address(`/${locale}/booking/credit-note.pdf`, { reference, number }),
  voucher: (locale: Locale, reference: string, query: { print?: 'none' } = {}) =>
    address(`/${locale}/booking/voucher`, { reference, ...query }),
  voucherFile: (locale: Locale, reference: string) => address(`/${locale}/booking/voucher.pdf`, { reference }),
  calendarFile: (locale: Locale, reference: string) => address(`/${locale}/booking/calendar.ics`, { reference }),
  /** Target of the QR code on a voucher. */
  verify: (locale: Locale, code: string) => `/${locale}/verify/${code}`,
  /** The booking page after the return from the payment provider: it queries the payment status. */
  paidReturn: (locale: Locale, reference: string) => address(`/${locale}/booking/confirm`, { reference, paid: 'yes' }),
  /** The page of a booking or an order that is held, whose payment page could not be opened. */
  notOpened: (page: string) => `${page}&paid=not-opened`,
  cancelBooking: (locale: Locale, reference: string) =>
    address(`/${locale}/booking/confirm`, { reference, cancel: 'yes' }),
  /** The days of a package as an iCalendar file. */
  programme: (locale: Locale, slug: string, departure?: number) =>
    address(`/${locale}/packages/${slug}/programme.ics`, { departure }),
  programmeFile: (locale: Locale, slug: string, departure?: number) =>
    address(`/${locale}/packages/${slug}/programme.pdf`, { departure }),
}

/** URLs of the link to a trip: its management by the traveller, and what the family opens. */
export const tripLinks = {
  /** The transfers that are offered with a booked stay. */
  transfers: (locale: Locale, reference: string) => `${address(`/${locale}/booking/confirm`, { reference })}#transfers`,
  share: (locale: Locale, reference: string, query: { revoked?: 'yes' } = {}) =>
    address(`/${locale}/booking/share`, { reference, ...query }),
  trip: (locale: Locale, token: string) => address(`/${locale}/booking/trip`, { token }),
  calendar: (locale: Locale, token: string) => address(`/${locale}/booking/trip.ics`, { token }),
}
