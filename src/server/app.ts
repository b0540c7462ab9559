import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { sql } from 'drizzle-orm'
import { api } from '#contract/api.ts'
import { keyMark } from '#contract/key-scopes.ts'
import { apiReference } from '#server/api-reference.ts'
import { assistantRoutes } from '#server/assistants.ts'
import { apiRoutes } from '#server/api.ts'
import { bookingDocuments } from '#server/booking-documents.ts'
import { bookingFiles } from '#server/booking-files.ts'
import { outboxRoutes } from '#server/dev-outbox.ts'
import { discoveryRoutes } from '#server/discovery.ts'
import { commonHeaders, localeCookie, nonceHeaders } from '#server/headers.ts'
import { letterExampleRoutes } from '#server/letter-examples.ts'
import { newNonce } from '#server/page-cache.ts'
import { pageOf } from '#server/page-address.ts'
import { links } from '#web/links.ts'
import type { createPages } from '#server/pages.ts'
import { sandboxRoutes, webhookRoutes } from '#server/payment-routes.ts'
import { policyReports } from '#server/policy-reports.ts'
import { ownPhotos, pictures } from '#server/picture-routes.ts'
import { pictureStore } from '#server/picture-store.ts'
import { problem } from '#server/problem.ts'
import { pageLocale, preferenceHeaders, preferredLocale, requestLocale } from '#server/request-locale.ts'
import { roomCalendars } from '#server/room-calendars.ts'
import { programmeFile } from '#server/programme-file.ts'
import type { Wired, WhoCalls } from '#server/wire.ts'

type Bindings = { Bindings: HttpBindings }
type App = Hono<Bindings>

type Options = {
  pages: ReturnType<typeof createPages>
  /** Folder of the built browser files; null in development, where Vite serves them. */
  clientFolder: string | null
  ready: () => boolean
}

const day = 86_400
const forever = `public, max-age=${365 * day}, immutable`

/** The whole site: health, files, pictures, API, then pages. */
export function createApp(wired: Wired, { pages, clientFolder, ready }: Options): App {
  const app = new Hono<Bindings>()
  const common = Object.entries(commonHeaders(wired.secure, wired.env.NOINDEX))

  app.use(limited(wired, common))
  app.get('/livez', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (!ready()) return c.text('stopping', 503)
    const reached = await wired.database.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    return reached ? c.text('ok') : c.text('database', 503)
  })

  if (clientFolder) serveFiles(app, clientFolder)

  const store = pictureStore({ folder: `${wired.env.DATA_DIR}/pictures` })
  app.route('/', pictures(wired, store))
  app.route('/', discoveryRoutes(wired, store))
  app.route('/', webhookRoutes(wired))
  app.route('/', policyReports(wired))
  app.route('/', programmeFile(wired))
  app.route('/', roomCalendars(wired))

  app.use(fromOwnPages)

  app.route('/', sandboxRoutes(wired))
  app.route('/', bookingFiles(wired))
  app.route('/', bookingDocuments(wired))
  app.route('/', assistantRoutes(wired))
  app.route('/', letterExampleRoutes(wired))
  app.route('/', ownPhotos(wired))

  if (wired.env.DEV_PAGES) {
    app.route('/dev/outbox', outboxRoutes(wired))
  }

  app.get('/api/docs', (c) => {
    const nonce = newNonce()
    return c.html(apiReference(wired.origin, nonce), 200, nonceHeaders(nonce, wired.secure, { writtenStyles: true }))
  })
  app.route(
    '/api/v1',
    apiRoutes({
      origin: () => wired.origin,
      fault: wired.fault,
      common,
      contextOf: (request, locale, socketAddress) =>
        wired.contextOf({ headers: request.headers, socketAddress }, locale, whoCalls(request)),
    }),
  )

  app.get('/', (c) => {
    c.header('Vary', preferenceHeaders)
    return c.redirect(links.home(preferredLocale(c.req.raw.headers)), 302)
  })

  app.all('*', async (c) => {
    // One spelling of every address: /AR/Hotels is /ar/hotels.
    if (/^\/(en|ar)(\/|$)/i.test(c.req.path) && /[A-Z]/.test(c.req.path) && c.req.method === 'GET') {
      return c.redirect(c.req.path.toLowerCase() + new URL(c.req.url).search, 301)
    }
    // Forms come with their length told; a body of unknown or too great length is not read at all.
    const length = c.req.header('content-length')
    if (c.req.raw.body && !(Number(length) <= pageOf(c.req.path).largestForm)) {
      return tooLarge(c.req.raw, (screen) => pages.answer(screen, c.env))
    }
    const response = await pages.answer(nameable(c.req.raw), c.env)
    // Already written, past Hono, from the kept page.
    if (!response) return RESPONSE_ALREADY_SENT
    const line = localeCookie(c.req.header('cookie'), pageOf(c.req.path).locale, wired.secure)
    if (line) response.headers.append('Set-Cookie', line)
    return response
  })

  app.onError((error, c) =>
    problem(wired.fault(error, crypto.randomUUID()), requestLocale(c.req.raw), crypto.randomUUID()),
  )
  return app
}

/** A form that is too large to be read: a screen in the language of its page for people, a problem for programs. */
async function tooLarge(request: Request, render: (screen: Request) => Promise<Response | null>): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  const locale = pageLocale(request)
  const reads = request.headers.get('accept')?.includes('text/html') && !pathname.endsWith('.data')
  const headers = new Headers(request.headers)
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name)
  const screen = reads && (await render(new Request(origin + links.tooLarge(locale), { headers })))
  return screen || problem({ code: 'payload_too_large' }, locale, crypto.randomUUID())
}

/** So many requests at once and no more; those refused have the headers of every answer too. */
function limited({ env }: Wired, common: [string, string][]): MiddlewareHandler {
  let inFlight = 0
  return async (c, next) => {
    if (inFlight >= env.MAX_IN_FLIGHT) {
      c.res = problem({ code: 'unavailable', retryAfter: 1 }, requestLocale(c.req.raw), crypto.randomUUID())
    } else {
      inFlight++
      try {
        await next()
      } finally {
        inFlight--
      }
    }
    // Set on the answer itself: `c.header` would make it anew for each, and read its body as a stream to do so.
    if (c.res !== RESPONSE_ALREADY_SENT) for (const [name, value] of common) c.res.headers.set(name, value)
  }
}

/** The files of the build, with how long each may be kept. */
function serveFiles(app: App, clientFolder: string): void {
  const files = serveStatic({ root: clientFolder, precompressed: true })
  // Which build is the latest must be asked anew each time; what a build is made of never changes.
  app.get('/builds/latest.json', cacheControl('no-cache'), files)
  app.get('/builds/meta/*', cacheControl(forever), files)
  // Asked for anew each time: a browser compares it with the one it runs.
  app.get('/offline-worker.js', cacheControl('no-cache'), files)
  app.get('/assets/*', cacheControl(forever), files)
  app.get('/:file{[a-z0-9-]+\\.(ico|svg|png|webmanifest|txt)}', cacheControl(`public, max-age=${day}`), files)
}

/** Browsers send Origin with every write; one from elsewhere is somebody else's form. */
const fromOwnPages: MiddlewareHandler = async (c, next) => {
  const { method } = c.req
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return next()
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  const own = origin
    ? sameHost(origin, c.req.header('host'))
    : site === undefined || site === 'same-origin' || site === 'none'
  return own ? next() : problem({ code: 'origin_refused' }, requestLocale(c.req.raw), crypto.randomUUID())
}

/** Set once the answer is there: the header that a file server sets while it answers is lost. */
function cacheControl(value: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status < 400) c.header('Cache-Control', value)
  }
}

/** Keys open the API alone, so nothing else looks for them. */
function whoCalls(request: Request): WhoCalls {
  if (request.headers.get('authorization')?.startsWith(`Bearer ${keyMark}`)) return 'key'
  const name = new URL(request.url).pathname.split('/').at(-1) as keyof typeof api
  const endpoint = api[name]
  return endpoint && (endpoint.who !== 'anyone' || endpoint.effect === 'write') ? 'ask' : 'visitor'
}

/** A path that cannot be decoded names no page; the router would say so in the log, each time anybody asks. */
function nameable(request: Request): Request {
  const url = new URL(request.url)
  try {
    decodeURIComponent(url.pathname)
    return request
  } catch {
    url.pathname = `/${pageLocale(request)}/-`
    return new Request(url, request)
  }
}

function sameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}
