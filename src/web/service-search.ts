import { typedOccupancy } from '#domains/stays/occupancy.ts'
import { latinDigits } from '#text/digits.ts'
import type { ServiceQuery, ServicesQuery } from '#web/links.ts'
import { idOf } from '#web/package-search.ts'

export type AskedService = {
  /** Undefined: no price is asked for. */
  option: number | undefined
  date: string | undefined
  time: string | undefined
  people: string
  days: number
  units: number
  /** The line of the cart that is being changed. */
  line: number | undefined
  /** Whether it came from the plain form and has an address of its own to go to. */
  plain: boolean
}

/** A list of services as an address asks for it. */
export function readServicesSearch(query: URLSearchParams): ServicesQuery & { page: number } {
  const city = query.get('city') ?? ''
  const q = (query.get('q') ?? '').trim().slice(0, 100)
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(latinDigits(query.get('page') ?? ''))) || 1))
  return { city: /^[a-z0-9-]{1,80}$/.test(city) ? city : undefined, q: q || undefined, page }
}

/**
 * An option, a date and people as an address or the form asks for them. The form sends `adults` and `ages`.
 * Digits may be Arabic.
 */
export function readServiceAsked(query: URLSearchParams): AskedService {
  const typed = (name: string) => latinDigits(query.get(name) ?? '').trim()
  const plain = query.has('adults')
  const time = typed('time')
  return {
    option: idOf(typed('option')),
    date: /^\d{4}-\d{2}-\d{2}$/.test(typed('date')) ? typed('date') : undefined,
    time: /^\d{2}:\d{2}$/.test(time) ? time : undefined,
    // Nobody is no party: it is refused, and no one else is put in their place.
    people: plain ? typedOccupancy(typed('adults'), typed('ages')) || '0' : typed('people') || '1',
    days: countOf(typed('days')),
    units: countOf(typed('units')),
    line: idOf(query.get('line')),
    plain,
  }
}

/** The part of it that an address carries. */
export function serviceQueryOf({ option, date, time, people, days, units, line }: AskedService): ServiceQuery {
  if (option === undefined) return { date, line }
  return {
    option,
    date,
    time,
    people: people === '1' ? undefined : people,
    days: days === 1 ? undefined : days,
    units: units === 1 ? undefined : units,
    line,
  }
}

function countOf(typed: string): number {
  return /^\d{1,3}$/.test(typed) ? Math.max(1, Number(typed)) : 1
}
