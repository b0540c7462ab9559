import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hasSession } from '#domains/accounts/session.server.ts'
import { acceptsGzip, compressed } from '#server/compressed.ts'

const page = () => new Response('<p>Write to us</p>'.repeat(99), { headers: { 'content-type': 'text/html' } })
const asking = (headers: Record<string, string>) => new Request('https://rihla.example/en/contact-us', { headers })

test('a page is compressed for who takes it, and says what it depends on', async () => {
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

test('whoever may be signed in is told apart from who cannot be', () => {
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
] as const)('Accept-Encoding %j asks for gzip: %s', ([header, expected]) => {
  expect(acceptsGzip(header)).toBe(expected)
})
