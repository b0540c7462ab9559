import type { Locale } from '#i18n/locale.ts'
import { address, type StayQuery } from '#web/lib/links.ts'

/** URLs of a hotel page with one of its sections opened. Separate from `links.ts`, which every page loads. */
export const hotelLinks = {
  /** A hotel with its prices by arrival date; `map` with its map. */
  calendar: (locale: Locale, slug: string, query: StayQuery = {}) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, calendar: '1' })}#calendar`,
  map: (locale: Locale, slug: string, query: StayQuery = {}) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, map: '1' })}#map`,
  /** A hotel with similar hotels; `terms` with the cancellation costs of one of its rates. */
  similar: (locale: Locale, slug: string, query: StayQuery = {}) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, similar: '1' })}#similar`,
  terms: (locale: Locale, slug: string, query: StayQuery, rate: number) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, terms: String(rate) })}#terms`,
}
