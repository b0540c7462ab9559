import type { ApiClient } from '#contract/api.ts'
import { addDays, nightsBetween } from '#domains/stays/nights.ts'
import type { Locale } from '#text/locale.ts'
import { links, type StayQuery } from '#web/links.ts'
import { pageRefused } from '#web/refusal.ts'
import type { AskedFilters } from '#web/stay-filters.ts'
import type { StaySearch } from '#web/stay-search.ts'

/** The hotels of a search and the ground of their city; null when there is nothing to draw. */
export async function loadMap(api: ApiClient, search: StaySearch & AskedFilters) {
  const pins = await api.fetch_hotel_pins(search)
  if (!pins.ok || pins.data.city === null) return null
  const ground = await api.fetch_city_ground({ city: pins.data.city })
  if (!ground.ok) throw pageRefused(ground.error)
  return { found: pins.data, ground: ground.data }
}

/** Five weeks; the day that was asked for lies in the middle when nothing else is said. */
const shownDays = 35
const before = 14

/**
 * The lowest total of the stay by day of arrival, and the way to the days around.
 * @param from the first day, as an address says it
 */
export async function loadDays(
  api: ApiClient,
  search: StaySearch,
  { from, today, locale, query }: { from: string | null; today: string; locale: Locale; query: StayQuery },
) {
  const nights = nightsBetween(search.check_in, search.check_out)
  // Dates that are no dates were refused by the search itself.
  if (!(nights >= 1)) return null
  const wanted = from && /^\d{4}-\d{2}-\d{2}$/.test(from) ? from : addDays(search.check_in, -before)
  const first = wanted < today ? today : wanted
  const { where, occupancy } = search
  const found = await api.fetch_price_calendar({ where, occupancy, from: first, days: shownDays, nights })
  if (!found.ok) return null
  const hrefOf = (day: string) => links.hotels(locale, { ...query, view: 'days', from: day })
  const earlier = addDays(first, -shownDays)
  return {
    calendar: found.data,
    earlier: first > today ? hrefOf(earlier < today ? today : earlier) : null,
    later: hrefOf(addDays(first, shownDays)),
  }
}
