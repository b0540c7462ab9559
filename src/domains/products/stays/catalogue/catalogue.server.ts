import { sql } from 'drizzle-orm'
import { setImmediate as breath } from 'node:timers/promises'
import type { Queryable } from '#domains/context.ts'
import { versionedCache } from '#domains/versioned-cache.server.ts'
import type {
  Catalogue,
  CatalogueCity,
  CatalogueDistrict,
  CatalogueHotel,
  CataloguePlace,
  CatalogueRoom,
  CatalogueWord,
} from '#domains/products/stays/catalogue/catalogue.ts'
import { saleUntil } from '#domains/products/stays/catalogue/licence.server.ts'

/** Categories of places that visitors search hotels near to. */
const landmarkCategories = '{gate,airport,mosque,holy_site,mountain,museum,train_station,cemetery,hospital,street}'

const cached = versionedCache('catalogue:stays', readCatalogue)

/** SQL expression for the version of the catalogue. */
export const catalogueVersion = cached.version
/** The catalogue as last read by this process; it can be outdated, so a later check must correct the result. */
export const catalogueKnown = cached.known
export const catalogueNow = cached.fresh
/** Runs a query against the current catalogue, never against an outdated one. */
export const withCatalogue = cached.query

/** Batch size for reading hotels; it limits the duration of each statement and of each pause of the event loop. */
const hotelsAtATime = 1_000

async function readCatalogue(db: Queryable): Promise<Catalogue> {
  const result = await db.execute<{
    version: string
    cities: CatalogueCity[]
    districts: CatalogueDistrict[]
    places: CataloguePlace[]
    words: CatalogueWord[]
  }>(sql`select ${catalogueVersion} as version,
    (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'country', country, 'lat', lat, 'lon', lon,
       'timeZone', time_zone, 'rank', rank, 'searchKey', search_key) order by rank, slug), '[]') from city) as cities,
    (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'city', city, 'name', name, 'lat', lat, 'lon', lon,
       'searchKey', search_key) order by id), '[]') from district) as districts,
    (select coalesce(json_agg(json_build_object('slug', slug, 'city', city, 'category', category, 'name', name, 'lat', lat, 'lon', lon,
       'searchKey', search_key) order by id), '[]') from place where category = any(${landmarkCategories}::text[])) as places,
    (select coalesce(json_agg(json_build_object('id', id, 'group', "group", 'scope', scope, 'name', name) order by "group", id), '[]') from amenity) as words`)
  const row = result.rows[0]
  if (!row) throw new Error('the query of the catalogue returned no row')
  const hotels: CatalogueHotel[] = []
  for (;;) {
    const some = await readHotels(db, hotels.at(-1)?.id ?? 0)
    hotels.push(...some)
    if (some.length < hotelsAtATime) break
    await breath()
  }
  return {
    version: row.version,
    cities: new Map(row.cities.map((city) => [city.slug, city])),
    districts: new Map(row.districts.map((district) => [district.id, district])),
    places: row.places,
    words: new Map(row.words.map((word) => [word.id, word])),
    hotels,
    hotelOf: new Map(hotels.map((hotel) => [hotel.id, hotel])),
    rooms: hotels.reduce((sum, hotel) => sum + hotel.rooms.length, 0),
    reaches: new Map(),
  }
}

type RoomColumns = [
  CatalogueRoom['id'],
  CatalogueRoom['name'],
  number,
  number,
  number,
  CatalogueRoom['view'],
  string[],
  CatalogueRoom['rates'],
]

async function readHotels(db: Queryable, after: number): Promise<CatalogueHotel[]> {
  const result = await db.execute<Omit<CatalogueHotel, 'rooms'> & { rooms: RoomColumns[] }>(sql`
    select h.id, h.slug, h.name, h.city, h.district_id as "districtId", h.lat, h.lon, h.stars, h.currency, c.country,
      c.time_zone as "timeZone", h.check_in_from as "checkInFrom", h.child_max_age as "childMaxAge",
      h.board_free_under as "boardFreeUnder", h.min_nights as "minNights",
      h.fees, h.supply, ${saleUntil}, h.rank, h.rating, h.nearest_place_metres as metres, h.amenities as facilities, h.search_key as "searchKey",
      (select coalesce(json_agg(json_build_array(rt.id, rt.name, rt.max_adults, rt.max_children, rt.max_total, rt.view, rt.amenities,
         (select coalesce(json_agg(json_build_array(r.id, r.board, r.payment, r.price_basis_points, r.adult_supplement,
            r.child_supplement, r.policy_id) order by r.id), '[]') from rate_plan r where r.room_type_id = rt.id)) order by rt.id), '[]')
       from room_type rt where rt.hotel_id = h.id) as rooms
    from hotel h join city c on c.slug = h.city
    where h.offered and h.id > ${after} order by h.id limit ${hotelsAtATime}`)
  return result.rows.map((row) => ({
    ...row,
    districtId: Number(row.districtId),
    facilities: row.facilities.map(once),
    rooms: row.rooms.map(([id, name, maxAdults, maxChildren, maxTotal, view, amenities, rates]) => ({
      id,
      name,
      maxAdults,
      maxChildren,
      maxTotal,
      view: once(view),
      amenities: amenities.map(once),
      rates,
    })),
  }))
}

const words = new Map<string, string>()

/** Returns one shared instance of equal strings, so that 100,000 copies need the memory of one. */
function once<Word extends string>(word: Word): Word {
  const sharedWord = words.get(word)
  if (sharedWord !== undefined) return sharedWord as Word
  words.set(word, word)
  return word
}
