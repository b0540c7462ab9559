import { nightsBetween } from '#domains/shared/dates.ts'
import { partyLabel, partyOf } from '#web/features/hotels/search/party.ts'
import type { TimelessFormatter } from '#i18n/translator.ts'

/** Labels of a search: place, dates, nights and party. Invalid dates are omitted. */
export function searchLabel(
  search: { check_in: string; check_out: string; occupancy: readonly string[] },
  place: string,
  format: TimelessFormatter,
): { whole: string[]; short: string } {
  const party = partyLabel(search.occupancy.map(partyOf), format)
  const nights = nightsBetween(search.check_in, search.check_out)
  if (!(nights > 0)) return { whole: [place, party], short: place }
  const range = format.stayRange(search.check_in, search.check_out)
  return { whole: [place, range, format.nights(nights), party], short: `${place} · ${range}` }
}
