import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hasSession } from '#domains/accounts/sessions/session.server.ts'
import { accepts, compressed } from '#server/http/compression.ts'

const page = () => new Response('<p>Write to us</p>'.repeat(99), { headers: { 'content-type': 'text/html' } })
const asking = (headers: Record<string, string>) => new Request('https://rihla.example/en/contact-us', { headers })

test('a page is compressed for clients that accept it, with the matching Vary header', async () => {
  const small = await compressed(page(), asking({ 'accept-encoding': 'br, gzip' }))
  const body = Buffer.from(await small.arrayBuffer())
  expect(gunzipSync(body).toString()).toBe(await page().text())
  expect(small.headers.get('content-length')).toBe(String(body.length))
  expect(small.headers.get('vary')).toBe('Accept-Encoding')

  const plain = await compressed(page(), asking({}))
  expect(plain.headers.has('content-encoding')).toBe(false)
  expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  expect(await plain.text()).toBe(await page().text())
})

test('a request that can belong to a session is distinguished from one that cannot', () => {
  expect(hasSession(new Headers({ cookie: 'locale=ar; signed_out=1' }), false)).toBe(false)
  expect(hasSession(new Headers({ cookie: 'locale=ar; session=x.y' }), false)).toBe(true)
  expect(hasSession(new Headers({ cookie: '__Host-session=x.y' }), true)).toBe(true)
  expect(hasSession(new Headers({ authorization: 'Bearer x' }), true)).toBe(true)
})

test.for([
  [null, false],
  ['', false],
  ['identity', false],
  ['br', false],
  ['gzip', true],
  ['br, GZIP', true],
  ['gzip;q=0.5, br', true],
  ['gzip; q=1', true],
  ['gzip;q=0', false],
  ['br, gzip;q=0.0', false],
  ['notgzip', false],
] as const)('Accept-Encoding %j accepts gzip: %s', ([header, expected]) => {
  expect(accepts('gzip', header)).toBe(expected)
})

test('Brotli is accepted by its own name only', () => {
  expect(['br', 'gzip, BR;q=0.9', 'gzip', 'brotli', 'br;q=0'].map((header) => accepts('br', header))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
