/** A hotel that was viewed in this browser. */
export type RecentHotel = { path: string; name: string; city: string; picture: string }

const key = 'recent-hotels'
const saved = 8

/** Stores a hotel in this browser only, latest first. */
export function rememberHotel(hotel: RecentHotel): void {
  const others = recentHotels().filter((one) => one.path !== hotel.path)
  try {
    localStorage.setItem(key, JSON.stringify([hotel, ...others].slice(0, saved * 2)))
  } catch {
    // Storage can be full or disabled; nothing is stored then.
  }
}

/** The last viewed hotels in a language; without a language, all that are stored. */
export function recentHotels(locale?: string): RecentHotel[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(found)) return []
    const all = found.filter(isHotel)
    return locale ? all.filter((one) => one.path.startsWith(`/${locale}/`)).slice(0, saved) : all
  } catch {
    return []
  }
}

/** The stored data can come from an older release or be manipulated. */
function isHotel(value: unknown): value is RecentHotel {
  const one = value as Partial<RecentHotel> | null
  return (
    typeof one?.path === 'string' &&
    /^\/(en|ar)\/hotels\/[a-z0-9-]+$/.test(one.path) &&
    typeof one.name === 'string' &&
    typeof one.city === 'string' &&
    typeof one.picture === 'string' &&
    /^[a-z]+\/[\w-]+$/.test(one.picture)
  )
}
