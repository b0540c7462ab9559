import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { endpointNamed } from '#api/index.ts'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { Actor } from '#domains/context.ts'
import { keyMark } from '#api/scopes.ts'
import { withDeadline } from '#domains/deadline.server.ts'
import { deadlineMs } from '#server/config/env.ts'
import { apiDocuments } from '#server/api/api-documents.ts'
import { assistantRoutes } from '#server/api/mcp.ts'
import { apiRoutes } from '#server/api/routes.ts'
import { bookingDocuments } from '#server/documents/booking-documents.ts'
import { bookingFiles } from '#server/documents/booking-files.ts'
import { outboxRoutes } from '#server/documents/outbox-preview.ts'
import { easyView } from '#server/http/easy-view.ts'
import { discoveryRoutes } from '#server/seo/discovery.ts'
import { commonHeaders, localeCookie } from '#server/http/headers.ts'
import { notificationExampleRoutes } from '#server/documents/email-examples.ts'
import { maxTextBytes, resolvePage, type ResolvedPage } from '#server/pages/page-address.ts'
import { links, noticeLinks } from '#links/site.ts'
import { isRead, readInstead } from '#server/pages/page-render.ts'
import type { createPages } from '#server/pages/pages.ts'
import { pageUnits, unitsOf } from '#server/pages/request-units.ts'
import { webhookRoutes } from '#server/api/webhooks.ts'
import { isOwnOrigin } from '#server/http/own-host.ts'
import { brandRoutes } from '#server/media/brand-routes.ts'
import { mapRoutes } from '#server/map/map-routes.ts'
import { ownPhotos, pictures } from '#server/media/picture-routes.ts'
import { pictureStore, type PictureStore } from '#server/media/picture-store.ts'
import { reasonOf } from '#server/observability/fault.ts'
import { readinessOf } from '#server/http/readiness.ts'
import { callerOf, isThisMachine } from '#server/security/client-address.ts'
import { callBudget, concurrencyLimiter, largeBodies, type CallBudget } from '#server/http/caller-limits.ts'
import { hasTooManyFields, isMultipart } from '#server/http/body.ts'
import { plainNotice, problem } from '#server/http/problem.ts'
import { preferenceHeaders, preferredLocale, requestLocale } from '#server/http/request-locale.ts'
import { roomCalendars } from '#server/documents/room-calendars.ts'
import { programmeFiles } from '#server/documents/programme-files.ts'
import { afterLocale, type Locale } from '#i18n/locale.ts'
import type { Services, Caller } from '#server/services.ts'

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

/** The whole site: health checks, files, pictures, API, then pages. */
export function createApp(services: Services, { pages, clientFolder, ready }: Options): App {
  const app = new Hono<Bindings>()
  const common = Object.entries(commonHeaders(services.secure, services.env.NOINDEX))

  app.use(withHeaders(common))
  // Before the limit, because a busy process is alive.
  app.get('/livez', (c) => c.text('ok'))
  const readiness = readinessOf(services, ready)
  app.get('/readyz', async (c) => {
    const state = await readiness()
    return c.json(state, state.status === 'ok' ? 200 : 503)
  })
  app.use(limited(services))
  app.use(answeredInTime(services, pages))
  const take = callBudget({ perMinute: services.env.READS_PER_MINUTE, now: () => services.clock().getTime() })
  const render: ScreenRender = (request, page, raw) => pages.answer(request, page, raw)
  app.use(withinBudget(services, take, { render, costOf: costOfRequest }))

  const store = pictureStore({
    folder: `${services.env.DATA_DIR}/pictures`,
    notStored: (error) => services.log('warn', 'picture not stored', { message: reasonOf(error) }),
  })
  // Before the files, whose folder can contain icons, too.
  app.route('/', brandRoutes(services, store))
  if (clientFolder) serveFiles(app, clientFolder)
  app.route('/', pictures(services, store))
  app.route('/', mapRoutes(services, mapStore(services)))
  app.route('/', discoveryRoutes(services, store))
  const inTurn = largeBodies()
  app.route('/', webhookRoutes(services, inTurn))
  app.route('/', programmeFiles(services))
  app.route('/', roomCalendars(services))

  app.use(fromOwnPages(services))

  app.route('/', easyView(services, pages.easyStyles))
  if (services.demo) app.route('/', services.demo.routes(services))
  app.route('/', bookingFiles(services))
  app.route('/', bookingDocuments(services))
  app.route('/', assistantRoutes(services, take))
  app.route('/', notificationExampleRoutes(services))
  app.route('/', ownPhotos(services))

  if (services.env.DEV_PAGES) {
    app.route('/dev/outbox', outboxRoutes(services))
  }

  app.route(
    '/',
    apiDocuments(services, async (request) => isProvenStaff(await actorOf(services, request))),
  )
  app.route(
    '/api/v1',
    apiRoutes({
      fault: services.fault,
      inTurn,
      common,
      contextOf: (request, locale, socketAddress) =>
        services.contextOf(
          { headers: request.headers, socketAddress, method: request.method },
          locale,
          whoCalls(request),
        ),
    }),
  )

  // A file that does not exist is rendered as a page.
  app.all('*', withinBudget(services, take, { render, costOf: (c) => (costOfRequest(c) === 0 ? pageUnits : 0) }))
  app.all('*', async (c) => {
    // Addresses are lower case: /AR/Hotels redirects to /ar/hotels.
    const lowered = c.req.path.toLowerCase()
    const isPage = afterLocale(lowered) !== null || resolvePage(lowered).withoutLocale !== null
    if (/[A-Z]/.test(c.req.path) && isPage && c.req.method === 'GET') {
      return c.redirect(lowered + new URL(c.req.url).search, 301)
    }
    const page = resolvePage(addressOf(c))
    if (page.withoutLocale !== null && isRead(c.req.raw)) return toPreferredLanguage(c, page.withoutLocale)
    // Browsers declare the length of a form; a body of unknown or excessive length is not read.
    const length = Number(c.req.header('content-length'))
    const hasFiles = isMultipart(c.req.header('content-type') ?? '')
    const maxBytes = hasFiles ? page.maxFormBytes : Math.min(page.maxFormBytes, maxUrlEncodedBytes)
    if (c.req.raw.body && !(length <= maxBytes)) {
      return errorScreen(c.req.raw, page, {
        error: { code: 'payload_too_large' },
        path: noticeLinks.tooLarge,
        render: (screen, of) => pages.answer(screen, of, c.env),
      })
    }
    if (!c.req.raw.body || length <= maxTextBytes) return answered(c, page)
    const actor = await actorOf(services, c.req.raw)
    // Nobody else can use what the form contains, so it is not read.
    if (page.forStaff && !isProvenStaff(actor))
      return c.redirect(links.signin(page.locale ?? preferredLocale(c.req.raw.headers), c.req.path), 303)
    if (actor.kind === 'traveller' || actor.opened) return answered(c, page)
    const response = await inTurn(callerOf(c.env.incoming, services.env), () => answered(c, page))
    return response ?? plainNotice(localeOf(c), 'unavailable')
  })

  /** Answers a page whose form may be read. */
  async function answered(c: HonoContext<Bindings>, page: ResolvedPage): Promise<Response> {
    if (!(await isForm(c.req.raw)))
      return problem({ code: 'malformed' }, page.locale ?? preferredLocale(c.req.raw.headers), crypto.randomUUID())
    const response = await pages.answer(nameable(c.req.raw, page), page, c.env)
    // The cached page has already been written to the socket, without Hono.
    if (!response) return RESPONSE_ALREADY_SENT
    const line = localeCookie(c.req.header('cookie'), page.locale, services.secure)
    if (line) response.headers.append('Set-Cookie', line)
    return response
  }

  app.onError((error, c) =>
    problem(services.fault(error, crypto.randomUUID()), requestLocale(c.req.raw), crypto.randomUUID()),
  )
  return app
}

/** Tiles have their own disk space, so that they replace no pictures, and one is drawn at a time. */
function mapStore({ env, log }: Services): PictureStore {
  return pictureStore({
    folder: `${env.DATA_DIR}/maps`,
    maxConcurrent: 1,
    quotaBytes: 256 * 1024 * 1024,
    notStored: (error) => log('warn', 'map tile not stored', { message: reasonOf(error) }),
  })
}

/** Maximum size of a form without files. A text of 100,000 Arabic letters has 600,000 bytes. */
const maxUrlEncodedBytes = 1_048_576

/** The sender of a request by the cookies alone, whatever the address. */
async function actorOf(services: Services, { headers }: Request): Promise<Actor> {
  return (await services.contextOf({ headers, socketAddress: '' }, 'en', 'session')).context.actor
}

function isProvenStaff(actor: Actor): boolean {
  return actor.kind === 'traveller' && actor.staff?.proven === true
}

/** True if a request has no body, or one that a page can read as a form. Browsers send no other to a page. */
async function isForm(request: Request): Promise<boolean> {
  if (!request.body) return true
  const type = request.headers.get('content-type') ?? ''
  const isEncoded = /^application\/x-www-form-urlencoded\b/i.test(type)
  if (!isEncoded && !isMultipart(type)) return false
  const body = new Uint8Array(await request.clone().arrayBuffer())
  if (hasTooManyFields(body, type)) return false
  if (isEncoded) return true
  return new Response(body, { headers: { 'content-type': type } }).formData().then(
    () => true,
    () => false,
  )
}

/** Redirects to a page in the language that the reader has chosen or prefers; the query stays. */
function toPreferredLanguage(c: HonoContext<Bindings>, path: string): Response {
  c.header('Vary', preferenceHeaders)
  c.header('Cache-Control', 'private, no-store')
  const home = links.home(preferredLocale(c.req.raw.headers))
  return c.redirect(`${home}${path === '/' ? '' : path}${new URL(c.req.url).search}`, 302)
}

/** The language of the page, or the one that the caller prefers. */
function localeOf(c: HonoContext<Bindings>): Locale {
  return resolvePage(addressOf(c)).locale ?? requestLocale(c.req.raw)
}

/** True for a browser that opens a page, false for a program and for the data of a page. */
function acceptsPage(request: Request): boolean {
  const { pathname } = new URL(request.url)
  return !!request.headers.get('accept')?.includes('text/html') && !pathname.endsWith('.data')
}

type Render = (screen: Request, page: ResolvedPage) => Promise<Response | null>
type ErrorOptions = { error: ApiError; path: (locale: Locale) => string; render: Render }

/** Response to a request that is not processed: an error page in the language of its page for browsers, a problem for programs. */
async function errorScreen(
  request: Request,
  page: ResolvedPage,
  { error, path, render }: ErrorOptions,
): Promise<Response> {
  const locale = page.locale ?? preferredLocale(request.headers)
  const screen = acceptsPage(request) && (await render(readInstead(request, path(locale)), resolvePage(path(locale))))
  return screen || problem(error, locale, crypto.randomUUID())
}

/** The address as the router reads it, also from a request line with a whole URL or a fragment. */
function addressOf({ req }: HonoContext<Bindings>): string {
  const { pathname, search } = new URL(req.url)
  return pathname + search
}

function costOfRequest(c: HonoContext<Bindings>): number {
  return unitsOf(c.req.method, c.req.path + new URL(c.req.url).search)
}

type ScreenRender = (screen: Request, page: ResolvedPage, raw: HttpBindings) => Promise<Response | null>

/**
 * Rejects calls of callers that have used up their budget. Cached pages are answered before, and cost nothing. A call with a
 * key costs a unit of another budget of its caller, which it gets back if the key is right.
 */
function withinBudget(
  { env }: Services,
  take: CallBudget,
  { render, costOf }: { render: ScreenRender; costOf: (c: HonoContext<Bindings>) => number },
): MiddlewareHandler<Bindings> {
  return async (c, next) => {
    const caller = callerOf(c.env.incoming, env)
    const byKey = hasKey(c.req.raw)
    const subject = byKey ? `key ${caller}` : caller
    const cost = isThisMachine(caller) ? 0 : byKey ? pageUnits : costOf(c)
    const retryAfter = take(subject, cost)
    if (retryAfter === null) {
      await next()
      if (byKey && c.res.status !== errorStatus.unauthenticated) take(subject, -cost)
      return
    }
    const response = await errorScreen(c.req.raw, resolvePage(addressOf(c)), {
      error: { code: 'too_many_requests', retryAfter },
      path: noticeLinks.tooMany,
      render: (screen, page) => render(screen, page, c.env),
    })
    response.headers.set('Retry-After', String(retryAfter))
    return response
  }
}

/** Sets the headers that every response has; a page can send a stricter `Referrer-Policy`. */
function withHeaders(common: [string, string][]): MiddlewareHandler {
  return async (c, next) => {
    await next()
    // Set on the response itself: `c.header` would create a new response for each header and read its body as a stream.
    if (c.res === RESPONSE_ALREADY_SENT) return
    // A route can set its own, such as a picture that other sites may embed.
    for (const [name, value] of common) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (c.res.status === 503 && !c.res.headers.has('Retry-After')) c.res.headers.set('Retry-After', '2')
  }
}

/**
 * Limits concurrent requests, of all callers and of each: one caller can have two fifths, an IPv6 /48 three. Whoever
 * exceeds a share gets 429, so that no proxy takes the process for one that is not available.
 */
function limited({ env }: Services): MiddlewareHandler<Bindings> {
  const of = (part: number) => Math.ceil(env.MAX_IN_FLIGHT * part)
  const take = concurrencyLimiter({ perCaller: of(0.4), perNetwork: of(0.6) })
  let inFlight = 0
  return async (c, next) => {
    const isFull = inFlight >= env.MAX_IN_FLIGHT
    const done = isFull ? null : take(callerOf(c.env.incoming, env))
    if (!done) {
      const [locale, code] = [localeOf(c), isFull ? ('unavailable' as const) : ('too_many_requests' as const)]
      c.res = acceptsPage(c.req.raw)
        ? plainNotice(locale, code)
        : problem({ code, retryAfter: 1 }, locale, crypto.randomUUID())
      return
    }
    inFlight++
    try {
      await next()
    } finally {
      inFlight--
      done()
    }
  }
}

/** Files that are drawn, printed or read from a storage: each takes as long as it takes, and few do at a time. */
const drawnFile = /^\/(?:img|map|documents|messages|me)\/|\.(?:pdf|png|ico|webp|jpe?g|xlsx)$/
/** Milliseconds after which a file that is drawn or uploaded is given up: those of a machine that hangs. */
const fileMs = 300_000
/** Milliseconds for the page that says so at a deadline; after them it is said without the frame of the site. */
const screenMs = 2_000

/**
 * Gives every request one deadline. At it, the request ends its waits for the database, and the visitor sees the cached
 * page or is asked to try again. A file that is drawn or uploaded has a long one.
 */
function answeredInTime(
  { env, log }: Pick<Services, 'env' | 'log'>,
  pages: Pick<ReturnType<typeof createPages>, 'answer' | 'sendCached'>,
): MiddlewareHandler<Bindings> {
  return async (c, next) => {
    const { incoming, outgoing } = c.env
    const kind = isRead(c.req.raw) ? 'read' : 'write'
    const isUpload =
      kind === 'write' &&
      (isMultipart(c.req.header('content-type') ?? '') || endpointOf(c.req.path)?.upload !== undefined)
    const isFile = isUpload || drawnFile.test(c.req.path)
    if (isFile) outgoing.setTimeout(fileMs)
    const deadline = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<true>((done) => {
      const expire = () => {
        deadline.abort()
        done(true)
      }
      timer = setTimeout(expire, isFile ? fileMs : deadlineMs(env, kind))
    })
    // Nothing is printed for a visitor who left.
    if (c.req.path.endsWith('.pdf')) outgoing.once('close', () => deadline.abort())
    const answered = withDeadline(deadline.signal, next).then(() => false)
    // What happens after the deadline is of no interest.
    answered.catch(() => undefined)
    const isLate = await Promise.race([answered, late]).finally(() => clearTimeout(timer))
    if (!isLate) return
    // The address of a calendar contains a token.
    const path = c.req.path.replace(/[0-9a-f-]{32,}/g, '…')
    log('warn', 'request took too long', { method: c.req.method, path })
    if (!outgoing.headersSent && pages.sendCached(incoming, outgoing, true)) {
      c.res = RESPONSE_ALREADY_SENT
      return
    }
    // A visitor without cookies, so that the screen needs no database.
    const headers = new Headers(c.req.raw.headers)
    headers.delete('cookie')
    const request = new Request(c.req.url, { headers })
    const screen = await Promise.race([
      errorScreen(request, resolvePage(addressOf(c)), {
        error: { code: 'unavailable' },
        path: noticeLinks.unavailable,
        render: (instead, page) => pages.answer(instead, page, c.env),
      }),
      pause(screenMs).then(() => plainNotice(localeOf(c), 'unavailable')),
    ])
    // The answer can have been sent while the screen was rendered.
    c.res = outgoing.headersSent ? RESPONSE_ALREADY_SENT : screen
  }
}

/** Serves the files of the build, each with its cache lifetime. */
function serveFiles(app: App, clientFolder: string): void {
  const files = serveStatic({ root: clientFolder, precompressed: true })
  // The name of the latest build is revalidated on each request; the content of a build never changes.
  app.get('/builds/latest.json', cacheControl('no-cache'), files)
  app.get('/builds/meta/*', cacheControl(forever), files)
  // Revalidated on each request: a browser compares it with the running version.
  app.get('/offline-worker.js', cacheControl('no-cache'), files)
  app.get('/assets/*', cacheControl(forever), files)
  // A file of an older build: a rendered page would be of no use to the browser.
  app.get('/assets/*', (c) => c.text('', 404, { 'Cache-Control': 'no-store' }))
  app.get('/:file{[a-z0-9-]+\\.(ico|svg|png|webmanifest|txt)}', cacheControl(`public, max-age=${day}`), files)
}

/** Rejects writes from other sites. Browsers send `Origin` with every write. */
function fromOwnPages(services: Services): MiddlewareHandler {
  return async (c, next) => {
    const { method } = c.req
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return next()
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const isOwn = origin
      ? isOwnOrigin(origin, c.req.header('host'), services.origin)
      : site === undefined || site === 'same-origin' || site === 'none'
    return isOwn ? next() : problem({ code: 'origin_refused' }, requestLocale(c.req.raw), crypto.randomUUID())
  }
}

/** Set after the response exists, because the file server would discard a header set earlier. */
function cacheControl(value: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status < 400) c.header('Cache-Control', value)
  }
}

/** True for a call of an endpoint with a partner's key, which has its own limit; a wrong key gets no data. */
function hasKey(request: Request): boolean {
  const key = request.headers.get('authorization')?.startsWith(`Bearer ${keyMark}`) ?? false
  const { pathname } = new URL(request.url)
  return key && /^\/api\/v1\/\w+$/.test(pathname) && endpointOf(pathname) !== undefined
}

/** Keys are valid for the API only, so no other route checks them. */
function whoCalls(request: Request): Caller {
  if (hasKey(request)) return 'apiKey'
  const endpoint = endpointOf(new URL(request.url).pathname)
  return endpoint && (endpoint.access !== 'anyone' || endpoint.effect === 'write') ? 'session' : 'anonymous'
}

/** Rewrites a path that cannot be decoded: no page has it, and the router would log an error for each request. */
function nameable(request: Request, page: ResolvedPage): Request {
  const url = new URL(request.url)
  try {
    decodeURIComponent(url.pathname)
    return request
  } catch {
    url.pathname = `/${page.locale ?? preferredLocale(request.headers)}/-`
    return new Request(url, request)
  }
}

function endpointOf(pathname: string) {
  return endpointNamed(pathname.split('/').at(-1) ?? '')
}
