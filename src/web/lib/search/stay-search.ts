import { typedOccupancy } from '#domains/shared/occupancy.ts'
import { addDays } from '#domains/shared/dates.ts'
import { latinDigits } from '#i18n/digits.ts'
import type { StayQuery } from '#web/lib/links.ts'

/** A search as requested by a URL or a form: not validated, values are as typed. */
export type StaySearch = { where: string; check_in: string; check_out: string; occupancy: string[] }

type RequestedStay = {
  search: StaySearch
  /** False if the URL contains no dates and `search` proposes some. */
  dated: boolean
  /** True if it was submitted by the form without scripts, so that the page redirects to the canonical URL. */
  plain: boolean
}

const proposedDaysAhead = 7
const proposedNights = 3
const plainRooms = 8

/**
 * Reads a stay from the query of a URL. Rooms are `occupancy` (`2-9,4`, once per room), or from the form without
 * scripts `adults1`, `ages1`, `adults2` … Digits can be Arabic.
 * @param today calendar date at the place of the stay; the base of proposed dates
 */
export function readStaySearch(query: URLSearchParams, today: string): RequestedStay {
  const typed = (name: string) => latinDigits(query.get(name) ?? '').trim()
  const [checkIn, checkOut] = [calendarDateOf(typed('check_in')), calendarDateOf(typed('check_out'))]
  const dated = checkIn !== '' || checkOut !== ''
  const proposed = proposedStay(today)
  const rooms = roomsTyped(query)
  const named = query.getAll('occupancy').map((text) => latinDigits(text).trim())
  const occupancy = rooms ?? named.filter(Boolean)
  return {
    search: {
      where: whereOf(query).slice(0, 100),
      check_in: dated ? checkIn : proposed.check_in,
      check_out: dated ? checkOut : proposed.check_out,
      occupancy: occupancy.length > 0 ? occupancy : ['2'],
    },
    dated,
    plain: rooms !== null,
  }
}

/**
 * The place of a search. The form without scripts submits the name that it shows, and with it `place`: the place and its
 * name, which count unless another name was typed.
 */
function whereOf(query: URLSearchParams): string {
  const typed = (query.get('where') ?? '').trim()
  const [, place, name] = /^(\S+) (.*)$/.exec(query.get('place') ?? '') ?? []
  return place !== undefined && typed === name?.trim() ? place : typed
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

/** `2026-12-1`, `2026/12/01` → `2026-12-01`; anything else stays as typed and is rejected by the API. */
function calendarDateOf(typed: string): string {
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed)
  return match ? `${match[1]}-${match[2]?.padStart(2, '0')}-${match[3]?.padStart(2, '0')}` : typed.slice(0, 20)
}

/** The rooms of the form without scripts, or null for another source. A room without adults is ignored. */
function roomsTyped(query: URLSearchParams): string[] | null {
  if (![...query.keys()].some((name) => /^(adults|ages)\d$/.test(name))) return null
  return Array.from({ length: plainRooms }, (_, i) => {
    const adults = latinDigits(query.get(`adults${i + 1}`) ?? '').trim()
    const ages = latinDigits(query.get(`ages${i + 1}`) ?? '').trim()
    return Number(adults) === 0 ? '' : typedOccupancy(adults, ages)
  }).filter(Boolean)
}
