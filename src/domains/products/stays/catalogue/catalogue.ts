import type { city, district, place } from '#domains/places/schema.server.ts'
import type { HotelTerms } from '#domains/shared/shapes.ts'
import type { SalePeriod } from '#domains/products/stays/pricing/licence.ts'
import type { RateRow } from '#domains/products/stays/pricing/rates.server.ts'
import type { amenity, hotel, roomType } from '#domains/products/stays/schema.server.ts'

type RoomColumn = 'id' | 'name' | 'maxAdults' | 'maxChildren' | 'maxTotal' | 'view' | 'amenities'
export type CatalogueRoom = Pick<typeof roomType.$inferSelect, RoomColumn> & { rates: RateRow[] }

type NamedPoint = 'slug' | 'name' | 'lat' | 'lon' | 'searchKey'
type HotelColumn = NamedPoint | 'city' | 'districtId' | 'minNights' | 'supply' | 'rank' | 'rating'

/** The data of a hotel that a search needs before it reads nights: everything except texts, pictures and inventory. */
export type CatalogueHotel = HotelTerms &
  SalePeriod &
  Pick<typeof hotel.$inferSelect, HotelColumn> & {
    /** Metres of the walk to the nearest gate, or to the place of the search. */
    metres: number | null
    facilities: string[]
    rooms: CatalogueRoom[]
  }

export type CatalogueCity = typeof city.$inferSelect
export type CatalogueDistrict = Omit<typeof district.$inferSelect, 'shape'>
export type CataloguePlace = Pick<typeof place.$inferSelect, NamedPoint | 'city' | 'category'>
export type CatalogueWord = typeof amenity.$inferSelect

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
