import type { PlaceCategory } from '#domains/places/categories.ts'
import type { Fee, RoomView, Supply } from '#domains/shared/shapes.ts'
import type { RateRow } from '#domains/products/stays/pricing/rates.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type CatalogueRoom = {
  id: number
  name: Bilingual
  maxAdults: number
  maxChildren: number
  maxTotal: number
  view: RoomView
  amenities: string[]
  rates: RateRow[]
}

/** The data of a hotel that a search needs before it reads nights: everything except texts, pictures and inventory. */
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
  boardFreeUnder: number
  minNights: number
  fees: Fee[]
  supply: Supply
  rank: number
  rating: number | null
  /** Metres of the walk to the nearest gate, or to the place of the search. */
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

/** The whole catalogue at `version`, cached in the memory of a process. */
export type Catalogue = {
  /** Changes whenever the data of the catalogue changes in the database. */
  version: string
  cities: Map<string, CatalogueCity>
  districts: Map<number, CatalogueDistrict>
  /** Gates, airports and landmarks: places that visitors search hotels near to. */
  places: CataloguePlace[]
  words: Map<string, CatalogueWord>
  hotels: CatalogueHotel[]
  hotelOf: Map<number, CatalogueHotel>
  /** Number of room types of all hotels. */
  rooms: number
  /** Cache of hotels by destination, filled on demand. */
  reaches: Map<string, CatalogueHotel[]>
}
