import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import type { placesEndpoints } from '#domains/places/contract.ts'
import { gatesOf, groundOf } from '#domains/places/map/ground.server.ts'
import { findCityPoint, readCityMap } from '#domains/places/map/city-map.server.ts'
import { walkLine } from '@rihla/street-map/walks'
import { country } from '#domains/places/schema.server.ts'
import type { Point } from '@rihla/street-map/distance'
import { inListOrder } from '#domains/places/countries.ts'
import { inLocale, type Bilingual } from '#i18n/locale.ts'

export const placesHandlers: Handlers<typeof placesEndpoints> = {
  async fetch_city_ground({ db, locale, ports }, { city }) {
    const [point, map] = await Promise.all([
      ports.remember(`city-point:${city}`, () => findCityPoint(db, city)),
      ports.remember(`map:${city}`, () => readCityMap(db, city)),
    ])
    return point ? done({ ...groundOf(point, map, locale), tiles: ports.mapTiles }) : err('not_found')
  },

  async fetch_map_labels({ db, locale, ports }, { city, zoom }) {
    const map = await ports.remember(`map:${city}`, () => readCityMap(db, city))
    if (!map || zoom < map.minZoom || zoom > map.maxZoom) return err('not_found')
    const boxes = await ports.mapLabels(map, zoom, locale)
    return done(boxes.map(({ x, y, width, height, angle }) => [whole(x), whole(y), whole(width), whole(height), angle]))
  },

  async fetch_walk_line({ db, locale, ports }, { city, lat, lon, to_lat, to_lon }) {
    const ends =
      to_lat === undefined || to_lon === undefined
        ? gatesOf(await ports.remember(`map:${city}`, () => readCityMap(db, city)))
        : [{ lat: to_lat, lon: to_lon, name: null }]
    const walk = walkLine<Point & { name: Bilingual | null }>(city, { lat, lon }, ends)
    if (!walk) return err('not_found')
    const { place, metres, minutes, line } = walk
    return done({ name: place.name && inLocale(place.name, locale), metres, minutes, line })
  },

  async fetch_countries({ db, locale }) {
    // The provider can leave countries out.
    const left = sql`select 1 from setting where key = 'unlisted_countries' and value ? ${country.code}`
    const rows = await db
      .select()
      .from(country)
      .where(sql`not exists (${left})`)
    const countries = rows.map((row) => ({
      code: row.code,
      name: inLocale(row.name, locale),
      calling_code: row.callingCode,
    }))
    return done(inListOrder(countries, locale))
  },
}

const whole = Math.round
