import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { readCityMap } from '#domains/places/map/city-map.server.ts'
import { callerOf, isThisMachine } from '#server/security/client-address.ts'
import { callBudget, concurrencyLimiter } from '#server/http/caller-limits.ts'
import { isOnMap, mapMaker, parseMapRequest } from '#server/map/map-maker.ts'
import type { PictureStore } from '#server/media/picture-store.ts'
import type { Services } from '#server/services.ts'

/** Pictures that one caller waits for at a time; all callers together wait for sixty. */
const drawnAtATime = { perCaller: 20, perNetwork: 40 }

/** The slugs of cities are shorter. */
const maxSlug = 80

/** Serves tiles and still pictures of the maps, `/map/{version}/{city}/{theme}/{locale}/{kind}/{z}/{x}/{y}.webp`. */
export function mapRoutes(services: Services, store: PictureStore): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const { env, clock, database, ports } = services
  const make = mapMaker(store, services.mapDrawings)
  // Only drawing costs; a stored picture is free.
  const take = callBudget({ perMinute: env.READS_PER_MINUTE, now: () => clock().getTime() })
  const place = concurrencyLimiter(drawnAtATime)
  app.get('/map/:version/:city{[a-z0-9-]+}/:theme/:locale/:kind/:z/:x/:file', async (c) => {
    const { version, city, file, ...parts } = c.req.param()
    const [, y = ''] = /^(\d+)\.webp$/.exec(file) ?? []
    const request = city.length <= maxSlug ? parseMapRequest({ ...parts, y }) : null
    const map = request && (await ports.remember(`map:${city}`, () => readCityMap(database.db, city)))
    if (!request || !map || !isOnMap(map, request)) return c.text('', 404, { 'Cache-Control': 'no-store' })
    const caller = callerOf(c.env.incoming, env)
    let wait = 1
    let done: (() => void) | null = null
    const mayDraw = () => {
      const over = isThisMachine(caller) ? null : take(caller, 1)
      wait = over ?? wait
      done = over === null ? place(caller) : null
      return done !== null
    }
    const picture = await make(map, request, mayDraw, () => c.env.outgoing.destroyed).finally(() => done?.())
    if (picture === null) return c.body(null, 429, { 'Retry-After': String(wait) })
    if (picture === 'busy') return c.body(null, 503, { 'Retry-After': '1' })
    return c.body(picture, 200, {
      'Content-Type': 'image/webp',
      // An open page can ask for an earlier version; it gets the current one.
      'Cache-Control': version === map.version ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
  })
  return app
}
