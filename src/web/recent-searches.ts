/** A search that was made in this browser. */
export type RecentSearch = { path: string; label: string; checkIn: string }

const key = 'recent-searches'
const kept = 3

/** Remembers a search in this browser alone, the latest first. */
export function rememberSearch(search: RecentSearch): void {
  const others = recentSearches().filter((one) => one.path !== search.path)
  try {
    localStorage.setItem(key, JSON.stringify([search, ...others].slice(0, kept * 2)))
  } catch {
    // Storage may be full or forbidden; then nothing is remembered.
  }
}

/**
 * The last few searches of a language whose dates have not passed.
 * @param today calendar date at the place of the stay; without it, all that are kept
 */
export function recentSearches(locale?: string, today = ''): RecentSearch[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(found)) return []
    return found
      .filter(isSearch)
      .filter((one) => one.checkIn >= today && (!locale || one.path.startsWith(`/${locale}/`)))
      .slice(0, locale ? kept : undefined)
  } catch {
    return []
  }
}

/** What was stored may be of an older release, or of anybody. */
function isSearch(value: unknown): value is RecentSearch {
  const one = value as Partial<RecentSearch> | null
  return (
    typeof one?.path === 'string' &&
    /^\/(en|ar)\//.test(one.path) &&
    typeof one.label === 'string' &&
    typeof one.checkIn === 'string'
  )
}
