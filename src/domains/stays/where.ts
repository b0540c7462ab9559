import type { Catalogue, CatalogueHotel } from '#domains/stays/catalogue.ts'

/** What a search is about. */
export type Where =
  | { kind: 'city'; city: string }
  | { kind: 'district'; id: number }
  | { kind: 'place'; lat: number; lon: number; city: string }
  | { kind: 'hotels'; ids: number[] }
  | { kind: 'nowhere' }

/** Hotels farther than this from a landmark are not near it, in metres. */
const nearALandmark = 3_000

const metresADegree = 111_195

/** The hotels in reach of a place, in the order of their ids; worked out once for a state of the catalogue. */
export function hotelsAt(catalogue: Catalogue, where: Where): CatalogueHotel[] {
  if (where.kind === 'nowhere') return []
  if (where.kind === 'hotels') return where.ids.flatMap((id) => catalogue.hotelOf.get(id) ?? [])
  const key = JSON.stringify(where)
  const known = catalogue.reaches.get(key)
  if (known) return known
  const found = catalogue.hotels.filter((hotel) => isAt(hotel, where))
  catalogue.reaches.set(key, found)
  return found
}

function isAt(hotel: CatalogueHotel, where: Exclude<Where, { kind: 'hotels' | 'nowhere' }>): boolean {
  switch (where.kind) {
    case 'city':
      return hotel.city === where.city
    case 'district':
      return hotel.districtId === where.id
    case 'place': {
      if (hotel.city !== where.city) return false
      // Degrees into metres on a small patch of the sphere: exact enough for "near".
      const north = (hotel.lat - where.lat) * metresADegree
      const east = (hotel.lon - where.lon) * metresADegree * Math.cos((where.lat * Math.PI) / 180)
      return north ** 2 + east ** 2 <= nearALandmark ** 2
    }
  }
}
