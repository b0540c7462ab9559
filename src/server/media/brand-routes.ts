import { Hono, type Context } from 'hono'
import { logoFile } from '#domains/content/brand/logo-file.ts'
import { stylesheetAt } from '#domains/content/brand/stylesheet.ts'
import { cachedSettings } from '#domains/content/queries.server.ts'
import { appIcons, emailLogo } from '#server/media/brand-pictures.ts'
import type { PictureStore } from '#server/media/picture-store.ts'
import type { Services } from '#server/services.ts'

const hour = 3_600
const forever = `public, max-age=${365 * 24 * hour}, immutable`

/** Serves what follows the brand: its stylesheet, its logos and its icons. */
export function brandRoutes({ database, ports }: Services, store: PictureStore): Hono {
  const app = new Hono()
  const settings = () => cachedSettings({ db: database.db, ports })
  const files = async (name: string) => (await ports.files.get(name))?.body ?? null

  app.get('/:file{brand-[a-z0-9-]+\\.css}', (c) => {
    const css = stylesheetAt(c.req.path)
    if (css === null) return c.notFound()
    return c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': forever })
  })

  app.get('/logos/:name', async (c) => {
    const logo = logoFile(c.req.param('name'))
    const body = logo && (await files(logo.file))
    if (!body) return c.notFound()
    return c.body(new Uint8Array(body), 200, {
      'Content-Type': logo.format === 'svg' ? 'image/svg+xml' : 'image/png',
      'Cache-Control': forever,
      // Opened by itself, the drawing is a document.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  })
  app.get('/logos/:name/mail.png', async (c) => {
    const logo = logoFile(c.req.param('name'))
    const image = logo && (await emailLogo(store, logo, files))
    if (!image) return c.notFound()
    // Mail programs show it on pages of their own.
    return picture(c, image, 'image/png', { 'Cache-Control': forever, 'Cross-Origin-Resource-Policy': 'cross-origin' })
  })

  const icons = appIcons(store, files)
  const lasting = { 'Cache-Control': `public, max-age=${hour}` }
  app.get('/favicon.svg', async (c) =>
    c.body(await icons.svg(await settings()), 200, { ...lasting, 'Content-Type': 'image/svg+xml' }),
  )
  app.get('/favicon.ico', async (c) =>
    picture(c, await icons.png(await settings(), 'favicon-48.png'), 'image/png', lasting),
  )
  app.get('/icons/:name', async (c) => {
    const image = await icons.png(await settings(), c.req.param('name'))
    return image ? picture(c, image, 'image/png', lasting) : c.notFound()
  })
  return app
}

function picture(c: Context, image: Uint8Array | 'busy' | null, type: string, headers: Record<string, string>) {
  if (image === null) return c.notFound()
  if (image === 'busy') return c.body(null, 503, { 'Retry-After': '1' })
  return c.body(new Uint8Array(image), 200, { ...headers, 'Content-Type': type })
}
