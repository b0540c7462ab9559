import { afterLocale } from '#i18n/locale.ts'
import { recentList } from '#web/lib/search/recent-list.ts'

type RecentSearch = { path: string; label: string; checkIn: string }

const maxSearches = 3

const list = recentList<RecentSearch>(
  'recent-searches',
  maxSearches,
  ({ path = '', label, checkIn }) =>
    afterLocale(path)?.startsWith('/') === true && typeof label === 'string' && typeof checkIn === 'string',
)

export const rememberSearch = list.add

/** Deletes one search of this browser, or all of them in every language. */
export const forgetSearches = list.remove

/**
 * The last searches in a language whose dates have not passed.
 * @param today calendar date at the place of the stay; without it, past searches are included
 */
export function recentSearches(locale: string, today = ''): RecentSearch[] {
  return list
    .read(locale)
    .filter(({ checkIn }) => checkIn >= today)
    .slice(0, maxSearches)
}
