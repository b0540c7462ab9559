import type { PlaceCategory } from '#domains/places/categories.ts'
import type { Fee, Supply } from '#domains/stays/shapes.ts'
import type { RateRow } from '#domains/stays/terms.server.ts'
import type { Bilingual } from '#text/locale.ts'

export type CatalogueRoom = {
  id: number
  name: Bilingual
  maxAdults: number
  maxChildren: number
  maxTotal: number
  amenities: string[]
  rates: RateRow[]
}

/** All that a search must know of a hotel before it looks at a night: everything but texts, pictures and stock. */
export type CatalogueHotel = {
  id: number
  slug: string
  name: Bilingual
  city: string
  districtId: number
  lat: number
  lon: number
  stars: number
  currency: string
  country: string
  timeZone: string
  checkInFrom: string
  childMaxAge: number
  minNights: number
  fees: Fee[]
  supply: Supply
  rank: number
  rating: number | null
  /** Straight-line metres to the nearest gate. */
  metres: number | null
  facilities: string[]
  searchKey: string
  rooms: CatalogueRoom[]
}

export type CatalogueCity = {
  slug: string
  name: Bilingual
  country: string
  lat: number
  lon: number
  timeZone: string
  rank: number
  searchKey: string
}
export type CatalogueDistrict = {
  id: number
  slug: string
  city: string
  name: Bilingual
  lat: number
  lon: number
  searchKey: string
}
export type CataloguePlace = {
  slug: string
  city: string
  category: PlaceCategory
  name: Bilingual
  lat: number
  lon: number
  searchKey: string
}
export type CatalogueWord = { id: string; group: string; scope: 'hotel' | 'room'; name: Bilingual }

/** The catalogue as it stood at `stamp`, kept whole in the memory of a process. */
export type Catalogue = {
  /** Differs whenever anything in here has been changed in the database. */
  stamp: string
  cities: Map<string, CatalogueCity>
  districts: Map<number, CatalogueDistrict>
  /** Gates, airports and landmarks: what people look for a bed near to. */
  places: CataloguePlace[]
  words: Map<string, CatalogueWord>
  hotels: CatalogueHotel[]
  hotelOf: Map<number, CatalogueHotel>
  /** Room types of all hotels together. */
  rooms: number
  /** Hotels by where they were looked for; filled as it is asked. */
  reaches: Map<string, CatalogueHotel[]>
}
