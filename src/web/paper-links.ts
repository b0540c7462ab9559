import type { Locale } from '#text/locale.ts'
import { address } from '#web/links.ts'

/** Addresses of what a booking leads to and leaves in hand. Apart from the others, which every page carries. */
export const paperLinks = {
  /** All that one checkout booked. */
  order: (locale: Locale, order: string) => address(`/${locale}/booking/confirm`, { order }),
  /** Without a number the last one. */
  receipt: (locale: Locale, reference: string, number?: number) =>
    address(`/${locale}/booking/receipt`, { reference, number }),
  voucher: (locale: Locale, reference: string, query: { print?: 'none' } = {}) =>
    address(`/${locale}/booking/voucher`, { reference, ...query }),
  voucherFile: (locale: Locale, reference: string) => address(`/${locale}/booking/voucher.pdf`, { reference }),
  calendarFile: (locale: Locale, reference: string) => address(`/${locale}/booking/calendar.ics`, { reference }),
  /** What the QR code on a voucher leads to. */
  verify: (locale: Locale, code: string) => `/${locale}/verify/${code}`,
  /** The booking's page as whoever comes back from paying sees it: it asks how the payment went. */
  paidReturn: (locale: Locale, reference: string) => address(`/${locale}/booking/confirm`, { reference, paid: 'yes' }),
  cancelBooking: (locale: Locale, reference: string) =>
    `${address(`/${locale}/booking/confirm`, { reference, cancel: 'yes' })}#cancel`,
  /** The days of a journey for a calendar. */
  programme: (locale: Locale, slug: string, departure?: number) =>
    address(`/${locale}/packages/${slug}/programme.ics`, { departure }),
}
