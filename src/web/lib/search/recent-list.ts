/** Scripts cannot read the session cookie; this one indicates that a session exists. */
const isSignedIn = () => document.cookie.includes('signed_in=1')

/** Pages that were opened or searched in this browser, stored in it alone, the latest first. */
type RecentList<Item> = {
  add: (item: Item) => void
  /** Those of the pages in a language; without a language, all that are stored. */
  read: (locale?: string) => Item[]
  /** Deletes one page, or all of them in every language. */
  remove: (path?: string) => void
}

/**
 * A list with what somebody did in an account ends with the session: the next person does not see it.
 * @param shown how many a language shows
 * @param isItem stored data can come from an older release or be manipulated
 */
export function recentList<Item extends { path: string }>(
  key: string,
  shown: number,
  isItem: (value: Partial<Item>) => boolean,
): RecentList<Item> {
  const ofAccount = `${key}-of-account`
  const clear = () => {
    localStorage.removeItem(key)
    localStorage.removeItem(ofAccount)
  }
  const read = (locale?: string): Item[] => {
    try {
      if (localStorage.getItem(ofAccount) && !isSignedIn()) clear()
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      if (!Array.isArray(stored)) return []
      return stored.filter(
        (one): one is Item =>
          typeof one?.path === 'string' && one.path.startsWith(`/${locale ?? ''}`) && isItem(one as Partial<Item>),
      )
    } catch {
      return []
    }
  }
  const write = (items: Item[]) => {
    try {
      if (items.length === 0) return clear()
      if (isSignedIn()) localStorage.setItem(ofAccount, 'yes')
      localStorage.setItem(key, JSON.stringify(items))
    } catch {
      // Storage can be full or disabled; nothing is stored then.
    }
  }
  const others = (path?: string) => read().filter((one) => one.path !== path)
  return {
    add: (item) => write([item, ...others(item.path)].slice(0, shown * 2)),
    read,
    remove: (path) => write(path === undefined ? [] : others(path)),
  }
}
