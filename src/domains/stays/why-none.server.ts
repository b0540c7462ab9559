import type { Context } from '#domains/context.ts'
import type { NoResult } from '#domains/stays/search-answers.ts'
import { filtersInUse, noFilters, without, type StayFilters } from '#domains/stays/filters.ts'
import { farthestAhead } from '#domains/stays/limits.ts'
import { addDays, nightsBetween, todayIn } from '#domains/stays/nights.ts'
import { findCalendar } from '#domains/stays/price-calendar.server.ts'
import { candidates, type Found } from '#domains/stays/search.server.ts'
import { hotelsAt } from '#domains/stays/where.ts'

/** How far from the asked day a traveller may be asked to move. */
const daysAround = 14
const mostDates = 3
/** Enough hotels to find a day; no reason to read a whole city. */
const hotelsLookedAt = 150

/**
 * Why a search found nothing, and the nearest that would: filters to drop with what each would give, and the
 * nearest days. Two statements at most, on some hotels.
 */
export async function whyNone(
  context: Pick<Context, 'db' | 'ports' | 'now'>,
  found: Found,
  filters: StayFilters,
  timeZone: string,
): Promise<NoResult> {
  const drop = filtersInUse(filters)
    .map((filter) => ({ filter, hotels: candidates(found, without(filters, filter)).length }))
    .filter(({ hotels }) => hotels > 0)
    .toSorted((a, b) => b.hotels - a.hotels)
  const unfiltered = candidates(found, noFilters).length
  const { checkIn, checkOut, parties, where } = found.query
  const nights = nightsBetween(checkIn, checkOut)
  const today = todayIn(timeZone, context.now)
  const none = { min_stay: null, drop, without_filters: unfiltered, dates: [] }
  if (hotelsAt(found.catalogue, where).length === 0) return { ...none, reason: 'no_hotels' }
  if (nightsBetween(today, checkIn) > farthestAhead) return { ...none, reason: 'no_prices' }
  const earliest = addDays(checkIn, -daysAround)
  const from = earliest < today ? today : earliest
  const { days } = await findCalendar(
    context,
    () => where,
    { from, days: nightsBetween(from, checkIn) + daysAround + 1, nights, parties, filters, most: hotelsLookedAt },
    found.terms,
  )
  const asked = days.find((day) => day.date === checkIn)
  const distance = (date: string) => Math.abs(nightsBetween(checkIn, date))
  const dates = days
    .filter((day) => day.total !== null && day.date !== checkIn)
    .toSorted((a, b) => distance(a.date) - distance(b.date) || a.date.localeCompare(b.date))
    .slice(0, mostDates)
    .map((day) => ({
      check_in: day.date,
      check_out: addDays(day.date, nights),
      total: { minor: day.total ?? 0, currency: day.hotel?.currency ?? '' },
    }))
  return {
    reason: unfiltered > 0 ? 'filters' : (asked?.why ?? 'sold_out'),
    min_stay: unfiltered > 0 ? null : (asked?.minStay ?? null),
    drop,
    without_filters: unfiltered,
    dates,
  }
}
