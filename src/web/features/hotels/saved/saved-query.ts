import type { HotelStay } from '#domains/products/stays/search/contract.ts'
import type { StayQuery } from '#links/site.ts'
import { hotelQuery, withFilters } from '#web/lib/search/search-query.ts'
import { noFilters, rateTermsOf, readFilters } from '#web/lib/search/stay-filters.ts'
import { queryOf, readStaySearch } from '#web/lib/search/stay-search.ts'

/** The query of a saved stay, with which its hotel and other views open. */
export function queryOfStay({ where = '', check_in, check_out, occupancy, ...terms }: HotelStay): StayQuery {
  const search = { where, check_in, check_out, occupancy }
  return hotelQuery(withFilters(queryOf({ search, dated: true }), { ...noFilters, ...terms }))
}

/** The stay of the page on which a hotel is saved, from the address of that page; null without dates. */
export function stayOfPage(path: string, today: string): HotelStay | null {
  const query = new URL(path, 'http://page').searchParams
  const { search, dated } = readStaySearch(query, today)
  if (!dated) return null
  const { where } = hotelQuery(search)
  const { check_in, check_out, occupancy } = search
  return { ...(where && { where }), check_in, check_out, occupancy, ...rateTermsOf(readFilters(query)) }
}

/** True if a hotel is saved for the dates and party of a query already. */
export function isSavedFor(stay: HotelStay | undefined, { check_in, check_out, occupancy = [] }: StayQuery): boolean {
  const parties = occupancy.length > 0 ? occupancy : ['2']
  return (
    stay !== undefined &&
    stay.check_in === check_in &&
    stay.check_out === check_out &&
    stay.occupancy.join('+') === parties.join('+')
  )
}
