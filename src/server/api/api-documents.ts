import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { endpoints } from '#api/index.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { scopeOf } from '#api/scopes.ts'
import { openApiDocument } from '#server/api/openapi.ts'
import { apiReference, referenceStyle } from '#server/api/reference.ts'
import { accepts } from '#server/http/compression.ts'
import { contentSecurityPolicy } from '#server/http/headers.ts'
import { problem } from '#server/http/problem.ts'
import { requestLocale } from '#server/http/request-locale.ts'

type WrittenDocument = { body: Buffer<ArrayBuffer>; gzipped: Buffer<ArrayBuffer>; etag: string }

/** Endpoints for travellers and partners; all others are for staff, and only staff read about them. */
const isPublic = (endpoint: AnyEndpoint) => endpoint.access !== 'staff' || scopeOf(endpoint) !== null
const groupsOf = (list: readonly AnyEndpoint[]) => [...new Set(list.map(({ group }) => group))]
const audiences = {
  public: endpoints.filter(isPublic),
  staff: endpoints.filter((endpoint) => !isPublic(endpoint)),
}

/**
 * The reference of the API, one page a group, and its OpenAPI document. Each is written once in a process, on its first
 * request, because writing all of them takes seconds.
 */
export function apiDocuments(
  { origin, secure }: { origin: string; secure: boolean },
  isOfStaff: (request: Request) => Promise<boolean>,
): Hono {
  const app = new Hono()
  const documents = new Map<string, WrittenDocument>()
  const make = (name: string, write: () => string): WrittenDocument => {
    const earlier = documents.get(name)
    if (earlier) return earlier
    const body = Buffer.from(write())
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const document = { body, gzipped: gzipSync(body), etag }
    documents.set(name, document)
    return document
  }
  const page = {
    'Content-Security-Policy': contentSecurityPolicy(secure, { style: referenceStyle }),
    'Content-Type': 'text/html; charset=utf-8',
  }
  const json = { 'Content-Type': 'application/json; charset=utf-8' }
  const notFound = (request: Request) => problem({ code: 'not_found' }, requestLocale(request), crypto.randomUUID())

  for (const [audience, list] of Object.entries(audiences)) {
    const forStaff = audience === 'staff'
    const [docs, file] = forStaff ? ['/api/docs/staff', 'openapi-staff.json'] : ['/api/docs', 'openapi.json']
    const cache = forStaff ? 'private, no-cache' : 'public, max-age=300, stale-while-revalidate=86400'
    const serve = async (request: Request, headers: Record<string, string>, name: string, write: () => string) => {
      if (forStaff && !(await isOfStaff(request))) return notFound(request)
      return answered(make(name, write), request, { ...headers, 'Cache-Control': cache })
    }
    const reference = { origin, docs, file: `/api/v1/${file}`, list }
    app.get(`/api/v1/${file}`, (c) => serve(c.req.raw, json, file, () => JSON.stringify(openApiDocument(origin, list))))
    app.get(docs, (c) => serve(c.req.raw, page, docs, () => apiReference(reference)))
    for (const group of groupsOf(list))
      app.get(`${docs}/${group}`, (c) =>
        serve(c.req.raw, page, `${docs}/${group}`, () => apiReference({ ...reference, group })),
      )
  }
  app.get('/api/docs/*', (c) => notFound(c.req.raw))
  return app
}

/** The document as its reader accepts it, or 304 if the reader has it. */
function answered(
  { body, gzipped, etag }: WrittenDocument,
  request: Request,
  headers: Record<string, string>,
): Response {
  const all = { ...headers, ETag: etag, Vary: 'Accept-Encoding' }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers: all })
  if (!accepts('gzip', request.headers.get('accept-encoding'))) return new Response(body, { headers: all })
  return new Response(gzipped, { headers: { ...all, 'Content-Encoding': 'gzip' } })
}
