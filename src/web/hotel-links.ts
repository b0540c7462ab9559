import type { Locale } from '#text/locale.ts'
import { address, type StayQuery } from '#web/links.ts'

/** Addresses of a hotel with one of its parts opened. Apart from the others, which every page carries. */
export const hotelLinks = {
  /** A hotel with its prices by day of arrival, or with its map. */
  calendar: (locale: Locale, slug: string, query: StayQuery = {}) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, calendar: '1' })}#calendar`,
  map: (locale: Locale, slug: string, query: StayQuery = {}) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, map: '1' })}#map`,
  /** A hotel with those like it, and with what cancelling one of its rates costs. */
  similar: (locale: Locale, slug: string, query: StayQuery = {}) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, similar: '1' })}#similar`,
  terms: (locale: Locale, slug: string, query: StayQuery, rate: number) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, terms: String(rate) })}#terms`,
}
