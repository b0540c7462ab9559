import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Hono } from 'hono'
import { readSettings } from '#domains/content/read.server.ts'
import { readArticles } from '#domains/content/articles.server.ts'
import { appManifest, iconMaker } from '#server/app-manifest.ts'
import { acceptsGzip } from '#server/compressed.ts'
import { articleFeed } from '#server/feed.ts'
import type { PictureStore } from '#server/picture-store.ts'
import { forAssistants } from '#server/for-assistants.ts'
import { robots } from '#server/robots.ts'
import { sharePictures } from '#server/share-pictures.ts'
import { siteMap } from '#server/sitemap.ts'
import type { Wired } from '#server/wire.ts'
import { inLocale, locales } from '#text/locale.ts'
import { links } from '#web/links.ts'

const hour = 3_600
const day = 86_400

/** How the site is found, shared and installed: robots.txt, site map, manifests, icons, pictures of shared pages. */
export function discoveryRoutes(wired: Wired, store: PictureStore): Hono {
  const app = new Hono()
  const { env, origin, ports } = wired
  const { db } = wired.database
  const settings = () => ports.remember('settings', () => readSettings(db))

  app.get('/robots.txt', (c) =>
    c.text(robots(origin, env.NOINDEX), 200, { 'Cache-Control': `public, max-age=${hour}` }),
  )

  app.get('/llms.txt', async (c) => {
    const { brand } = await settings()
    return c.text(forAssistants(inLocale(brand.name, 'en'), origin), 200, {
      'Cache-Control': `public, max-age=${hour}`,
    })
  })

  const files = siteMap({ db, origin, now: () => wired.clock().getTime() })
  app.on('GET', ['/sitemap.xml', '/sitemaps/*'], async (c) => {
    const made = await files(c.req.path)
    if (!made) return c.notFound()
    const headers = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${hour}`,
      Vary: 'Accept-Encoding',
    }
    if (!acceptsGzip(c.req.header('accept-encoding'))) {
      return c.body(new Uint8Array(await promisify(gunzip)(made)), 200, headers)
    }
    return c.body(new Uint8Array(made), 200, { ...headers, 'Content-Encoding': 'gzip' })
  })

  for (const locale of locales) {
    app.get(`/${locale}/manifest.webmanifest`, async (c) =>
      c.body(JSON.stringify(appManifest(await settings(), locale)), 200, {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': `public, max-age=${day}`,
      }),
    )
    app.get(links.feed(locale), async (c) => {
      const articles = await ports.remember('content:articles', () => readArticles(db))
      const feed = articleFeed(articles, { brand: inLocale((await settings()).brand.name, locale), origin, locale })
      return c.body(feed, 200, {
        'Content-Type': 'application/atom+xml; charset=utf-8',
        'Cache-Control': `public, max-age=${hour}`,
      })
    })
  }

  const icon = iconMaker()
  app.get('/icons/:name', async (c) => {
    const made = await icon(c.req.param('name'))
    if (!made) return c.notFound()
    return c.body(new Uint8Array(made), 200, { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${day}` })
  })

  const shared = sharePictures({
    db,
    store,
    settings,
    uploaded: async (file) => (await ports.files.get(file))?.body ?? null,
  })
  app.get('/og/:locale/:kind/:file{[a-z0-9-]+\\.jpg}', async (c) => {
    const { locale, kind, file } = c.req.param()
    const made = await shared(locale, kind, file.slice(0, -'.jpg'.length))
    if (made === 'unknown') return c.notFound()
    if (made === 'busy') return c.body(null, 503, { 'Retry-After': '1' })
    // Under the version of what it says it never changes; under any other address it may.
    const lasting = c.req.query('v') === made.version ? `${365 * day}, immutable` : hour
    return c.body(new Uint8Array(made.body), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': `public, max-age=${lasting}`,
      // Shown by other sites: that is what it is for.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
  return app
}
