import { typedOccupancy } from '#domains/shared/occupancy.ts'
import { addDays } from '#domains/shared/dates.ts'
import { isDate } from '#domains/shared/is-date.ts'
import { typedText } from '#i18n/digits.ts'
import { typedDate } from '#i18n/typed-date.ts'
import type { StayQuery } from '#links/site.ts'

/** A search as requested by a URL or a form: not validated, values are as typed. */
export type StaySearch = { where: string; check_in: string; check_out: string; occupancy: string[] }

type RequestedStay = {
  search: StaySearch
  /** False if the URL contains no dates and `search` proposes some. */
  dated: boolean
  /** True for the form without scripts and for dates as people write them: the page redirects to the canonical URL. */
  plain: boolean
}

const proposedDaysAhead = 7
const proposedNights = 3
const plainRooms = 8

/**
 * Reads a stay from the query of a URL. Rooms are `occupancy` (`2-9,4`, once per room), or from the form without
 * scripts `adults1`, `ages1`, `adults2` … Digits can be Arabic, and dates as people write them; a text that is no date
 * stays as typed and is rejected by the API.
 * @param today calendar date at the place of the stay; the base of proposed dates
 */
export function readStaySearch(query: URLSearchParams, today: string): RequestedStay {
  const typed = [query.get('check_in')?.trim() ?? '', query.get('check_out')?.trim() ?? '']
  const [checkIn = '', checkOut = ''] = typed.map((date) => typedDate(date, today).slice(0, 20))
  const dated = checkIn !== '' || checkOut !== ''
  const proposed = proposedStay(today)
  const rooms = roomsTyped(query)
  const parties = query.getAll('occupancy').map((text) => typedText(text))
  const occupancy = rooms ?? parties.filter(Boolean)
  return {
    search: {
      where: whereOf(query).slice(0, 100),
      check_in: dated ? checkIn : proposed.check_in,
      check_out: dated ? checkOut : proposed.check_out,
      occupancy: occupancy.length > 0 ? occupancy : ['2'],
    },
    dated,
    plain: rooms !== null || [checkIn, checkOut].some((date, i) => isDate(date) && date !== typed[i]),
  }
}

/**
 * The stay of a link, as `readStaySearch`. Dates that have passed are left out, so that the page is shown as without them;
 * `passed` are those that the link had.
 */
export function readLinkedStay(
  query: URLSearchParams,
  today: string,
): RequestedStay & { passed: Pick<StaySearch, 'check_in' | 'check_out'> | null } {
  const stay = readStaySearch(query, today)
  const { check_in, check_out } = stay.search
  if (!stay.dated || !isDate(check_in) || check_in >= today) return { ...stay, passed: null }
  const search = { ...stay.search, ...proposedStay(today) }
  // A redirect would lose that they have passed.
  return { search, dated: false, plain: false, passed: { check_in, check_out } }
}

/** The place of a search. The form without scripts submits what was typed, and with it the `place` that counts otherwise. */
function whereOf(query: URLSearchParams): string {
  return typedText(query.get('where') ?? '') || typedText(query.get('place') ?? '')
}

/** The stay shown before dates are chosen. */
export function proposedStay(today: string): { check_in: string; check_out: string } {
  const check_in = addDays(today, proposedDaysAhead)
  return { check_in, check_out: addDays(check_in, proposedNights) }
}

/** The query parameters of a search: proposed dates are omitted, so that they remain proposals. */
export function queryOf({ search, dated }: Pick<RequestedStay, 'search' | 'dated'>): StayQuery {
  const { where, check_in, check_out, occupancy } = search
  const parties = occupancy.length === 1 && occupancy[0] === '2' ? [] : occupancy
  return dated ? { where, check_in, check_out, occupancy: parties } : { where, occupancy: parties }
}

/** The rooms of the form without scripts, or null for another source. A room without adults is ignored. */
function roomsTyped(query: URLSearchParams): string[] | null {
  if (![...query.keys()].some((name) => /^(adults|ages)\d$/.test(name))) return null
  return Array.from({ length: plainRooms }, (_, i) => {
    const adults = typedText(query.get(`adults${i + 1}`) ?? '')
    const ages = typedText(query.get(`ages${i + 1}`) ?? '')
    return Number(adults) === 0 ? '' : typedOccupancy(adults, ages)
  }).filter(Boolean)
}
