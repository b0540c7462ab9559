import { sorts, type Sort } from '#domains/products/stays/limits.ts'
import { boards, type Board } from '#domains/shared/shapes.ts'
import { typedText } from '#i18n/digits.ts'
import type { FilterQuery } from '#links/site.ts'

/** Filters of a search as the API takes them: prices are minor units of the all-in total per night. */
export type RequestedFilters = {
  stars: number[]
  districts: string[]
  facilities: string[]
  amenities: string[]
  board: Board[]
  price_min?: number
  price_max?: number
  walk_max?: number
  free_cancellation: boolean
  pay_on_arrival: boolean
}

export const noFilters: RequestedFilters = {
  stars: [],
  districts: [],
  facilities: [],
  amenities: [],
  board: [],
  free_cancellation: false,
  pay_on_arrival: false,
}

/** The filters that decide the rooms and rates of a hotel, and so its price. */
export function rateTermsOf({ amenities, board, free_cancellation, pay_on_arrival }: RequestedFilters) {
  return { amenities, board, free_cancellation, pay_on_arrival }
}

const minorADigit = 100
const max = { price: 10_000_000, walk: 240, values: 30 }

/** Reads the order of the list of a search; undefined for the recommended order and for an unknown one. */
export function readSort(query: URLSearchParams): Sort | undefined {
  return sorts.find((sort) => sort === query.get('sort') && sort !== 'recommended')
}

/** Reads the filters of a search. Invalid values are omitted. */
export function readFilters(query: URLSearchParams): RequestedFilters {
  const all = (name: string, fits: RegExp) =>
    [...new Set(query.getAll(name))].filter((value) => fits.test(value)).slice(0, max.values)
  const number = (name: string, greatest: number) => {
    const typed = typedText(query.get(name) ?? '').replaceAll(/[ ,]/g, '')
    return /^\d{1,8}$/.test(typed) ? Math.min(Number(typed), greatest) : undefined
  }
  const [least, greatest] = [number('price_min', max.price) ?? 0, number('price_max', max.price)]
  const walk = number('walk_max', max.walk) ?? 0
  return {
    stars: all('stars', /^[1-5]$/).map(Number),
    districts: all('districts', /^[a-z0-9][a-z0-9-]{0,79}$/),
    facilities: all('facilities', word),
    amenities: all('amenities', word),
    board: boards.filter((board) => query.getAll('board').includes(board)),
    ...(least > 0 && { price_min: least * minorADigit }),
    ...(greatest !== undefined && { price_max: Math.max(greatest, least) * minorADigit }),
    ...(walk > 0 && { walk_max: walk }),
    free_cancellation: query.get('free_cancellation') === '1',
    pay_on_arrival: query.get('pay_on_arrival') === '1',
  }
}

const word = /^[a-z0-9_]{1,40}$/

export function filterQuery(filters: RequestedFilters): FilterQuery {
  const { stars, districts, facilities, amenities, board, price_min, price_max, walk_max } = filters
  const units = (minor: number) => String(Math.round(minor / minorADigit))
  return {
    ...(stars.length > 0 && { stars: stars.map(String) }),
    ...(districts.length > 0 && { districts }),
    ...(facilities.length > 0 && { facilities }),
    ...(amenities.length > 0 && { amenities }),
    ...(board.length > 0 && { board }),
    ...(price_min !== undefined && { price_min: units(price_min) }),
    ...(price_max !== undefined && { price_max: units(price_max) }),
    ...(walk_max !== undefined && { walk_max: String(walk_max) }),
    ...(filters.free_cancellation && { free_cancellation: '1' }),
    ...(filters.pay_on_arrival && { pay_on_arrival: '1' }),
  }
}

/** One applied filter; minimum and maximum price are one filter. */
export type AppliedFilter =
  | { name: 'stars'; value: number }
  | { name: 'districts' | 'facilities' | 'amenities'; value: string }
  | { name: 'board'; value: Board }
  | { name: 'price'; from: number | undefined; to: number | undefined }
  | { name: 'walk_max'; value: number }
  | { name: 'free_cancellation' | 'pay_on_arrival' }

/** All applied filters, in the order of the filter form. */
export function appliedFilters(filters: RequestedFilters): AppliedFilter[] {
  const { price_min, price_max, walk_max } = filters
  return [
    ...(filters.free_cancellation ? [{ name: 'free_cancellation' as const }] : []),
    ...(filters.pay_on_arrival ? [{ name: 'pay_on_arrival' as const }] : []),
    ...(walk_max === undefined ? [] : [{ name: 'walk_max' as const, value: walk_max }]),
    ...(price_min === undefined && price_max === undefined
      ? []
      : [{ name: 'price' as const, from: price_min, to: price_max }]),
    ...filters.stars.map((value) => ({ name: 'stars' as const, value })),
    ...filters.board.map((value) => ({ name: 'board' as const, value })),
    ...filters.districts.map((value) => ({ name: 'districts' as const, value })),
    ...filters.facilities.map((value) => ({ name: 'facilities' as const, value })),
    ...filters.amenities.map((value) => ({ name: 'amenities' as const, value })),
  ]
}

export function withoutApplied(filters: RequestedFilters, gone: AppliedFilter): RequestedFilters {
  const { price_min: _min, price_max: _max, ...anyPrice } = filters
  const { walk_max: _walk, ...anyWalk } = filters
  if (gone.name === 'price') return anyPrice
  if (gone.name === 'walk_max') return anyWalk
  if (gone.name === 'stars') return { ...filters, stars: filters.stars.filter((one) => one !== gone.value) }
  if (gone.name === 'board') return { ...filters, board: filters.board.filter((one) => one !== gone.value) }
  if (!('value' in gone)) return { ...filters, [gone.name]: false }
  const { name, value } = gone
  return { ...filters, [name]: filters[name].filter((one) => one !== value) }
}
