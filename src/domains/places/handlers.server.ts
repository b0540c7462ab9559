import { done, refuse } from '#contract/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import type { placesEndpoints } from '#domains/places/contract.ts'
import { readCityGround } from '#domains/places/map.server.ts'
import { country } from '#domains/places/tables.server.ts'
import { inLocale } from '#text/locale.ts'

export const placesHandlers: Handlers<typeof placesEndpoints> = {
  async fetch_city_ground({ db, locale, ports }, { city }) {
    const ground = await ports.remember(`ground:${city}:${locale}`, () => readCityGround(db, city, locale))
    return ground ? done({ ...ground, tiles: ports.mapTiles }) : refuse('not_found')
  },

  async fetch_countries({ db, locale }) {
    const rows = await db.select().from(country)
    const order = new Intl.Collator(locale)
    return done(
      rows
        .map((row) => ({ code: row.code, name: inLocale(row.name, locale), calling_code: row.callingCode }))
        .toSorted((a, b) => order.compare(a.name, b.name)),
    )
  },
}
