import type { IncomingMessage, ServerResponse } from 'node:http'
import { withoutErrorPage } from '#server/bots.ts'
import { hasSession } from '#domains/accounts/session.server.ts'
import { compressed } from '#server/compressed.ts'
import { documentHeaders, nonceHeaders, type Needs } from '#server/headers.ts'
import { canonicalAddress, pageOf } from '#server/page-address.ts'
import { isRead, pageRenderer, type PageBuild } from '#server/page-render.ts'
import { isPreview, previewPage } from '#server/preview.ts'
import { newNonce, nonceMark, PageCache, sendPage, type KeptPage, type Lifetime } from '#server/page-cache.ts'
import { pageLocale, preferenceHeaders } from '#server/request-locale.ts'
import type { Wired } from '#server/wire.ts'
import type { PageFreshness } from '#web/pages.ts'

const lifetimes: Record<Exclude<PageFreshness, 'personal'>, Lifetime> = {
  // Past its two seconds a page with stock is shown only when no new one can be made: the database is lost.
  stock: { freshMs: 2_000, staleMs: 300_000 },
  catalogue: { freshMs: 60_000, staleMs: 600_000 },
}

const cacheBytes = 64 * 1024 * 1024

export function createPages(wired: Wired, getBuild: () => Promise<PageBuild>, mode: 'development' | 'production') {
  const cache = new PageCache(cacheBytes, () => wired.clock().getTime())
  const needs: Needs = { ...picturesOf(wired), ...(mode === 'development' && { development: true }) }
  const headersFor = documentHeaders(wired.secure, wired.env.NOINDEX, needs)
  const rendering = new Map<string, Promise<KeptPage | Response>>()
  const { render, renderIn } = pageRenderer(wired, getBuild, mode)

  async function makeKept(key: string, url: string, accept: Headers, lifetime: Lifetime): Promise<KeptPage | Response> {
    const tags: string[] = []
    const began = wired.clock().getTime()
    // Built from the address alone: no cookie, no name of anybody can get into what everyone is shown.
    const request = new Request(url, { headers: { accept: accept.get('accept') ?? '*/*', 'user-agent': 'page-cache' } })
    let html: string | undefined
    const response = await render(request, '', nonceMark, 'visitor', tags, (document) => {
      html = document
    })
    if (response.status !== 200) return response
    html ??= await response.text()
    if (response.headers.has('set-cookie')) return new Response(html, response)
    const headers = Object.fromEntries(response.headers)
    // Stock changes all the time and is soon forgotten; what stays for minutes must not begin its stay out of date.
    const since = lifetime === lifetimes.catalogue ? began : undefined
    // A first view should come in the first breath of a connection, 14 KiB; a list, which may be longer, is made anew for
    // every question.
    const level = pageOf(new URL(url).pathname).list ? 6 : 9
    return cache.put(key, { status: 200, headers, html, tags, level }, lifetime, since)
  }

  return {
    cache,

    /** Answers from memory if it can; false when the request must go the long way. */
    answerKept(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isRead(request)) return false
      if (isPreview(request.url ?? '') && request.headers.cookie) return false
      const found = cache.get(canonicalAddress(request.url ?? ''))
      if (!found || found.stale) return false
      send(found.page, request, response)
      return true
    },

    /** The long way: rendered now, once for all who ask at the same time, kept if it is nobody's in particular. */
    async answer(
      request: Request,
      raw: { incoming: IncomingMessage; outgoing: ServerResponse },
    ): Promise<Response | null> {
      const url = new URL(request.url)
      const previewed = isPreview(url.search) && (await preview(request, raw))
      if (previewed) return previewed
      const { fresh, personal, locale } = pageOf(url.pathname)
      const socketAddress = raw.incoming.socket.remoteAddress ?? ''
      const cacheable = fresh !== 'personal' && cache.keeps && isRead(request) && mode === 'production'
      if (!cacheable) {
        const response = await answerAnew(request, socketAddress, personal)
        if (!locale) response.headers.append('Vary', preferenceHeaders)
        return response
      }
      const key = canonicalAddress(raw.incoming.url ?? '')
      const lifetime = lifetimes[fresh]
      const known = cache.get(key)
      let making = rendering.get(key)
      if (!making) {
        making = makeKept(key, new URL(key, url).href, request.headers, lifetime).finally(() => rendering.delete(key))
        rendering.set(key, making)
      }
      if (known && fresh === 'catalogue') {
        making.catch((error) => wired.log('warn', 'refresh failed', { message: String(error) }))
        send(known.page, raw.incoming, raw.outgoing)
        return null
      }
      const made = await making
      const page = made instanceof Response && made.status === 503 && known ? known.page : made
      if (page instanceof Response) return withNonce(forReader(page.clone(), request), wired.secure, needs)
      send(page, raw.incoming, raw.outgoing)
      return null
    },
  }

  /** A page for whoever asks alone. */
  async function answerAnew(request: Request, socketAddress: string, personal: boolean): Promise<Response> {
    const nonce = newNonce()
    let html: string | undefined
    const response = await render(request, socketAddress, nonce, 'ask', [], (document) => {
      html = document
    })
    if (!response.headers.has('cache-control')) response.headers.set('Cache-Control', 'private, no-store')
    // A form of a personal page may lead to the provider's page to pay.
    const own = nonceHeaders(nonce, wired.secure, {
      ...needs,
      forms: wired.ports.gateway?.pageOrigins,
    })
    for (const [name, value] of Object.entries(own)) response.headers.set(name, value)
    const answered = forReader(response, request)
    // The form to write to us holds nothing of a visitor whom nobody knows.
    if (!personal && !hasSession(request.headers, wired.secure)) return compressed(answered, request, html)
    return html === undefined ? answered : new Response(html, answered)
  }

  /** A page as it will be once a draft is published, for the staff alone; null for everyone else. */
  async function preview(request: Request, { incoming }: { incoming: IncomingMessage }): Promise<Response | null> {
    const socketAddress = incoming.socket.remoteAddress ?? ''
    const locale = pageLocale(request)
    const nonce = newNonce()
    const { context } = await wired.contextOf({ headers: request.headers, socketAddress }, locale, 'ask')
    return previewPage(context, { request, locale, nonce, secure: wired.secure, needs }, (inside) =>
      renderIn(inside, { request, locale, nonce, who: 'visitor', tags: [] }),
    )
  }

  function forReader(response: Response, request: Request): Response {
    return withoutErrorPage(response, request.headers.get('user-agent'), (status) =>
      wired.log('warn', 'no error page for a bot', { status, requestId: response.headers.get('x-request-id') }),
    )
  }

  function send(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? ''
    const locale = path.startsWith('/ar') ? 'ar' : path.startsWith('/en') ? 'en' : null
    sendPage(page, request, response, (nonce) => headersFor(nonce, request.headers.cookie, locale))
  }
}

/** Whoever walks on inside the site keeps the first page's headers: they speak of the map on every page. */
function picturesOf({ ports }: Wired): Needs {
  return { pictures: ports.mapTiles ? [new URL(ports.mapTiles.url).origin] : [] }
}

/** A page that was rendered for keeping but is not kept (a redirect, an error) gets its nonce here. */
async function withNonce(response: Response, secure: boolean, needs: Needs): Promise<Response> {
  const nonce = newNonce()
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'private, no-store')
  for (const [name, value] of Object.entries(nonceHeaders(nonce, secure, needs))) headers.set(name, value)
  const body = response.body ? (await response.text()).replaceAll(nonceMark, nonce) : null
  return new Response(body, { status: response.status, headers })
}
