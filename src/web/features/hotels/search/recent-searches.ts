/** A search that was made in this browser. */
export type RecentSearch = { path: string; label: string; checkIn: string }

const key = 'recent-searches'
const saved = 3

/** Stores a search in this browser only, latest first. */
export function rememberSearch(search: RecentSearch): void {
  const others = recentSearches().filter((one) => one.path !== search.path)
  try {
    localStorage.setItem(key, JSON.stringify([search, ...others].slice(0, saved * 2)))
  } catch {
    // Storage can be full or disabled; nothing is stored then.
  }
}

/**
 * The last searches in a language whose dates have not passed.
 * @param today calendar date at the place of the stay; without it, past searches are included
 */
export function recentSearches(locale?: string, today = ''): RecentSearch[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(found)) return []
    return found
      .filter(isSearch)
      .filter((one) => one.checkIn >= today && (!locale || one.path.startsWith(`/${locale}/`)))
      .slice(0, locale ? saved : undefined)
  } catch {
    return []
  }
}

/** Deletes one search of this browser, or all of them in every language. */
export function forgetSearches(path?: string): void {
  const others = path === undefined ? [] : recentSearches().filter((one) => one.path !== path)
  try {
    if (others.length > 0) localStorage.setItem(key, JSON.stringify(others))
    else localStorage.removeItem(key)
  } catch {
    // Without storage nothing is stored.
  }
}

/** The stored data can come from an older release or be manipulated. */
function isSearch(value: unknown): value is RecentSearch {
  const one = value as Partial<RecentSearch> | null
  return (
    typeof one?.path === 'string' &&
    /^\/(en|ar)\//.test(one.path) &&
    typeof one.label === 'string' &&
    typeof one.checkIn === 'string'
  )
}
