import { createHash } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { z } from 'zod'
import { endpoints } from '#api/index.ts'
import type { AnyEndpoint, Freshness, Outcome } from '#api/endpoint.ts'
import { err } from '#api/endpoint.ts'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { Context } from '#domains/context.ts'
import { handlers } from '#server/api/handlers.ts'
import { fileTooLarge, invoke, rightError, type AnyHandler } from '#server/api/invoke.ts'
import { hasTooManyFields, readBody } from '#server/http/body.ts'
import { problem } from '#server/http/problem.ts'
import type { largeBodies } from '#server/http/caller-limits.ts'
import { inputFromQuery } from '#server/api/query-input.ts'
import { requestLocale } from '#server/http/request-locale.ts'
import type { Locale } from '#i18n/locale.ts'

/** Maximum size of a JSON body, in bytes. */
export const maxBodyBytes = 65_536

const cacheControl: Record<Freshness, string> = {
  personal: 'private, no-store',
  stock: 'public, max-age=2',
  catalogue: 'public, max-age=60, stale-while-revalidate=300',
}

type Bindings = { Bindings: HttpBindings }

type Dependencies = {
  /** Builds the context of a request; cookies it sets are collected in `cookies`. */
  contextOf: (
    request: Request,
    locale: Locale,
    socketAddress: string,
  ) => Promise<{ context: Context; cookies: string[] }>
  fault: (error: unknown, requestId: string) => ApiError
  /** The turns of large bodies, which all routes share. */
  inTurn: ReturnType<typeof largeBodies>
  /** Headers of every response of the site. */
  common: readonly (readonly [string, string])[]
}

/** Serves every endpoint of the contract as `POST /{name}`, and reads also as `GET /{name}`. */
export function apiRoutes({ contextOf, fault, inTurn, common }: Dependencies): Hono<Bindings> {
  const app = new Hono<Bindings>()

  for (const endpoint of endpoints) {
    const handler = handlers[endpoint.name as keyof typeof handlers] as unknown as AnyHandler
    app.all(`/${endpoint.name}`, async (c) => {
      const request = c.req.raw
      const locale = requestLocale(request)
      const { context, cookies } = await contextOf(request, locale, c.env.incoming.socket.remoteAddress ?? '')
      const outcome = await answer(request, endpoint, { handler, context, inTurn }).catch((error) => ({
        ok: false as const,
        error: fault(error, context.requestId),
      }))
      if (outcome.ok && request.method === 'POST') {
        send(c.env.outgoing, textOf(outcome), [...common, ...factsOf(locale, context.requestId)], cookies)
        return RESPONSE_ALREADY_SENT
      }
      // A response to a key depends on its limit and its owner, even if the data is public.
      const byKey = request.headers.has('authorization')
      const fresh = byKey ? 'personal' : endpoint.fresh
      const response = respond(outcome, { ...endpoint, fresh }, request, locale, context.requestId)
      for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
      return response
    })
  }
  app.all('*', (c) => {
    const locale = requestLocale(c.req.raw)
    return problem({ code: 'not_found' }, locale, c.req.header('x-request-id') ?? crypto.randomUUID())
  })
  return app
}

async function answer(
  request: Request,
  endpoint: AnyEndpoint,
  { handler, context, inTurn }: { handler: AnyHandler; context: Context } & Pick<Dependencies, 'inTurn'>,
): Promise<Outcome<unknown>> {
  const wait = await waitOfKey(context)
  if (wait !== null) return err('too_many_requests', { retryAfter: wait })
  const idempotencyKey = request.headers.get('idempotency-key') ?? undefined
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (endpoint.effect !== 'read') return err('method_not_allowed')
    const input = inputFromQuery(endpoint.input as z.ZodType, new URL(request.url).searchParams)
    return invoke(context, { endpoint, handler, input })
  }
  if (request.method !== 'POST') return err('method_not_allowed')
  // A file can be large, so it is read only from callers who are allowed to send it.
  const denied = endpoint.upload ? rightError(endpoint, context.actor) : null
  if (denied) return err(denied)
  const { upload } = endpoint
  const read = () => (upload ? readFile(request, upload, context.locale) : readJson(request))
  const isUnknown = context.actor.kind === 'visitor' && !context.actor.opened
  const body = await (upload && isUnknown ? inTurn(context.address, read) : read())
  if (!body) return err('unavailable', { retryAfter: 2 })
  if (!body.ok) return body
  return invoke(context, { endpoint, handler, input: body.data, idempotencyKey })
}

/** Seconds until a partner's key is allowed another call, or null. The burst is a tenth of its calls per hour. */
async function waitOfKey({ actor, ports }: Context): Promise<number | null> {
  const key = actor.kind === 'traveller' ? actor.key : undefined
  return key
    ? ports.limit(`key:${key.id}`, { burst: Math.max(10, Math.ceil(key.perHour / 10)), perHour: key.perHour })
    : null
}

/** Reads a file from the whole body, or from the first file of a form together with its text fields. */
async function readFile(
  request: Request,
  limit: number,
  locale: Locale,
): Promise<Outcome<unknown, 'malformed' | 'payload_too_large'>> {
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
  const body = await readBody(request, isForm ? limit + formMargin : limit)
  if (!body) return fileTooLarge(limit, locale)
  if (!isForm) return { ok: true, data: { file: body } }
  if (hasTooManyFields(body, 'multipart/form-data')) return err('malformed')
  try {
    const form = await new Response(body, { headers: request.headers }).formData()
    const file = [...form.values()].find((value) => typeof value !== 'string')
    if (file && file.size > limit) return fileTooLarge(limit, locale)
    const output = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
    return file ? { ok: true, data: { ...output, file: new Uint8Array(await file.arrayBuffer()) } } : err('malformed')
  } catch {
    return err('malformed')
  }
}

/** Bytes that a form adds to its file. */
const formMargin = 4_096

async function readJson(request: Request): Promise<Outcome<unknown, 'malformed' | 'payload_too_large'>> {
  const body = await readBody(request, maxBodyBytes)
  if (!body) return err('payload_too_large')
  if (body.length === 0) return { ok: true, data: {} }
  const type = request.headers.get('content-type') ?? ''
  // A form of another site can send text/plain without a preflight request, but not JSON.
  if (!/^application\/json\b/i.test(type)) return err('malformed')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ok: true, data } : err('malformed')
  } catch {
    return err('malformed')
  }
}

function respond(
  outcome: Outcome<unknown>,
  endpoint: AnyEndpoint,
  request: Request,
  locale: Locale,
  requestId: string,
): Response {
  if (!outcome.ok) {
    const response = problem(outcome.error, locale, requestId)
    if (errorStatus[outcome.error.code] === 405)
      response.headers.set('Allow', endpoint.effect === 'read' ? 'GET, HEAD, POST' : 'POST')
    return response
  }
  const body = textOf(outcome)
  const headers = new Headers(factsOf(locale, requestId))
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  headers.set('ETag', etag)
  headers.set('Cache-Control', cacheControl[endpoint.fresh])
  const isUnchanged = request.headers
    .get('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag)
  return isUnchanged ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

function textOf(outcome: Extract<Outcome<unknown>, { ok: true }>): string {
  return JSON.stringify(outcome.meta ? { data: outcome.data, meta: outcome.meta } : { data: outcome.data })
}

function factsOf(locale: Locale, requestId: string): [string, string][] {
  return [
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Language', locale],
    ['X-Request-Id', requestId],
    ['Vary', 'Accept-Language'],
  ]
}

/** Writes an uncached response directly to the socket: a web `Response` costs as much as a statement. */
function send(
  outgoing: HttpBindings['outgoing'],
  text: string,
  headers: (readonly [string, string])[],
  cookies: string[],
): void {
  // The request was answered at its deadline.
  if (outgoing.headersSent) return
  for (const [name, value] of headers) outgoing.setHeader(name, value)
  outgoing.setHeader('Cache-Control', 'private, no-store')
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  outgoing.setHeader('Content-Length', Buffer.byteLength(text))
  outgoing.end(text)
}
