import { request as ask, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { pages } from '#web/app/pages.ts'
import { builtSite } from '#test/built-site.ts'
import { bySize } from '#test/lane.ts'
import { addPackage, addService } from '#test/products.ts'
import { sessionOf } from '#test/world.ts'

/** Addresses per page; `FUZZ_RUNS=200` searches longer. */
const runs = Math.ceil(Number(process.env.FUZZ_RUNS ?? bySize(12, 25)) / 4)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_201)
/** The limit of a hung server. */
const hungMs = 300_000

/** Sends a request with its address unchanged; resolves with the status or an error message. */
function sent(
  address: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer } = {},
): Promise<number | string> {
  const { port } = new URL(address)
  return new Promise((done) => {
    const request = ask(
      { host: '127.0.0.1', port, path, method, headers, agent: false, timeout: hungMs },
      (response) => {
        response.resume().once('end', () => done(response.statusCode ?? 0))
      },
    )
    request.once('timeout', () => request.destroy(new Error('silent')))
    request.once('error', (error) => done(error.message))
    request.end(body)
  })
}

const broken = (status: number | string) => typeof status === 'string' || status >= 500

/** Text for an address: well-formed, malformed, and values that often break programs. */
const addressText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%ff%fe',
    '%ed%a0%80',
    '%e2%80%ae',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '__proto__',
    'constructor',
    '-1',
    '0',
    '2147483648',
    '9007199254740993',
    '1e9',
    'NaN',
    '2026-02-30',
    '99999-01-01',
    '%27%20or%201=1',
    '%0d%0aSet-Cookie:a=b',
    '%D9%85%D9%83%D8%A9',
    'a'.repeat(2_000),
  ),
)

test('any address, form or cookie of a page gets a page or a client error', async () => {
  const { world, running, address } = await builtSite()
  running.services.ports.limit = () => Promise.resolve(null)
  const faults: string[] = []
  const fault = running.services.fault
  running.services.fault = (error, id) => {
    faults.push(String(error instanceof Error ? (error.stack ?? error.message) : error))
    return fault(error, id)
  }
  const hotel = await world.hotel()
  const exists = [hotel.slug, (await addPackage(world)).slug, (await addService(world)).slug].map((slug) =>
    fc.constant(slug),
  )
  const cookie = await sessionOf(world, (await world.traveller()).id)
  const found: string[] = []

  for (const page of pages) {
    const part = fc.oneof(...exists, addressText)
    const path = fc
      .tuple(fc.constantFrom('en', 'ar'), fc.array(part, { minLength: 2, maxLength: 2 }), fc.constantFrom('', '.data'))
      .map(([locale, parts, data]) => {
        let at = 0
        return `/${locale}/${page.path}`.replaceAll(/:[a-z]+/g, () => parts[at++] ?? '') + data
      })
    const names: readonly string[] = page.query
    const name = fc.constantFrom(...names, 'reference', 'next', 'page', '_routes', 'index', '__proto__')
    const fields = fc.array(fc.tuple(name, addressText), { maxLength: 6 })
    const written = fields.map((all) => all.map(([field, value]) => `${field}=${value}`).join('&'))
    const property = fc.asyncProperty(
      path,
      written,
      written,
      fc.constantFrom('GET', 'GET', 'HEAD', 'POST'),
      fc.constantFrom('', cookie, 'session=%00; cart=%ff; locale=xx; saved=__proto__'),
      async (where, query, form, method, cookies) => {
        faults.length = 0
        const status = await sent(address, query ? `${where}?${query}` : where, {
          method,
          headers: {
            ...(cookies && { cookie: cookies }),
            ...(method === 'POST' && {
              origin: address,
              'content-type': 'application/x-www-form-urlencoded',
              'content-length': String(Buffer.byteLength(form)),
            }),
          },
          body: method === 'POST' ? form : '',
        })
        if (broken(status)) throw new Error(`${status}: ${faults.join('\n')}`)
      },
    )
    const result = await fc.check(property, { numRuns: runs, seed })
    if (result.failed)
      found.push(`${page.name} ${JSON.stringify(result.counterexample)}\n${String(result.errorInstance)}`)
  }
  expect(found.join('\n\n')).toBe('')
})

describe('other routes', () => {
  test('files, webhooks, documents and tools reject what they cannot read', async () => {
    const { world, address } = await builtSite()
    const cookie = await sessionOf(world, (await world.traveller()).id)
    const doors = [
      (text: string) => `/${text}`,
      (text: string) => `/img/${text}/hotel/1`,
      (text: string) => `/img/640/${text}/${text}`,
      (text: string) => `/og/en/hotel/${text}.jpg`,
      (text: string) => `/icons/${text}`,
      (text: string) => `/sitemaps/${text}`,
      (text: string) => `/assets/${text}`,
      (text: string) => `/builds/meta/${text}`,
      (text: string) => `/me/photo/${text}`,
      (text: string) => `/en/booking/voucher.pdf?reference=${text}`,
      (text: string) => `/ar/booking/calendar.ics?reference=${text}`,
      (text: string) => `/en/packages/${text}/programme.ics?departure=${text}`,
      (text: string) => `/en/sandbox-pay/${text}`,
      (text: string) => `/api/v1/${text}`,
      (text: string) => `/webhooks/payments/${text}`,
      (text: string) => `/dev/${text}`,
    ]
    const wrong: string[] = []
    for (const text of fc.sample(addressText, { numRuns: runs * 2, seed })) {
      for (const door of doors) {
        const path = door(text)
        const status = await sent(address, path, { headers: { cookie } })
        if (broken(status)) wrong.push(`GET ${path}: ${status}`)
      }
    }
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '{"id":null}',
      '\0',
      '"'.repeat(1000),
      '{"__proto__":{}}',
      '[['.repeat(5_000),
    ]
    for (const body of bodies) {
      for (const path of ['sandbox', 'stripe', 'moyasar', 'nobody']
        .map((one) => `/webhooks/payments/${one}`)
        .concat('/mcp')) {
        const headers = {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'content-length': String(Buffer.byteLength(body)),
          'x-sandbox-signature': 't=1,v1=00',
          'stripe-signature': 't=NaN,v1=,,,',
        }
        const status = await sent(address, path, { method: 'POST', headers, body })
        if (broken(status)) wrong.push(`POST ${path} ${body.slice(0, 20)}: ${status}`)
      }
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE']) {
      for (const path of ['/', '/en', '/en/hotels', '/api/v1/login', '/mcp', '/assets/x.js', '/livez']) {
        const status = await sent(address, path, { method })
        if (broken(status)) wrong.push(`${method} ${path}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('bytes that are no HTTP request are rejected or disconnected, and the next request is served', async () => {
    const { address } = await builtSite()
    const login = 'POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n'
    const sendings: Record<string, string> = {
      'no HTTP at all': '\0\x01\x02\r\n\r\n',
      'a header without end': `GET /en HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
      'an address without end': `GET /en?${'a'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      'an address line that never ends': `GET /en?${'a'.repeat(200_000)}`,
      'headers without end': `GET /en HTTP/1.1\r\nHost: localhost\r\n${'A: b\r\n'.repeat(5_000)}\r\n`,
      'two lengths': `${login}Content-Length: 3\r\n\r\n{}`,
      'a length and chunks': `${login}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      'no host': 'GET /en HTTP/1.1\r\n\r\n',
      'a line broken in a header': 'GET /en HTTP/1.1\r\nHost: localhost\r\nA: b\rc\r\n\r\n',
      'an address of another host': 'GET http://elsewhere.example/en HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'an address that is none': 'GET //[::/en HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'a host that is none': 'GET /en HTTP/1.1\r\nHost: [::\r\n\r\n',
    }
    for (const [what, bytes] of Object.entries(sendings)) {
      const answer = await new Promise<string>((done) => {
        let output = ''
        const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.end(bytes))
        socket.setTimeout(hungMs, () => socket.destroy(new Error('silent')))
        socket.on('data', (chunk) => (output += chunk.toString('latin1')))
        socket.once('error', (error) => done(error.message))
        socket.once('close', () => done(output))
      })
      expect.soft(answer, what).not.toBe('silent')
      // Two answers to one request would be the beginning of another's.
      const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d)/g)].map(([, first]) => first)
      expect.soft(statuses.length > 0 ? statuses : ['4'], what).toEqual(['4'])
      expect.soft(answer, what).not.toContain('elsewhere.example')
      expect(await sent(address, '/livez')).toBe(200)
    }
  })

  test('an address that cannot be decoded responds with 404, in the language of its prefix', async () => {
    const { address } = await builtSite()
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    for (const path of ['/ar/hotels/%ff', '/ar/%zz']) {
      const response = await fetch(address + path, { headers: { 'User-Agent': 'Mozilla/5.0 Chrome/150.0' } })
      expect([path, response.status, /<html[^>]*lang="(..)"/.exec(await response.text())?.[1]]).toEqual([
        path,
        404,
        'ar',
      ])
    }
    expect((await fetch(`${address}/%ff`)).status).toBe(404)
    expect(warned).not.toHaveBeenCalled()
  })
})
