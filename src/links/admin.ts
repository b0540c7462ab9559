import type { Locale } from '#i18n/locale.ts'
import { accountLinks } from '#links/account.ts'
import { address, type Query } from '#links/site.ts'

/** Addresses of the admin. */
export const adminLinks = {
  today: (locale: Locale, query: Query = {}) => address(accountLinks.admin(locale), query),
  bookings: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/bookings`, query),
  booking: (locale: Locale, reference: string, query: Query = {}) =>
    address(`/${locale}/desk/bookings/${reference.toLowerCase()}`, query),
  /** The details that a booking requires of its travellers. */
  bookingChange: (locale: Locale, reference: string) => `/${locale}/desk/bookings/${reference.toLowerCase()}/change`,
  bookingTravellers: (locale: Locale, reference: string, query: Query = {}) =>
    address(`/${locale}/desk/bookings/${reference.toLowerCase()}/travellers`, query),
  /** Lists of travellers of a departure, or of the services of a day; the form of the file posts to `manifestFile`. */
  manifest: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/manifest`, query),
  manifestFile: (locale: Locale) => `/${locale}/desk/manifest/file`,
  newBooking: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/new-booking`, query),
  stock: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/stock`, query),
  stockFile: (locale: Locale, hotel: number) => address(`/${locale}/desk/stock/file`, { hotel }),
  stockExport: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/stock/export`, query),
  /** Import and export of whole hotels. Without a hotel, the export is an empty workbook. */
  hotelFile: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/hotels/file`, query),
  hotelExport: (locale: Locale, hotel?: number) => address(`/${locale}/desk/hotels/export`, { hotel }),
  channels: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/stock/channels`, query),
  departures: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/departures`, query),
  departureSeries: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/departures/series`, query),
  editing: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/editing`, query),
  editingList: (locale: Locale, kind: string, query: Query = {}) => address(`/${locale}/desk/editing/${kind}`, query),
  edit: (locale: Locale, kind: string, subject: string, query: Query = {}) =>
    address(`/${locale}/desk/editing/${kind}/edit`, { subject, ...query }),
  /** The form of an item that does not exist yet. */
  editNew: (locale: Locale, kind: string, query: Query = {}) =>
    address(`/${locale}/desk/editing/${kind}/edit`, { new: 'yes', ...query }),
  editHistory: (locale: Locale, kind: string, subject: string, query: Query = {}) =>
    address(`/${locale}/desk/editing/${kind}/history`, { subject, ...query }),
  notifications: (locale: Locale) => `/${locale}/desk/emails`,
  /** Preview of a notification as email clients show it. */
  notification: (locale: Locale, kind: string) => `/desk-emails/${locale}/${kind}`,
  einvoicing: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/einvoicing`, query),
  einvoicingFile: (locale: Locale, month: string, part: number) =>
    address(`/${locale}/desk/einvoicing/file`, { month, ...(part > 1 && { part }) }),
  providers: (locale: Locale) => `/${locale}/desk/providers`,
  slots: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/services`, query),
  slotSeries: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/services/series`, query),
  audit: (locale: Locale, query: { subject?: string | undefined; before?: number | undefined } = {}) =>
    address(`/${locale}/desk/audit`, query),
  messages: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/messages`, query),
  message: (locale: Locale, receipt: string, query: Query = {}) =>
    address(`/${locale}/desk/messages/${receipt.toLowerCase()}`, query),
  /** What the caller is notified of, and with `whose=office` the office. */
  notices: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/notices`, query),
  reviews: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/reviews`, query),
  review: (locale: Locale, id: number, query: Query = {}) => address(`/${locale}/desk/reviews/${id}`, query),
  reports: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/reports`, query),
  reportFile: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/reports/file`, query),
  giftCards: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/gift-cards`, query),
  giftCard: (locale: Locale, id: number, query: Query = {}) => address(`/${locale}/desk/gift-cards/${id}`, query),
  staff: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/staff`, query),
  keys: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/keys`, query),
  invitation: (locale: Locale, token: string) => address(`/${locale}/desk/invitation`, { token }),
  /** The page that creates the first manager. */
  firstRun: (locale: Locale, token?: string) => address(`/${locale}/setup`, { token }),
  setup: (locale: Locale) => `/${locale}/desk/setup`,
  secondFactor: (locale: Locale, next?: string) => address(`/${locale}/desk/second-factor`, { next }),
}
