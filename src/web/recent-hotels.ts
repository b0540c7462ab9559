/** A hotel that was looked at in this browser. */
export type RecentHotel = { path: string; name: string; city: string; picture: string }

const key = 'recent-hotels'
const kept = 8

/** Remembers a hotel in this browser alone, the latest first. */
export function rememberHotel(hotel: RecentHotel): void {
  const others = recentHotels().filter((one) => one.path !== hotel.path)
  try {
    localStorage.setItem(key, JSON.stringify([hotel, ...others].slice(0, kept * 2)))
  } catch {
    // Storage may be full or forbidden; then nothing is remembered.
  }
}

/** The last few hotels that were looked at in a language; without one, all that are kept. */
export function recentHotels(locale?: string): RecentHotel[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(found)) return []
    const all = found.filter(isHotel)
    return locale ? all.filter((one) => one.path.startsWith(`/${locale}/`)).slice(0, kept) : all
  } catch {
    return []
  }
}

/** What was stored may be of an older release, or of anybody. */
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
