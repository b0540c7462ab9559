import type { Locale } from '#i18n/locale.ts'
import { address } from '#links/site.ts'

/** URLs of the pages and documents of a booking. */
export const documentLinks = {
  /** The page of a booking; `order` of all bookings of an order. */
  booking: (locale: Locale, reference: string) => address(`/${locale}/booking/confirm`, { reference }),
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
  paidOrderReturn: (locale: Locale, order: string) => address(`/${locale}/booking/confirm`, { order, paid: 'yes' }),
  /** The page of a booking or an order that is held, whose payment page could not be opened. */
  notOpened: (href: string) => `${href}&paid=not-opened`,
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

/**
 * URLs of pages that a link in an email opens with a token.
 */
export const payLinks = {
  pay: (locale: Locale, token: string) => address(`/${locale}/booking/pay`, { token }),
  back: (locale: Locale, token: string) => address(`/${locale}/booking/pay`, { token, paid: 'yes' }),
  hotelRequest: (locale: Locale, token: string) => address(`/${locale}/booking/hotel-request`, { token }),
  documents: (locale: Locale, token: string) => address(`/${locale}/booking/documents`, { token }),
}

/** The page on which a traveller changes a booking. */
export function changeLink(locale: Locale, reference: string): string {
  return address(`/${locale}/booking/change`, { reference })
}

/** URLs of travellers and their details. */
export const travellerLinks = {
  companions: (
    locale: Locale,
    query: { add?: 'yes' } | { edit?: string } | { remove?: string } | { done?: 'saved' | 'removed' } = {},
  ) => address(`/${locale}/profile/travellers`, query),
  /** The details that a booking requires of its travellers. */
  details: (locale: Locale, reference: string, query: { saved?: 'yes' } = {}) =>
    address(`/${locale}/booking/travellers`, { reference, ...query }),
  messages: (locale: Locale, reference: string, query: { sent?: 'yes' } = {}) =>
    address(`/${locale}/booking/messages`, { reference, ...query }),
}

/** The kinds of reviewed products as the address of their reviews names them. */
export const reviewPaths = { stay: 'hotels', package: 'packages', service: 'services' } as const

export type ReviewsQuery = { party?: string | undefined; language?: Locale | undefined; page?: number | undefined }

/** URLs of reviews. */
export const reviewLinks = {
  /** All reviews of a product, from the heading on. */
  all: (locale: Locale, kind: keyof typeof reviewPaths, slug: string, query: ReviewsQuery = {}) =>
    address(`/${locale}/reviews/${reviewPaths[kind]}/${slug}`, {
      ...query,
      page: query.page === 1 ? undefined : query.page,
    }),
  /** The form that the link in the email opens. */
  form: (locale: Locale, token: string, query: { saved?: 'yes' } | { delete?: 'yes' } = {}) =>
    address(`/${locale}/booking/review`, { token, ...query }),
  /** The form after its review was deleted, which needs no token. */
  deleted: (locale: Locale) => address(`/${locale}/booking/review`, { deleted: 'yes' }),
}
