import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Hono } from 'hono'
import { findEmptyPages } from '#domains/content/empty-pages.server.ts'
import { voiceView, brandColours } from '#domains/content/voice.server.ts'
import { cachedSettings, type Settings } from '#domains/content/queries.server.ts'
import { readArticles } from '#domains/content/articles.server.ts'
import { accepts } from '#server/http/compression.ts'
import { articleFeed } from '#server/seo/feed.ts'
import type { PictureStore } from '#server/media/picture-store.ts'
import { robots } from '#server/seo/robots.ts'
import { sharePictures } from '#server/seo/share-pictures.ts'
import { siteMap } from '#server/seo/sitemap.ts'
import type { Services } from '#server/services.ts'
import { inLocale, locales, direction, type Locale } from '#i18n/locale.ts'
import { contentLinks, links } from '#links/site.ts'
import { markColours } from '@rihla/illustrations/mark'
import { brandTokens } from '#domains/content/brand/colours.ts'
import type { EmptyPage } from '#domains/content/shapes.ts'

const hour = 3_600
const day = 86_400

/** Serves files for discovery, sharing and installation: robots.txt, site map, manifests, pictures. */
export function discoveryRoutes(services: Services, store: PictureStore): Hono {
  const app = new Hono()
  const { env, origin, ports } = services
  const { db } = services.database
  const settings = () => cachedSettings({ db, ports })

  app.get('/robots.txt', (c) =>
    c.text(robots(origin, env.NOINDEX), 200, { 'Cache-Control': `public, max-age=${hour}` }),
  )

  app.get('/llms.txt', async (c) => {
    const [{ brand, voice }, empty] = await Promise.all([settings(), findEmptyPages(db, ports.remember)])
    const description = voiceView({ brand, voice }, 'en').home_description
    return c.text(llmsText({ brand: inLocale(brand.name, 'en'), about: description, origin, empty }), 200, {
      'Cache-Control': `public, max-age=${hour}`,
    })
  })

  const files = siteMap({ db, origin, now: () => services.clock().getTime() })
  app.on('GET', ['/sitemap.xml', '/sitemaps/*'], async (c) => {
    const file = await files(c.req.path)
    if (!file) return c.notFound()
    const headers = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${hour}`,
      Vary: 'Accept-Encoding',
    }
    if (!accepts('gzip', c.req.header('accept-encoding'))) {
      return c.body(new Uint8Array(await promisify(gunzip)(file)), 200, headers)
    }
    return c.body(new Uint8Array(file), 200, { ...headers, 'Content-Encoding': 'gzip' })
  })

  for (const locale of locales) {
    app.get(`/${locale}/manifest.webmanifest`, async (c) =>
      c.body(JSON.stringify(appManifest(await settings(), locale)), 200, {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': `public, max-age=${day}`,
      }),
    )
    app.get(contentLinks.feed(locale), async (c) => {
      const articles = await ports.remember('content:articles', () => readArticles(db))
      const feed = articleFeed(articles, { brand: inLocale((await settings()).brand.name, locale), origin, locale })
      return c.body(feed, 200, {
        'Content-Type': 'application/atom+xml; charset=utf-8',
        'Cache-Control': `public, max-age=${hour}`,
      })
    })
  }

  const shared = sharePictures({
    db,
    store,
    settings,
    uploaded: async (file) => (await ports.files.get(file))?.body ?? null,
  })
  app.get('/og/:locale/:kind/:file{[a-z0-9-]+\\.jpg}', async (c) => {
    const { locale, kind, file } = c.req.param()
    const picture = await shared(locale, kind, file.slice(0, -'.jpg'.length))
    if (picture === 'unknown') return c.notFound()
    if (picture === 'busy') return c.body(null, 503, { 'Retry-After': '1' })
    // Immutable under the address with the current version; under any other address it can change.
    const lasting = c.req.query('v') === picture.version ? `${365 * day}, immutable` : hour
    return c.body(new Uint8Array(picture.body), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': `public, max-age=${lasting}`,
      // Other sites embed the picture.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
  return app
}

/** Web app manifest of the site in one language. */
function appManifest({ brand }: Settings, locale: Locale) {
  const { night = markColours.ink } = brandTokens(brandColours(brand)).light
  const name = inLocale(brand.name, locale)
  return {
    id: links.home(locale),
    name,
    short_name: name,
    description: inLocale(brand.tagline, locale),
    lang: locale,
    dir: direction(locale),
    start_url: links.home(locale),
    scope: '/',
    display: 'standalone',
    theme_color: night,
    background_color: markColours.limestone,
    icons: [
      { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** `/llms.txt`: describes the site for assistants that help travellers, with the addresses they can use. */
function llmsText({
  brand,
  about,
  origin,
  empty,
}: {
  brand: string
  /** The provider's description of its site. */
  about: string
  origin: string
  empty: readonly EmptyPage[]
}): string {
  const filled = (name: EmptyPage, line: string) => (empty.includes(name) ? [] : [line])
  const page = (title: string, path: string, use: string) => `- [${title}](${origin}${path}): ${use}`
  return [
    `# ${brand}`,
    '',
    `> ${about}`,
    '',
    'Every price is a total with taxes and mandatory fees. Bookings are made by travellers themselves, signed in, on the pages.',
    '',
    '## Tools',
    page(
      'Model Context Protocol',
      '/mcp',
      'search hotels and packages, read a hotel for given dates, price a selection; the traveller confirms the booking on a page',
    ),
    page('API reference', '/api/docs', 'all endpoints over HTTP'),
    page('OpenAPI description', '/api/v1/openapi.json', 'machine-readable description of the API'),
    '',
    '## Pages',
    ...filled('hotels', page('Hotels', links.hotels('en'), 'hotels with the walking time to a named gate')),
    ...filled('packages', page('Packages', links.packages('en'), 'group trips with departures and daily programmes')),
    ...filled('services', page('Services', links.services('en'), 'transfers, guides, assistance')),
    ...filled('blogs', page('Blog', links.blogs('en'), 'articles about preparation, travel and the stay')),
    ...filled('faq', page('FAQ', links.faq('en'), 'questions about booking, payment and cancellation')),
    page('Arabic', links.home('ar'), 'the whole site in Arabic'),
    '',
  ].join('\n')
}
