import type { Locale } from '#text/locale.ts'

type Query = Record<string, string | number | readonly string[] | undefined>

/** Every address of the desk, apart from the site's: no page of travellers carries them. */
export const deskLinks = {
  today: (locale: Locale) => `/${locale}/desk`,
  bookings: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/bookings`, query),
  booking: (locale: Locale, reference: string, query: Query = {}) =>
    address(`/${locale}/desk/bookings/${reference.toLowerCase()}`, query),
  newBooking: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/new-booking`, query),
  stock: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/stock`, query),
  stockFile: (locale: Locale, hotel: number) => address(`/${locale}/desk/stock/file`, { hotel }),
  stockExport: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/stock/export`, query),
  channels: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/stock/channels`, query),
  departures: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/departures`, query),
  editing: (locale: Locale) => `/${locale}/desk/editing`,
  editingList: (locale: Locale, kind: string, query: Query = {}) => address(`/${locale}/desk/editing/${kind}`, query),
  edit: (locale: Locale, kind: string, subject: string, query: Query = {}) =>
    address(`/${locale}/desk/editing/${kind}/edit`, { subject, ...query }),
  editHistory: (locale: Locale, kind: string, subject: string, query: Query = {}) =>
    address(`/${locale}/desk/editing/${kind}/history`, { subject, ...query }),
  letters: (locale: Locale) => `/${locale}/desk/letters`,
  /** A letter as mail readers show it. */
  letter: (locale: Locale, kind: string) => `/desk-letters/${locale}/${kind}`,
  providers: (locale: Locale) => `/${locale}/desk/providers`,
  slots: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/services`, query),
  audit: (locale: Locale, query: { subject?: string | undefined; before?: number | undefined } = {}) =>
    address(`/${locale}/desk/audit`, query),
  messages: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/messages`, query),
  message: (locale: Locale, receipt: string, query: Query = {}) =>
    address(`/${locale}/desk/messages/${receipt.toLowerCase()}`, query),
  reports: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/reports`, query),
  reportFile: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/reports/file`, query),
  staff: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/staff`, query),
  keys: (locale: Locale, query: Query = {}) => address(`/${locale}/desk/keys`, query),
  invitation: (locale: Locale, token: string) => address(`/${locale}/desk/invitation`, { token }),
  secondFactor: (locale: Locale, next?: string) => address(`/${locale}/desk/second-factor`, { next }),
}

function address(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
