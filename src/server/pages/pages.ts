import type { IncomingMessage, ServerResponse } from 'node:http'
import { withoutErrorPage } from '#server/pages/bots.ts'
import { withSharedDeadline } from '#domains/deadline.server.ts'
import { hasSession } from '#domains/accounts/sessions/session.server.ts'
import { compressed } from '#server/http/compression.ts'
import { commonHeaders, contentSecurityPolicy, type PolicyOptions } from '#server/http/headers.ts'
import { resolvePage, type ResolvedPage } from '#server/pages/page-address.ts'
import { isRead, pageRenderer, type PageBuild } from '#server/pages/page-render.ts'
import { PageCache, sendPage, type CachedPage, type Lifetime } from '#server/pages/page-cache.ts'
import { preferenceHeaders, preferredLocale } from '#server/http/request-locale.ts'
import type { Services } from '#server/services.ts'
import type { PageFreshness } from '#web/app/pages.ts'
import type { Context } from '#domains/context.ts'
import { editingEndpoints } from '#domains/cms/contract.ts'
import { asPublished, previewNamed } from '#domains/cms/preview.server.ts'
import { rightError } from '#server/api/invoke.ts'
import type { Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { reasonOf } from '#server/observability/fault.ts'

const lifetimes: Record<Exclude<PageFreshness, 'personal'>, Lifetime> = {
  // After two seconds a page with stock is served only if it cannot be rendered because the database is unavailable.
  stock: { freshMs: 2_000, staleMs: 300_000 },
  catalogue: { freshMs: 60_000, staleMs: 600_000 },
}

/**
 * Time for which a shared cache (a CDN) may store a page. Browsers revalidate on each request and get 304 if nothing
 * changed. A CDN receives no purge, so it shows an edit after this time.
 */
const cacheControl: Record<keyof typeof lifetimes, string> = {
  stock: 'public, max-age=0, s-maxage=2',
  catalogue: 'public, max-age=0, s-maxage=60',
}

const cacheBytes = 64 * 1024 * 1024

export function createPages(
  services: Services,
  getBuild: () => Promise<PageBuild>,
  mode: 'development' | 'production',
) {
  const cache = new PageCache(cacheBytes, () => services.clock().getTime())
  const policy: PolicyOptions = { ...picturesOf(services), ...(mode === 'development' && { development: true }) }
  const common = commonHeaders(services.secure, services.env.NOINDEX)
  const sharedPolicy = contentSecurityPolicy(services.secure, policy)
  const shared = Object.entries({ ...common, 'Content-Security-Policy': sharedPolicy }).flat()
  const rendering = new Map<string, Promise<CachedPage | Response>>()
  const { render, renderIn } = pageRenderer(services, getBuild, mode)

  async function makeStored(page: ResolvedPage, origin: string, lifetime: Lifetime): Promise<CachedPage | Response> {
    const tags: string[] = []
    const began = services.clock().getTime()
    // Built from the address only, so that no cookie or personal data can get into a shared page.
    const request = new Request(origin + page.key, { headers: { accept: '*/*', 'user-agent': 'page-cache' } })
    let html: string | undefined
    const written = (document: string) => {
      html = document
    }
    const response = await render({ request, page, socketAddress: '', access: 'anonymous', tags, written })
    if (response.status !== 200) return response
    html ??= await response.text()
    if (response.headers.has('set-cookie')) return new Response(html, response)
    const headers = Object.fromEntries(response.headers)
    // Pages with stock change often and expire soon; a page cached for minutes must not be out of date from the start.
    const since = lifetime === lifetimes.catalogue ? began : undefined
    headers['cache-control'] = cacheControl[lifetime === lifetimes.stock ? 'stock' : 'catalogue']
    // A first view should fit into the first round trip of a connection, 14 KiB. A list may be longer and is rendered again
    // for every search.
    const compression = page.list ? 'fast' : 'small'
    return cache.put(page.key, { status: 200, headers, html, tags, compression }, lifetime, since)
  }

  return {
    cache,

    /** The address of the styles of the easy view. */
    easyStyles: async () => (await getBuild()).entry.module.easyStyles,

    /**
     * Responds from the cache and returns true, or returns false if the page must be rendered.
     * @param acceptsStale true for a page that could not be rendered
     */
    sendCached(request: IncomingMessage, response: ServerResponse, acceptsStale = false): boolean {
      if (!isRead(request)) return false
      if (isPreview(request.url ?? '') && request.headers.cookie) return false
      const cachedPage = cache.get(resolvePage(request.url ?? '').key)
      if (!cachedPage || (cachedPage.stale && !acceptsStale)) return false
      sendPage(cachedPage.page, request, response, shared)
      return true
    },

    /** Renders the page, once for simultaneous requests, and caches it if it is shared. */
    async answer(
      request: Request,
      page: ResolvedPage,
      raw: { incoming: IncomingMessage; outgoing: ServerResponse },
    ): Promise<Response | null> {
      const { origin, search } = new URL(request.url)
      const previewed = isPreview(search) && (await preview(request, page, raw))
      if (previewed) return previewed
      const { key, fresh } = page
      const socketAddress = raw.incoming.socket.remoteAddress ?? ''
      const cacheable = fresh !== 'personal' && cache.stores && isRead(request) && mode === 'production'
      if (!cacheable) {
        const response = await renderUncached(request, page, socketAddress)
        if (!page.locale) response.headers.append('Vary', preferenceHeaders)
        return response
      }
      const lifetime = lifetimes[fresh]
      const cached = cache.get(key)
      let rendered = rendering.get(key)
      if (!rendered) {
        rendered = withSharedDeadline(() => makeStored(page, origin, lifetime)).finally(() => rendering.delete(key))
        rendering.set(key, rendered)
      }
      if (cached && fresh === 'catalogue') {
        rendered.catch((error) => services.log('warn', 'refresh failed', { message: reasonOf(error) }))
        sendPage(cached.page, raw.incoming, raw.outgoing, shared)
        return null
      }
      const result = await rendered
      const answer = result instanceof Response && result.status === 503 && cached ? cached.page : result
      if (answer instanceof Response) return uncached(forReader(answer.clone(), request), sharedPolicy)
      sendPage(answer, raw.incoming, raw.outgoing, shared)
      return null
    },
  }

  /** Renders a page for one request, without the cache. */
  async function renderUncached(request: Request, page: ResolvedPage, socketAddress: string): Promise<Response> {
    let html: string | undefined
    const written = (document: string) => {
      html = document
    }
    const response = await render({ request, page, socketAddress, access: 'session', tags: [], written })
    if (!response.headers.has('cache-control')) response.headers.set('Cache-Control', 'private, no-store')
    // A form of a personal page can redirect to the provider's payment page.
    const policyOfPage = contentSecurityPolicy(services.secure, {
      ...policy,
      forms: services.ports.gateway?.pageOrigins,
    })
    response.headers.set('Content-Security-Policy', policyOfPage)
    const answered = forReader(response, request)
    // The contact form contains no data of a visitor without a session, so it can be compressed.
    if (!page.personal && !hasSession(request.headers, services.secure)) return compressed(answered, request, html)
    return html === undefined ? answered : new Response(html, answered)
  }

  /** A page as it will be after a draft is published, for staff; null for everyone else. */
  async function preview(
    request: Request,
    page: ResolvedPage,
    { incoming }: { incoming: IncomingMessage },
  ): Promise<Response | null> {
    const socketAddress = incoming.socket.remoteAddress ?? ''
    const locale = page.locale ?? preferredLocale(request.headers)
    const { context } = await services.contextOf({ headers: request.headers, socketAddress }, locale, 'session')
    return previewPage(context, { request, locale, policy: sharedPolicy }, (inside) =>
      renderIn(inside, { request, page, locale, access: 'anonymous', tags: [] }),
    )
  }

  function forReader(response: Response, request: Request): Response {
    return withoutErrorPage(response, request.headers.get('user-agent'), (status) =>
      services.log('warn', 'no error page for a bot', {
        status,
        // Without the query, which can contain tokens.
        path: new URL(request.url).pathname,
        requestId: response.headers.get('x-request-id'),
      }),
    )
  }
}

/** Every page allows the origin of the map, because client-side navigation keeps the headers of the first page. */
function picturesOf({ ports }: Services): PolicyOptions {
  return { pictures: ports.mapTiles ? [new URL(ports.mapTiles.url).origin] : [] }
}

/** A response that was rendered for the cache and is not cached: a redirect or an error. */
function uncached(response: Response, policy: string): Response {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Content-Security-Policy', policy)
  return new Response(response.body, { status: response.status, headers })
}

/** True if an address requests a preview: `/en/blogs/haramain-train?preview=blog:haramain-train`. */
function isPreview(address: string): boolean {
  return address.includes('preview=')
}

type Options = { request: Request; locale: Locale; /** The Content-Security-Policy of the page. */ policy: string }

/**
 * Any page of the site as it will be after a draft is published: rendered by the page itself, in a transaction in which
 * the draft is published. Null for callers without access to drafts, if there is no such draft, and for forms, because
 * the transaction is rolled back.
 */
export async function previewPage(
  context: Context,
  { request, locale, policy }: Options,
  render: (context: Context) => Promise<Response>,
): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const previewedItem = previewNamed(new URL(request.url).searchParams.get('preview'))
  if (!previewedItem || rightError(editingEndpoints.show_editable, context.actor)) return null
  const visitor = { ...context, actor: { kind: 'visitor' } as const }
  const preview = await asPublished(visitor, previewedItem, async (inside) => {
    const response = await render(inside)
    // The body is read completely before the transaction is rolled back.
    return { status: response.status, headers: response.headers, body: await response.text() }
  })
  if (!preview) return null
  const headers = new Headers(preview.headers)
  headers.set('Content-Security-Policy', policy)
  headers.set('Cache-Control', 'private, no-store')
  headers.set('X-Robots-Tag', 'noindex')
  const mark = `<div class="preview-mark" role="note">${translator(locale)('editing.previewMark')}</div>`
  return new Response(preview.body.replace('</body>', `${mark}</body>`), { status: preview.status, headers })
}
