import type { Locale } from '#i18n/locale.ts'
import { address } from '#web/lib/links.ts'

/** URLs of the link to a trip: its management by the traveller, and what the family opens. */
export const tripLinks = {
  /** The transfers that are offered with a booked stay. */
  transfers: (locale: Locale, reference: string) => `${address(`/${locale}/booking/confirm`, { reference })}#transfers`,
  share: (locale: Locale, reference: string, query: { revoked?: 'yes' } = {}) =>
    address(`/${locale}/booking/share`, { reference, ...query }),
  trip: (locale: Locale, token: string) => address(`/${locale}/booking/trip`, { token }),
  calendar: (locale: Locale, token: string) => address(`/${locale}/booking/trip.ics`, { token }),
}
