import { typedOccupancy } from '#domains/shared/occupancy.ts'
import { isDate } from '#domains/shared/is-date.ts'
import { readNumber, typedText } from '#i18n/digits.ts'
import { typedDate } from '#i18n/typed-date.ts'
import type { ServiceQuery, ServicesQuery } from '#links/site.ts'
import { agesIn, idOf } from '#web/lib/search/package-search.ts'

export type RequestedService = ReturnType<typeof readRequestedService>

export function readServicesSearch(query: URLSearchParams): ServicesQuery & { page: number } {
  const city = query.get('city') ?? ''
  const q = typedText(query.get('q') ?? '').slice(0, 100)
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(typedText(query.get('page') ?? ''))) || 1))
  return { city: /^[a-z0-9-]{1,80}$/.test(city) ? city : undefined, q: q || undefined, page }
}

/**
 * Reads an option, a date and people from a URL or the form. The form sends `adults` and `ages`. Digits can be Arabic.
 */
export function readRequestedService(query: URLSearchParams) {
  const typed = (name: string) => typedText(query.get(name) ?? '')
  const plain = query.has('adults')
  const time = typed('time')
  const option = idOf(typed('option'))
  const date = typedDate(typed('date'))
  return {
    /** Undefined if no price is requested. */
    option,
    // A date that cannot be read stays with an option, so that the API rejects it and the form shows it.
    date: date && (isDate(date) || option !== undefined) ? date : undefined,
    time: /^\d{2}:\d{2}$/.test(time) ? time : undefined,
    // An empty party is sent as `0`, so that the API rejects it instead of assuming one person.
    people: plain ? typedOccupancy(typed('adults'), agesIn(query, 'ages')) || '0' : typed('people') || '1',
    days: countOf(typed('days')),
    units: countOf(typed('units')),
    /** The cart line that is being changed. */
    line: idOf(query.get('line')),
    /** True if it was submitted by the form without scripts, so that the page redirects to the canonical URL. */
    plain,
  }
}

export function serviceQueryOf({ option, date, time, people, days, units, line }: RequestedService): ServiceQuery {
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

/** A number as typed, by default 1; one that cannot be read is 0, which the API rejects at its field. */
function countOf(typed: string): number {
  const count = typed === '' ? 1 : (readNumber(typed) ?? 0)
  return Number.isInteger(count) ? count : 0
}
