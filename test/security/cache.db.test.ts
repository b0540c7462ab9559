import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#api/index.ts'
import { addDays } from '#domains/shared/dates.ts'
import { pages } from '#web/app/pages.ts'
import { builtSite } from '#test/built-site.ts'
import { addPackage } from '#test/products.ts'
import { client } from '#test/site.ts'
import { quoteStay, sessionOf, today } from '#test/world.ts'

const browser = { 'user-agent': 'Mozilla/5.0 Chrome/150.0', accept: 'text/html' }

/** Sends a request with its headers unchanged, including Host. */
function get(address: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((done, failed) => {
    const { port } = new URL(address)
    const request = ask(
      { host: '127.0.0.1', port, path, headers: { ...browser, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }),
        )
      },
    )
    request.once('error', failed)
    request.end()
  })
}

const evil = 'evil.example'
const poisons: Record<string, string>[] = [
  { host: evil },
  {
    'x-forwarded-host': evil,
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '1',
    forwarded: `host=${evil};proto=gopher`,
  },
  { 'x-original-url': '/en/profile/my-booking', 'x-rewrite-url': '/en/desk', 'x-http-method-override': 'POST' },
  { 'x-forwarded-prefix': `/${evil}`, 'x-forwarded-for': '203.0.113.9', 'true-client-ip': '203.0.113.9' },
  { 'accept-language': 'ar', cookie: `locale=ar; currency=${evil}; saved=${evil}` },
  { 'user-agent': `Mozilla/5.0 Chrome/150.0 <script>${evil}</script>`, referer: `https://${evil}/` },
  { origin: `https://${evil}`, 'sec-fetch-site': 'cross-site', range: 'bytes=0-10', 'x-react-router-request': 'yes' },
]

test('data outside the cache key cannot get into a cached page: no header, cookie or unknown query of the first request', async () => {
  const { world, running, address } = await builtSite()
  const hotel = await world.hotel()
  const travelPackage = await addPackage(world)
  const stay = `check_in=${addDays(today, 14)}&check_out=${addDays(today, 16)}`
  const paths = [
    '/en',
    '/ar/hotels',
    `/en/hotels?where=makkah&${stay}`,
    `/ar/hotels/${hotel.slug}?${stay}`,
    `/en/packages/${travelPackage.slug}`,
  ]
  for (const path of paths) {
    running.pageCache.clear()
    const clean = await get(address, path)
    expect([path, clean.status]).toEqual([path, 200])
    for (const poison of poisons) {
      running.pageCache.clear()
      const odd = `${path}${path.includes('?') ? '&' : '?'}utm_source=${evil}&__proto__=${evil}&constructor=${evil}`
      await get(address, odd, poison)
      const victim = await get(address, path)
      expect.soft(victim.text, `${path} after ${JSON.stringify(poison)}`).toBe(clean.text)
      expect.soft(JSON.stringify(victim.headers), path).not.toContain(evil)
    }
    expect(running.pageCache.size.pages).toBeGreaterThan(0)
  }
})

test('two travellers and a visitor by turns: no page and no cached copy shows data of another person', async () => {
  const { world, running, address } = await builtSite()
  const hotel = await world.hotel()
  const people = await Promise.all(
    ['Zubayda Aliceson', 'Yusuf Bobfather'].map(async (name) => {
      const person = await world.traveller(name)
      const booked = await person.books(hotel, {})
      const reference = booked.ok ? booked.data.reference : ''
      return { words: [name, person.email, reference], cookie: await sessionOf(world, person.id) }
    }),
  )
  expect(people.flatMap(({ words }) => words).every(Boolean)).toBe(true)
  let seen = 0
  // The most at one time, because changes of the bookings above can drop pages while the test runs.
  let cached = 0
  for (const page of pages.filter(({ path }) => !path.includes(':') || path === 'hotels/:id')) {
    const path = `/en/${page.path.replace(':id', hotel.slug)}`
    for (const [i, person] of people.entries()) {
      for (const { headers, text } of [
        await get(address, path, { cookie: person.cookie }),
        await get(address, `${path}.data`, { cookie: person.cookie }),
      ]) {
        for (const word of people[1 - i]?.words ?? [])
          expect.soft(text, `${path} for ${person.words[0]}`).not.toContain(word)
        if (!person.words.some((word) => text.includes(word))) continue
        seen++
        expect.soft(headers['cache-control'], path).toBe('private, no-store')
      }
    }
    const visitor = await get(address, path)
    for (const word of people.flatMap(({ words }) => words)) expect.soft(visitor.text, path).not.toContain(word)
    cached = Math.max(cached, running.pageCache.size.pages)
  }
  // Otherwise nothing was checked.
  expect(seen).toBeGreaterThan(3)
  expect(cached).toBeGreaterThan(5)
})

test('API responses that shared caches can store are the same for everybody and set no cookie', async () => {
  const { world, address } = await builtSite()
  const hotel = await world.hotel()
  const guest = await world.traveller('Zubayda Aliceson')
  const quote = await quoteStay(guest.api, hotel)
  expect(quote.ok).toBe(true)
  const cookie = await sessionOf(world, guest.id)
  const { get: call } = client(address)
  const stay = {
    check_in: addDays(today, 14),
    check_out: addDays(today, 16),
    hotel_id: `${hotel.id}`,
    id: `${hotel.id}`,
  }
  let shared = 0
  for (const endpoint of endpoints.filter(({ effect }) => effect === 'read')) {
    const known = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }).properties ?? {}
    const query = new URLSearchParams(Object.entries(stay).filter(([name]) => name in known))
    const mine = await call(`${endpoint.name}?${query}`, { Cookie: cookie })
    if (!mine.headers.get('cache-control')?.includes('public')) {
      expect.soft(mine.headers.get('cache-control'), endpoint.name).toBe('private, no-store')
      continue
    }
    shared++
    expect.soft(endpoint.access, endpoint.name).toBe('anyone')
    expect.soft(mine.headers.getSetCookie(), endpoint.name).toEqual([])
    expect.soft(mine.headers.get('vary'), endpoint.name).toContain('Accept-Language')
    const anybodys = await call(`${endpoint.name}?${query}`, { 'X-Forwarded-Host': evil })
    expect.soft(anybodys.headers.get('etag'), endpoint.name).toBe(mine.headers.get('etag'))
  }
  expect(shared).toBeGreaterThan(15)
})

test('every page, in both languages, has the security headers', async () => {
  const { world, address } = await builtSite()
  const hotel = await world.hotel()
  for (const locale of ['en', 'ar'] as const) {
    for (const page of [...pages, { path: 'nothing/here', fresh: 'personal' }]) {
      const path = `/${locale}/${page.path.replaceAll(/:[a-z]+/g, hotel.slug)}`
      const { status, headers } = await get(address, path)
      expect.soft(status, path).toBeLessThan(500)
      const policy = String(headers['content-security-policy'])
      if (status < 300 || status === 404) {
        expect.soft(policy, path).toContain("script-src 'self';")
        expect.soft(policy, path).toContain("frame-ancestors 'none'")
        expect.soft(policy, path).toContain("default-src 'none'")
      }
      expect.soft(policy, path).not.toMatch(/unsafe-|\*|http:/)
      expect.soft(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect.soft(headers['permissions-policy'], path).toContain('camera=()')
      // A shared cache may keep public pages, which therefore set no cookie.
      const isPublic = status === 200 && page.fresh !== 'personal'
      expect
        .soft(headers['cache-control'], path)
        .toMatch(isPublic ? /^public, max-age=0, s-maxage=\d+/ : /^private, no-store$/)
      if (isPublic) expect.soft(headers['set-cookie'], path).toBeUndefined()
      if (isPublic) expect.soft(headers.etag, path).toMatch(/^W\/"/)
      expect.soft(headers['x-powered-by'] ?? headers.server, path).toBeUndefined()
    }
  }
})
