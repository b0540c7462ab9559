import type { Context } from '#domains/context.ts'
import type { Catalogue, CatalogueHotel } from '#domains/products/stays/catalogue/catalogue.ts'
import type { StayFilters } from '#domains/products/stays/search/filters.ts'
import {
  candidates,
  findOpenHotels,
  priceCandidate,
  type Candidate,
  type Found,
  type FoundStay,
} from '#domains/products/stays/search/search.server.ts'
import { bySimilarity, type Compared } from '#domains/products/stays/search/similar.ts'
import { withTerms } from '#domains/products/shared/terms.server.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'

/** Number of hotels to price: the most similar ones by attributes that do not depend on dates. */
const likely = 24

type Stay = { checkIn: string; checkOut: string; parties: Occupancy[] }
type Searching = Pick<Context, 'db' | 'ports' | 'now'>

/** The hotels of a list that are open for a stay, and the price of each: null if it is not available. */
export type OpenHotels = {
  result: Found
  of: Map<number, Candidate>
  pricedOf: (id: number) => FoundStay | null
}

/** Searches hotels by id for a stay. `of` has those that match; `pricedOf` is null for any other. */
export async function openAmong(
  context: Searching,
  ids: number[],
  stay: Stay,
  filters?: StayFilters,
): Promise<OpenHotels> {
  const openHotels = await withTerms(context, (terms) =>
    findOpenHotels(context, () => ({ kind: 'hotels', ids }), stay, terms),
  )
  const of = new Map(candidates(openHotels, filters).map((one) => [one.open.hotel.id, one]))
  const pricedOf = (id: number) => {
    const candidate = of.get(id)
    return candidate ? priceCandidate(candidate, openHotels, filters) : null
  }
  return { result: openHotels, of, pricedOf }
}

/** The hotels of the same city by similarity, available ones first, with their prices and that of the hotel. */
export async function similarStays(
  context: Searching,
  catalogue: Catalogue,
  hotel: CatalogueHotel,
  { filters, ...stay }: Stay & { filters?: StayFilters },
): Promise<{ ids: number[]; open: OpenHotels }> {
  const city = catalogue.hotels.filter((other) => other.city === hotel.city)
  const near = bySimilarity(
    compared(hotel),
    city.map((other) => compared(other)),
  ).slice(0, likely)
  const ids = [hotel.id, ...near.map(({ id }) => id)]
  const open = await openAmong(context, ids, stay, filters)
  const comparedHotels = ids.flatMap((id) => {
    const catalogueHotel = open.result.catalogue.hotelOf.get(id)
    return catalogueHotel ? [compared(catalogueHotel, open.of.get(id)?.total)] : []
  })
  const here = comparedHotels.find(({ id }) => id === hotel.id) ?? compared(hotel)
  return { ids: bySimilarity(here, comparedHotels).map(({ id }) => id), open }
}

function compared({ id, stars, metres, rank }: CatalogueHotel, total: number | null = null): Compared {
  return { id, stars, metres, rank, total }
}
