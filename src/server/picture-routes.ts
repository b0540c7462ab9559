import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { ownPhoto } from '#domains/accounts/photo.server.ts'
import { findImage } from '#domains/content/read.server.ts'
import { pictureFormat, pictureMaker } from '#server/images.ts'
import type { PictureStore } from '#server/picture-store.ts'
import type { Wired } from '#server/wire.ts'

type Bindings = { Bindings: HttpBindings }

const forever = 'public, max-age=31536000, immutable'

/** Pictures at the widths there are, each made once. */
export function pictures(wired: Wired, store: PictureStore): Hono {
  const app = new Hono()
  const picture = pictureMaker({
    store,
    find: (id) => findImage(wired.database.db, id),
    uploaded: async (file) => (await wired.ports.files.get(file))?.body ?? null,
  })
  app.get('/img/:width{[0-9]+}/:kind/:name', async (c) => {
    const { width, kind, name } = c.req.param()
    const named = c.req.method === 'HEAD'
    const made = await picture(`${kind}/${name}`, Number(width), pictureFormat(c.req.header('accept')), { named })
    if (made === 'unknown') return c.notFound()
    // What it would be if it were asked for now: nothing better has been made yet.
    if (made === 'known')
      return c.body(null, 200, { 'Content-Type': 'image/webp', 'Cache-Control': 'no-cache', Vary: 'Accept' })
    if (made === 'busy') return c.body(null, 503, { 'Retry-After': '1' })
    return c.body(made.body, 200, {
      'Content-Type': made.type,
      'Cache-Control': forever,
      Vary: 'Accept',
    })
  })
  return app
}

/** A photo is shown to its owner alone; whatever anyone else asks for is not there. */
export function ownPhotos(wired: Wired): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.get('/me/photo/:name{[a-f0-9-]+}', async (c) => {
    const facts = { headers: c.req.raw.headers, socketAddress: c.env.incoming.socket.remoteAddress ?? '' }
    const { context } = await wired.contextOf(facts, 'en', 'ask')
    const photo = context.actor.kind === 'traveller' ? await ownPhoto(context, c.req.param('name')) : null
    if (!photo) return c.text('', 404, { 'Cache-Control': 'private, no-store' })
    return c.body(new Uint8Array(photo.body), 200, {
      'Content-Type': photo.type,
      'Cache-Control': 'private, no-store',
    })
  })
  return app
}
