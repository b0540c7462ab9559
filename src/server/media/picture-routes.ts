import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { ownPhoto } from '#domains/accounts/profile/photo.server.ts'
import { drawingAddress, parseDrawingAddress } from '#domains/content/drawing-address.ts'
import { isUploaded } from '#domains/content/focal-point.ts'
import { findImage } from '#domains/content/queries.server.ts'
import { drawingVersion } from '@rihla/illustrations/version'
import { concurrencyLimiter } from '#server/http/caller-limits.ts'
import { callerOf } from '#server/security/client-address.ts'
import { pictureFormat, pictureMaker } from '#server/media/images.ts'
import type { PictureStore } from '#server/media/picture-store.ts'
import type { Services } from '#server/services.ts'

type Bindings = { Bindings: HttpBindings }

const forever = 'public, max-age=31536000, immutable'
/** For drawings whose address has no version: they can change. */
const oneDay = 'public, max-age=86400'

/** Pictures that one caller waits for at a time; all callers together wait for sixty. */
const picturesAtATime = { perCaller: 40, perNetwork: 50 }

/** Serves pictures at the listed widths, each rendered once. */
export function pictures(services: Services, store: PictureStore): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const place = concurrencyLimiter(picturesAtATime)
  const picture = pictureMaker({
    store,
    find: (id) => findImage(services.database.db, id),
    uploaded: async (file) => (await services.ports.files.get(file))?.body ?? null,
  })
  app.get('/img/:width{[0-9]+}/:kind/:name', async (c) => {
    const { width, kind, name } = c.req.param()
    const isHead = c.req.method === 'HEAD'
    const format = pictureFormat(c.req.header('accept'), services.env.PICTURES_AVIF)
    const { id, version } = parseDrawingAddress(`${kind}/${name}`)
    // The versions of a drawing are one picture to the maker: it draws the current one.
    const address = version === null ? id : drawingAddress(id, drawingVersion)
    const done = place(callerOf(c.env.incoming, services.env))
    if (!done) return c.body(null, 429, { 'Retry-After': '1' })
    const left = () => c.env.outgoing.destroyed
    const drawn = await picture(address, Number(width), format, { isHead, left }).finally(done)
    if (drawn === 'unknown') return c.notFound()
    // The type a request would get now, because no AVIF exists yet.
    if (drawn === 'known')
      return c.body(null, 200, { 'Content-Type': 'image/webp', 'Cache-Control': 'no-cache', Vary: 'Accept' })
    if (drawn === 'busy') return c.body(null, 503, { 'Retry-After': '1' })
    return c.body(drawn.body, 200, {
      'Content-Type': drawn.type,
      'Cache-Control': version === drawingVersion || isUploaded(id) ? forever : oneDay,
      Vary: 'Accept',
    })
  })
  return app
}

/** Serves a profile photo to its owner only; any other request gets 404. */
export function ownPhotos(services: Services): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.get('/me/photo/:name{[a-f0-9-]+}', async (c) => {
    const facts = { headers: c.req.raw.headers, socketAddress: c.env.incoming.socket.remoteAddress ?? '' }
    const { context } = await services.contextOf(facts, 'en', 'session')
    const photo = context.actor.kind === 'traveller' ? await ownPhoto(context, c.req.param('name')) : null
    if (!photo) return c.text('', 404, { 'Cache-Control': 'private, no-store' })
    return c.body(new Uint8Array(photo.body), 200, {
      'Content-Type': photo.type,
      'Cache-Control': 'private, no-store',
    })
  })
  return app
}
