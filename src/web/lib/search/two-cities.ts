import { addDays, nightsBetween } from '#domains/shared/dates.ts'
import { readNumber, typedText } from '#i18n/digits.ts'
import { withFilters } from '#web/lib/search/search-query.ts'
import { readFilters, type RequestedFilters } from '#web/lib/search/stay-filters.ts'
import { queryOf, readLinkedStay, type StaySearch } from '#web/lib/search/stay-search.ts'
import type { TwoCitiesQuery } from '#links/site.ts'
import { isDate } from '#domains/shared/is-date.ts'

/** A chosen hotel; without a rate, its cheapest rooms are meant. */
export type ChosenStay = { hotel: number; rate: number | null }
export type ChosenTransfer = { option: number; time: string | null }
/** An extra of the way, such as a wheelchair, and the number of travellers for whom it is chosen. */
export type ChosenExtra = { option: number; adults: number; children: number }

/** A search of stays and its division between two cities. */
export type TwoCitiesSearch = {
  /** The whole trip, with both cities as its place. */
  search: StaySearch
  dated: boolean
  /** The dates of the link, if they have passed. */
  passed: Pick<StaySearch, 'check_in' | 'check_out'> | null
  /** Nights in the first and in the second city; the second are what remains of the dates. */
  nights: [number, number]
  filters: RequestedFilters
  /** Limit of both hotels together, in minor units. */
  budget: number | null
  stays: ChosenStay[]
  transfer: ChosenTransfer | null
  extras: ChosenExtra[]
  /** True if it was submitted by a form of the page, so that the page redirects to the canonical URL. */
  plain: boolean
}

/** The fields of the search form for the nights in the cities of `both`. */
export const nightsFields = ['nights', 'nights_after'] as const

/** Nights in each city that a form proposes. */
export const proposedNights = 3
const minorADigit = 100
const maxBudget = 10_000_000
const maxChosen = 4
/** Words of a text that can be two names. */
const maxWords = 5
const maxExtras = 6

/**
 * Reads a search in two cities. It is a search of stays (`readStaySearch`, `readFilters`) with `nights` in the first
 * city. The search form sends the cities as `both` (`makkah,madinah`), the nights in each (`nightsFields`) instead of the
 * departure, for which a link without one has the proposed nights, and the `order` of the trip. Without `nights`, or if
 * the dates leave no night for the second city, the nights are divided equally, the odd one in the first city.
 * @param today calendar date at the place of the stay
 */
export function readTwoCities(query: URLSearchParams, today: string): TwoCitiesSearch {
  const both = query.get('both')
  const order = both && (query.get('order')?.trim() || both)
  const ofForm = readLinkedStay(query, today)
  const staySearch = order ? { ...ofForm, plain: true, search: { ...ofForm.search, where: order } } : ofForm
  const typed = (name: string) => typedText(query.get(name) ?? '').replaceAll(' ', '')
  const turned = order !== both
  const [one = null, other = null] = nightsFields.map((name) => nightsOf(typed(name)))
  const [first, second] = turned ? [other, one] : [one, other]
  const { check_in, check_out: departure } = staySearch.search
  /** The link has no departure. */
  const isOpen = departure === '' && isDate(check_in)
  const budget = Math.trunc(readNumber(typed('budget')) ?? 0)
  const rest = {
    passed: staySearch.passed,
    filters: sharedFilters(readFilters(query)),
    budget: budget > 0 ? Math.min(budget, maxBudget) * minorADigit : null,
    stays: query
      .getAll('stay')
      .slice(0, maxChosen)
      .flatMap((text) => chosenOf(text) ?? []),
    // A transfer leads in one direction.
    transfer: turned ? null : transferOf(query.get('transfer') ?? ''),
    extras: (turned ? [] : query.getAll('extra'))
      .slice(0, maxExtras)
      .flatMap((text) => extraOf(text) ?? [])
      .filter(({ option }, i, all) => all.findIndex((one) => one.option === option) === i),
    // A redirect would lose that the dates have passed.
    plain: !staySearch.passed && (staySearch.plain || isOpen || query.get('budget') === ''),
  }
  const nights: [number, number] = [first ?? proposedNights, second ?? proposedNights]
  if ((isOpen || (first !== null && second !== null)) && isDate(check_in) && !staySearch.passed) {
    const search = { ...staySearch.search, check_out: addDays(check_in, nights[0] + nights[1]) }
    return { search, dated: true, nights, ...rest }
  }
  const check_out = staySearch.dated ? staySearch.search.check_out : addDays(check_in, 2 * proposedNights)
  const search = { ...staySearch.search, check_out }
  return { search, dated: staySearch.dated, nights: divided(check_in, check_out, first), ...rest }
}

/** Nights as typed; 0 for a text that is no number of nights, which its field rejects; null if nothing is typed. */
function nightsOf(typed: string): number | null {
  if (typed === '') return null
  const nights = readNumber(typed) ?? 0
  return Number.isInteger(nights) && nights > 0 && nights < 1000 ? nights : 0
}

function divided(check_in: string, check_out: string, first: number | null): [number, number] {
  const whole = isDate(check_in) && isDate(check_out) ? nightsBetween(check_in, check_out) : 0
  const before = first !== null && first >= 1 && first < whole ? first : Math.ceil(whole / 2)
  return [before, whole - before]
}

/** The filters that mean the same in both cities: districts belong to one, and the budget replaces the price. */
function sharedFilters({ price_min: _min, price_max: _max, ...filters }: RequestedFilters): RequestedFilters {
  return { ...filters, districts: [] }
}

/** The query parameters of a search in two cities. */
export function twoCitiesQuery({
  search,
  dated,
  nights,
  filters,
  budget,
  stays,
  transfer,
  extras,
}: Omit<TwoCitiesSearch, 'plain' | 'passed'>): TwoCitiesQuery {
  return {
    ...withFilters(queryOf({ search, dated }), filters),
    ...(dated && { nights: nights[0] }),
    ...(budget !== null && { budget: budget / minorADigit }),
    stay: stays.map(({ hotel, rate }) => (rate === null ? String(hotel) : `${hotel}~${rate}`)),
    ...(transfer && {
      transfer: transfer.time === null ? String(transfer.option) : `${transfer.option}~${transfer.time}`,
    }),
    extra: extras.map(extraText),
  }
}

/** The two searches of stays: the second begins on the day on which the first ends. */
export function staysOf({ search, nights }: Pick<TwoCitiesSearch, 'search' | 'nights'>): [StaySearch, StaySearch] {
  const [first = '', second = ''] = search.where.split(',')
  const { check_in, occupancy } = search
  const change = addDays(check_in, nights[0])
  return [
    { where: first, check_in, check_out: change, occupancy },
    { where: second, check_in: change, check_out: addDays(change, nights[1]), occupancy },
  ]
}

/** True if both dates can be calculated with; the API rejects others with its own errors. */
export function hasDates({ check_in, check_out }: StaySearch): boolean {
  return isDate(check_in) && isDate(check_out)
}

/** The two names in a text such as `Makkah, then Madinah` or `makkah,madinah`; null if there are not exactly two. */
export function twoNames(text: string): [string, string] | null {
  const [first, second, ...more] = text
    .replace(/\s+/gu, ' ')
    .split(/ ?[,،+&/>→–] ?(?:(?:then|ثم) )?| (?:then|and|ثم|-) | و ?(?=ال|م)/iu)
  return first && second && more.length === 0 ? [first.trim(), second.trim()] : null
}

/** Every way to read a text without a separator as two names: `mekkah madinah`. */
export function possibleNames(text: string): [string, string][] {
  const words = text.trim().split(/\s+/u)
  if (words.length > maxWords) return []
  return words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
}

function chosenOf(text: string): ChosenStay | null {
  const match = /^([1-9]\d{0,8})(?:~([1-9]\d{0,8}))?$/.exec(text)
  return match ? { hotel: Number(match[1]), rate: match[2] === undefined ? null : Number(match[2]) } : null
}

function transferOf(text: string): ChosenTransfer | null {
  const match = /^([1-9]\d{0,8})(?:~(\d{2}:\d{2}))?$/.exec(text)
  return match ? { option: Number(match[1]), time: match[2] ?? null } : null
}

function extraOf(text: string): ChosenExtra | null {
  const match = /^([1-9]\d{0,8})~([1-9]\d?)(?:~([1-9]\d?))?$/.exec(text)
  return match ? { option: Number(match[1]), adults: Number(match[2]), children: Number(match[3] ?? 0) } : null
}

/** A value of the parameter `extra`. */
export function extraText({ option, adults, children }: ChosenExtra): string {
  return [option, adults, ...(children > 0 ? [children] : [])].join('~')
}
