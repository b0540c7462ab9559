import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { Context, Remember } from '#domains/context.ts'
import { todayIn } from '#domains/stays/nights.ts'
import { createCaller } from '#server/caller.ts'
import { familyOf } from '#server/memory.ts'
import { pageOf } from '#server/page-address.ts'
import { routerOf } from '#server/page-router.ts'
import { pageLocale } from '#server/request-locale.ts'
import type { Wired } from '#server/wire.ts'
import type { Locale } from '#text/locale.ts'
import type { requestContext as RequestContextKey, RequestContext } from '#web/server-context.ts'

export type PageBuild = ServerBuild & { entry: { module: { requestContext: typeof RequestContextKey } } }

type Rendering = {
  request: Request
  locale: Locale
  nonce: string
  who: 'visitor' | 'ask'
  tags: string[]
  written?: ((html: string) => void) | undefined
}

/** Renders pages with the build as it is at the time: for one request, or in a context that is there already. */
export function pageRenderer(wired: Wired, getBuild: () => Promise<PageBuild>, mode: 'development' | 'production') {
  const routers = new WeakMap<PageBuild, ReturnType<typeof routerOf>>()

  /** Renders a page for one request; `tags` fills with what it shows. */
  async function render(
    request: Request,
    socketAddress: string,
    nonce: string,
    who: 'visitor' | 'ask',
    tags: string[],
    written?: (html: string) => void,
  ): Promise<Response> {
    const locale = pageLocale(request)
    const { context, cookies } = await wired.contextOf({ headers: request.headers, socketAddress }, locale, who)
    if (who === 'visitor') context.ports = { ...context.ports, remember: tagging(context.ports.remember, tags) }
    const response = await renderIn(context, { request, locale, nonce, who, tags, written })
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  }

  async function renderIn(context: Context, rendering: Rendering): Promise<Response> {
    const { request, locale, nonce, who, tags, written } = rendering
    const build = await getBuild()
    const provider = new RouterContextProvider()
    const shared: RequestContext = {
      api: createCaller(context, wired.fault),
      report: (error) => void wired.fault(error, context.requestId),
      locale,
      requestId: context.requestId,
      nonce,
      origin: wired.origin,
      signedIn: context.actor.kind === 'traveller',
      secure: wired.secure,
      devPages: wired.env.DEV_PAGES,
      own:
        who === 'ask' &&
        !(isRead(request) && context.actor.kind === 'visitor' && pageOf(new URL(request.url).pathname).blank),
      written,
      today: todayIn('Asia/Riyadh', context.now),
      now: context.now,
      newKey: () => Buffer.from(wired.ports.random(18)).toString('base64url'),
      tag: (...more) => tags.push(...more),
    }
    provider.set(build.entry.module.requestContext, shared)
    const router = routers.get(build) ?? routerOf(build, mode)
    routers.set(build, router)
    const response = await router(new URL(request.url).pathname)(request, provider)
    if (response.status >= 400) response.headers.set('X-Request-Id', context.requestId)
    return response
  }

  return { render, renderIn }
}

/** A page shows what its process remembers, so it is dropped when that is. */
function tagging(remember: Remember, tags: string[]): Remember {
  return (key, load) => {
    tags.push(key, familyOf(key))
    return remember(key, load)
  }
}

export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD'
}
