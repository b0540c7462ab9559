import { afterLocale } from '#i18n/locale.ts'
import { recentList } from '#web/lib/search/recent-list.ts'

export type RecentHotel = { path: string; name: string; city: string; picture: string }

const maxHotels = 8

const list = recentList<RecentHotel>(
  'recent-hotels',
  maxHotels,
  ({ path = '', name, city, picture = '' }) =>
    /^\/hotels\/[a-z0-9-]+$/.test(afterLocale(path) ?? '') &&
    typeof name === 'string' &&
    typeof city === 'string' &&
    /^[a-z]+\/[\w-]+(@v\w+)?$/.test(picture),
)

export const rememberHotel = list.add

/** Deletes one hotel of this browser, or all of them in every language. */
export const forgetHotels = list.remove

export function recentHotels(locale: string): RecentHotel[] {
  return list.read(locale).slice(0, maxHotels)
}
