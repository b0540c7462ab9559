import { createRequestHandler, RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router'
import type { Context, Remember } from '#domains/context.ts'
import {
  deleteInterruptedForm,
  findInterruptedForm,
  storeInterruptedForm,
} from '#domains/accounts/sessions/interrupted-forms.server.ts'
import type { StoredForm } from '#domains/accounts/shapes.ts'
import { readCurrency } from '#domains/accounts/profile/own-currency.ts'
import { countryOfTimeZone, readTimeZone } from '#domains/places/time-zone-country.server.ts'
import { hotelDay, siteTimeZone, todayIn } from '#domains/shared/dates.ts'
import { createCaller } from '#server/api/invoke.ts'
import { familiesOf } from '#server/database/process-cache.ts'
import {
  addressOfForm,
  canBeInterrupted,
  formToRefill,
  readInterruptedForm,
  signInOf,
  signInToRefill,
  refilled,
} from '#server/pages/interrupted-form.ts'
import { resolvePage, type ResolvedPage } from '#server/pages/page-address.ts'
import { preferredLocale } from '#server/http/request-locale.ts'
import type { Services } from '#server/services.ts'
import type { Locale } from '#i18n/locale.ts'
import { links } from '#links/site.ts'
import type { InterruptedForm, requestContext as RequestContextKey, RequestContext } from '#web/lib/loaders.ts'

export type PageBuild = ServerBuild & {
  entry: { module: { requestContext: typeof RequestContextKey; easyStyles: string } }
}

type Rendering = {
  request: Request
  page: ResolvedPage
  locale: Locale
  access: 'anonymous' | 'session'
  tags: string[]
  written?: ((html: string) => void) | undefined
  interrupted?: InterruptedForm | undefined
  stored?: StoredForm | undefined
}

type Interrupted = { sent: Request; signIn: string }

/** Renders pages with the current build: for one request, or in an existing context. */
export function pageRenderer(
  services: Services,
  getBuild: () => Promise<PageBuild>,
  mode: 'development' | 'production',
) {
  const routers = new WeakMap<PageBuild, RequestHandler>()

  /** Renders a page for one request and adds the tags of its content to `tags`. */
  async function render({
    request,
    page,
    access,
    tags,
    written,
    socketAddress,
  }: Omit<Rendering, 'locale' | 'interrupted' | 'stored'> & { socketAddress: string }): Promise<Response> {
    const locale = page.locale ?? preferredLocale(request.headers)
    const { headers, method } = request
    const { context, cookies } = await services.contextOf({ headers, socketAddress, method }, locale, access)
    if (access === 'anonymous') context.ports = { ...context.ports, remember: tagging(context.ports.remember, tags) }
    const sent = canBeInterrupted(request, context.actor) ? request.clone() : null
    const stored = page.refilled && isRead(request) ? await findStored(context, request) : undefined
    const answer = await renderIn(context, { request, page, locale, access, tags, written, stored })
    const signIn = sent && signInOf(answer, sent)
    if (page.refilled && !isRead(request) && !signIn)
      await deleteInterruptedForm(context.db, context, addressOfForm(request))
    const response = (signIn && (await signInAgain(context, { sent, page, signIn, locale, written }))) || answer
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  }

  /** Sign-in, where an interrupted form is filled in again, or the page that sends it again; null if neither. */
  async function signInAgain(
    context: Context,
    { sent, page, signIn, locale, written }: Pick<Rendering, 'page' | 'locale' | 'written'> & Interrupted,
  ): Promise<Response | null> {
    const interrupted = await readInterruptedForm(sent, signIn)
    if (!interrupted) return null
    const form = page.refilled ? formToRefill(interrupted) : null
    const address = addressOfForm(sent)
    // A form that is not stored is offered to be sent again.
    if (form && (await storeInterruptedForm(context.db, context, address, form)))
      return new Response(null, { status: 303, headers: { Location: signInToRefill(signIn, address) } })
    const path = links.signin(locale)
    const request = readInstead(sent, path)
    const signInPage = resolvePage(path)
    return renderIn(context, { request, page: signInPage, locale, access: 'session', tags: [], written, interrupted })
  }

  /** The form that the address marks as stored. One that cannot be read, such as after a change of keys, is not shown. */
  async function findStored(context: Context, request: Request): Promise<StoredForm | undefined> {
    if (new URL(request.url).searchParams.get(refilled.name) !== refilled.value) return undefined
    try {
      return (await findInterruptedForm(context.db, context, addressOfForm(request))) ?? undefined
    } catch (error) {
      services.fault(error, context.requestId)
      return undefined
    }
  }

  async function renderIn(context: Context, rendering: Rendering): Promise<Response> {
    const { request, page, locale, access, tags, written, interrupted, stored } = rendering
    const build = await getBuild()
    const provider = new RouterContextProvider()
    const shared: RequestContext = {
      api: createCaller(context, services.fault),
      report: (error) => void services.fault(error, context.requestId),
      locale,
      requestId: context.requestId,
      origin: services.origin,
      signedIn: context.actor.kind === 'traveller',
      opened: context.actor.opened !== undefined,
      secure: services.secure,
      currency: readCurrency(request.headers.get('cookie') ?? ''),
      timeZone: readTimeZone(request.headers.get('cookie') ?? ''),
      countryOfTimeZone,
      own: access === 'session' && !(isRead(request) && context.actor.kind === 'visitor' && page.blank),
      written,
      interrupted,
      stored,
      ...daysAt(context.now),
      now: context.now,
      newKey: () => Buffer.from(services.ports.random(18)).toString('base64url'),
      tag: (...more) => tags.push(...more),
    }
    provider.set(build.entry.module.requestContext, shared)
    // Behind a proxy that ends TLS, requests have the scheme http. `fromOwnPages` has compared the whole origin.
    const router =
      routers.get(build) ??
      createRequestHandler({ ...build, allowedActionOrigins: [new URL(services.origin).host] }, mode)
    routers.set(build, router)
    const response = await router(request, provider)
    if (response.status >= 400) response.headers.set('X-Request-Id', context.requestId)
    return response
  }

  return { render, renderIn }
}

function daysAt(now: Date): Pick<RequestContext, 'today' | 'hotelDay'> {
  const [today, first] = [todayIn(siteTimeZone, now), hotelDay(siteTimeZone, now)]
  return { today, hotelDay: { today: first, isNight: first < today } }
}

/** Tags a page with the process cache keys it reads, so that it is dropped together with them. */
function tagging(remember: Remember, tags: string[]): Remember {
  return (key, load) => {
    tags.push(key, ...familiesOf(key))
    return remember(key, load)
  }
}

/** A request of the same browser for the page at `path`, to respond with in place of the requested one. */
export function readInstead(request: Request, path: string): Request {
  const headers = new Headers(request.headers)
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name)
  return new Request(new URL(path, request.url), { headers })
}

export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD'
}
