import type { Context } from '#domains/context.ts'
import type { NoResult } from '#domains/products/stays/search/answers.ts'
import { filtersInUse, noFilters, without, type StayFilters } from '#domains/products/stays/search/filters.ts'
import { maxDaysAhead } from '#domains/products/stays/limits.ts'
import { addDays, hotelDay, nightsBetween } from '#domains/shared/dates.ts'
import { findCalendar } from '#domains/products/stays/search/price-calendar.server.ts'
import { candidates, type Found } from '#domains/products/stays/search/search.server.ts'
import { hotelsAt } from '#domains/products/stays/search/reach.server.ts'

/** Maximum number of days between the requested date and a suggested one. */
const daysAround = 14
const maxDates = 3
/** Enough hotels to find a date without reading a whole city. */
const maxHotelsSearched = 150

/**
 * The reason why a search found nothing, and the nearest alternatives: filters to drop with the number of hotels each
 * would give, and the nearest dates. Sends at most two statements, for a limited number of hotels.
 */
export async function explainNoResults(
  context: Pick<Context, 'db' | 'ports' | 'now'>,
  found: Found,
  filters: StayFilters,
  timeZone: string,
): Promise<NoResult> {
  const drop = filtersInUse(filters)
    .map((filter) => ({ filter, hotels: candidates(found, without(filters, filter)).length }))
    .filter(({ hotels }) => hotels > 0)
    .toSorted((a, b) => b.hotels - a.hotels)
  const unfiltered = candidates(found, { ...noFilters, near: filters.near }).length
  const { checkIn, checkOut, parties, where } = found.query
  const nights = nightsBetween(checkIn, checkOut)
  const today = hotelDay(timeZone, context.now)
  const none = { min_stay: null, max_stay: null, drop, without_filters: unfiltered, dates: [] }
  const hotels = hotelsAt(found.catalogue, where)
  if (hotels.length === 0) return { ...none, reason: 'no_hotels' }
  if (hotels.every(({ rooms }) => rooms.length === 0)) return { ...none, reason: 'no_prices' }
  if (nightsBetween(today, checkIn) > maxDaysAhead) return { ...none, reason: 'no_prices' }
  const earliest = addDays(checkIn, -daysAround)
  const from = earliest < today ? today : earliest
  const { days } = await findCalendar(
    context,
    () => where,
    { from, days: nightsBetween(from, checkIn) + daysAround + 1, nights, parties, most: maxHotelsSearched },
    found.terms,
    () => filters,
  )
  const checkInDay = days.find((day) => day.date === checkIn)
  // No hotel is open, so that the filters are not the reason.
  const why = checkInDay?.why === 'filters' ? null : checkInDay?.why
  const distance = (date: string) => Math.abs(nightsBetween(checkIn, date))
  const dates = days
    .filter((day) => day.total !== null && day.date !== checkIn)
    .toSorted((a, b) => distance(a.date) - distance(b.date) || a.date.localeCompare(b.date))
    .slice(0, maxDates)
    .map((day) => ({
      check_in: day.date,
      check_out: addDays(day.date, nights),
      total: { minor: day.total ?? 0, currency: day.hotel?.currency ?? '' },
    }))
  return {
    reason: unfiltered > 0 ? 'filters' : (why ?? 'sold_out'),
    min_stay: unfiltered > 0 ? null : (checkInDay?.minStay ?? null),
    max_stay: unfiltered > 0 ? null : (checkInDay?.maxStay ?? null),
    drop,
    without_filters: unfiltered,
    dates,
  }
}
