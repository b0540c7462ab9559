import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { endpoints } from '#api/index.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { scopeOf } from '#api/scopes.ts'
import { openApiDocument } from '#server/api/openapi.ts'
import { accepts } from '#server/http/compression.ts'
import { contentSecurityPolicy } from '#server/http/headers.ts'
import { problem } from '#server/http/problem.ts'
import { requestLocale } from '#server/http/request-locale.ts'
import { z } from 'zod'
import { errorStatus } from '#api/errors.ts'
import { escapeHtml } from '#i18n/html.ts'

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

type Reference = {
  origin: string
  /** The paths of the first page and of the machine-readable form. */
  docs: string
  file: string
  list: readonly AnyEndpoint[]
  /** The group of the page; without it the first page, which lists all endpoints and the errors. */
  group?: string
}

/** A page of the API reference, generated from the contract. It loads nothing from other hosts. */
function apiReference({ origin, docs, file, list, group }: Reference): string {
  const groups = [...Map.groupBy(list, (endpoint) => endpoint.group)]
  const endpoints = list.filter((endpoint) => endpoint.group === group)
  const links = (of: readonly AnyEndpoint[]) =>
    `<ul>${of.map((one) => `<li><a href="${docs}/${one.group}#${one.name}">${one.name}</a></li>`).join('')}</ul>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference, version 1${group ? `: ${group}` : ''}</title>
<style>${referenceStyle}</style>
</head>
<body>
<header><h1><a href="${docs}">API, version 1</a></h1>${group ? '' : introduction(origin, file)}</header>
<nav aria-label="Endpoints">${groups.map(([name, of]) => `<h2><a href="${docs}/${name}">${name}</a></h2>${!group || name === group ? links(of) : ''}`).join('')}</nav>
<main>${group ? `<h2>${group}</h2>${endpoints.map((endpoint) => section(endpoint, docs)).join('')}` : errorTable}</main>
</body></html>`
}

function introduction(origin: string, file: string): string {
  return `<p>Every endpoint is <code>POST ${escapeHtml(origin)}/api/v1/{name}</code> with a JSON object. Read-only endpoints also accept <code>GET</code>
with the same input in the query string; responses have an <code>ETag</code> and <code>Cache-Control</code>. <code>Accept-Language: en</code> or <code>ar</code> selects the language.</p>
<p>A successful response is <code>{"data": …}</code>; lists add <code>"meta": {"page", "per_page", "total"}</code>. An error is <code>application/problem+json</code>
with a stable <code>code</code>, a title in the language of the request and a <code>requestId</code>. Calls that create or charge accept an <code>Idempotency-Key</code>:
a repeated call with the same key and body returns the same response and has no further effect; errors 429 and 503 are not stored, so that the call can be repeated.
Partners send their API key as <code>Authorization: Bearer key_…</code>; each endpoint states the scope that it requires. Each call takes units from a budget of its caller;
above it the response is 429 with <code>Retry-After</code>. The machine-readable form is <a href="${file}">${file}</a> (OpenAPI 3.1).</p>`
}

const errorTable = `<h2>Errors</h2><table><thead><tr><th scope="col">code</th><th scope="col">status</th></tr></thead><tbody>${Object.entries(
  errorStatus,
)
  .map(([code, status]) => `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td></tr>`)
  .join('')}</tbody></table>`

function section(endpoint: AnyEndpoint, docs: string): string {
  const scope = scopeOf(endpoint)
  const facts = [
    endpoint.effect === 'read' ? 'GET and POST' : 'POST',
    endpoint.access === 'staff'
      ? `staff: ${endpoint.staff.join(', ')}`
      : endpoint.access === 'traveller'
        ? 'signed-in travellers'
        : endpoint.access === 'booking'
          ? 'signed-in travellers, and visitors who opened the booking with a code'
          : 'anyone',
    ...(scope ? [`key: ${scope}`] : []),
    ...(endpoint.idempotent ? ['accepts Idempotency-Key'] : []),
    ...(endpoint.paged ? ['paged'] : []),
    `${endpoint.units} ${endpoint.units === 1 ? 'unit' : 'units'}`,
  ]
  return `<section id="${endpoint.name}"><h3><code>${endpoint.name}</code></h3><p>${escapeHtml(endpoint.summary)}</p>
<p class="facts">${facts.join(' · ')}${endpoint.errors.length ? ` · errors: ${endpoint.errors.map((code) => `<a href="${docs}#${code}"><code>${code}</code></a>`).join(', ')}` : ''}</p>
<details><summary>Input</summary><pre>${shapeText(endpoint.input, 'input')}</pre></details>
<details><summary>Data</summary><pre>${shapeText(endpoint.output, 'output')}</pre></details></section>`
}

function shapeText(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return escapeHtml(JSON.stringify(json, null, 2))
}

/** The style of the page, whose hash is in its policy. */
const referenceStyle = `:root{color-scheme:light dark;--ink:#13231f;--muted:#424e48;--canvas:#fbf7ef;--line:#e4daca;--link:#0e5a54}
@media(prefers-color-scheme:dark){:root{--ink:#f4eee2;--muted:#bac6c0;--canvas:#0b1614;--line:#25403a;--link:#74d3c2}}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.55 system-ui,sans-serif;display:grid;grid-template-columns:minmax(200px,260px) minmax(0,1fr);gap:0 48px;max-width:1200px;margin-inline:auto;padding:32px 24px}
header{grid-column:1/-1}nav{position:sticky;inset-block-start:0;align-self:start;max-block-size:100vh;overflow:auto}ul{list-style:none;padding:0;margin:0}li a{display:block;padding-block:4px}
a{color:var(--link)}h2{text-transform:capitalize}section{border-block-start:1px solid var(--line);padding-block:16px}.facts{color:var(--muted);font-size:15px}
pre{overflow:auto;padding:12px;border:1px solid var(--line);border-radius:8px;font-size:13px}summary{cursor:pointer;padding-block:6px}td,th{text-align:start;padding:4px 24px 4px 0}
@media(max-width:800px){body{display:block}nav{position:static;max-block-size:none}}`
