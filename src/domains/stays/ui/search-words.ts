import { nightsBetween } from '#domains/stays/nights.ts'
import { partyInWords, partyOf } from '#domains/stays/ui/party.ts'
import type { Formatter } from '#text/formatter.ts'

/** A search as people say it: where, when, how long, who. Dates that are none are left out. */
export function searchInWords(
  search: { check_in: string; check_out: string; occupancy: readonly string[] },
  place: string,
  format: Formatter,
): { whole: string[]; short: string } {
  const party = partyInWords(search.occupancy.map(partyOf), format)
  const nights = nightsBetween(search.check_in, search.check_out)
  if (!(nights > 0)) return { whole: [place, party], short: place }
  const range = format.stayRange(search.check_in, search.check_out)
  return { whole: [place, range, format.nights(nights), party], short: `${place} · ${range}` }
}
