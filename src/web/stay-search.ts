import { typedOccupancy } from '#domains/stays/occupancy.ts'
import { addDays } from '#domains/stays/nights.ts'
import { latinDigits } from '#text/digits.ts'
import type { StayQuery } from '#web/links.ts'

/** A search as an address or a form asked for it: nothing is checked yet, what was typed is kept. */
export type StaySearch = { where: string; check_in: string; check_out: string; occupancy: string[] }

type AskedStay = {
  search: StaySearch
  /** False when the address names no dates and `search` proposes some. */
  dated: boolean
  /** Whether it came from the plain form and has an address of its own to go to. */
  plain: boolean
}

const proposedDaysAhead = 7
const proposedNights = 3
const plainRooms = 8

/**
 * Reads a stay from the query of an address. Rooms come as `occupancy` (`2-9,4`, once a room), or from the
 * form without scripts as `adults1`, `ages1`, `adults2` … Digits may be Arabic.
 * @param today calendar date at the place of the stay, from which dates are proposed
 */
export function readStaySearch(query: URLSearchParams, today: string): AskedStay {
  const typed = (name: string) => latinDigits(query.get(name) ?? '').trim()
  const [checkIn, checkOut] = [calendarDateOf(typed('check_in')), calendarDateOf(typed('check_out'))]
  const dated = checkIn !== '' || checkOut !== ''
  const proposed = proposedStay(today)
  const rooms = roomsTyped(query)
  const named = query.getAll('occupancy').map((text) => latinDigits(text).trim())
  const occupancy = rooms ?? named.filter(Boolean)
  return {
    search: {
      where: (query.get('where') ?? '').trim().slice(0, 100),
      check_in: dated ? checkIn : proposed.check_in,
      check_out: dated ? checkOut : proposed.check_out,
      occupancy: occupancy.length > 0 ? occupancy : ['2'],
    },
    dated,
    plain: rooms !== null,
  }
}

/** The stay that is shown before anybody has chosen dates. */
export function proposedStay(today: string): { check_in: string; check_out: string } {
  const check_in = addDays(today, proposedDaysAhead)
  return { check_in, check_out: addDays(check_in, proposedNights) }
}

/** The part of a search that an address carries: proposed dates are left out, so that they stay proposals. */
export function queryOf({ search, dated }: Pick<AskedStay, 'search' | 'dated'>): StayQuery {
  const { where, check_in, check_out, occupancy } = search
  const parties = occupancy.length === 1 && occupancy[0] === '2' ? [] : occupancy
  return dated ? { where, check_in, check_out, occupancy: parties } : { where, occupancy: parties }
}

/** `2026-12-1`, `2026/12/01` → `2026-12-01`; anything else stays as typed, for the API to refuse. */
function calendarDateOf(typed: string): string {
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed)
  return match ? `${match[1]}-${match[2]?.padStart(2, '0')}-${match[3]?.padStart(2, '0')}` : typed.slice(0, 20)
}

/** The rooms of the plain form, or null when it was not the plain form. A room without adults is no room. */
function roomsTyped(query: URLSearchParams): string[] | null {
  if (![...query.keys()].some((name) => /^(adults|ages)\d$/.test(name))) return null
  return Array.from({ length: plainRooms }, (_, i) => {
    const adults = latinDigits(query.get(`adults${i + 1}`) ?? '').trim()
    const ages = latinDigits(query.get(`ages${i + 1}`) ?? '').trim()
    return Number(adults) === 0 ? '' : typedOccupancy(adults, ages)
  }).filter(Boolean)
}
