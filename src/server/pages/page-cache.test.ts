import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PageCache, sendPage, type CachedPage } from '#server/pages/page-cache.ts'

const minute = { freshMs: 1_000, staleMs: 5_000 }
const page = (html: string, tags: string[] = []) => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  html,
  tags,
})

function cacheOf(limit = 1_000_000) {
  const clock = { now: 0 }
  return { clock, cache: new PageCache(limit, () => clock.now) }
}

describe('a cached page', () => {
  test('is fresh, then stale while it is rendered again, then expired', () => {
    const { clock, cache } = cacheOf()
    cache.put('/en', page('one'), minute)
    const at = (now: number) => {
      clock.now = now
      return cache.get('/en')?.stale
    }
    expect([at(0), at(999), at(1_000), at(5_999), at(6_000)]).toEqual([false, false, true, true, undefined])
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
    clock.now = 0
    expect(cache.get('/en')).toBeUndefined()
  })

  test('from before the clock was set back has expired', () => {
    const { clock, cache } = cacheOf()
    clock.now = 40_000_000_000
    cache.put('/en', page('next year'), minute)
    clock.now = 0
    expect(cache.get('/en')).toBeUndefined()
  })

  test('is cached although the cache was cleared and its tag dropped before the clock was set back', () => {
    const { clock, cache } = cacheOf()
    clock.now = 40_000_000_000
    cache.clear()
    cache.drop(['content:faqs'])
    clock.now = 5
    cache.put('/en/faq', page('today', ['content:faqs']), minute, 5)
    expect(cache.get('/en/faq')?.stale).toBe(false)
  })

  test('without a stale period expires when it is no longer fresh', () => {
    const { clock, cache } = cacheOf()
    cache.put('/en', page('one'), { freshMs: 2_000, staleMs: 0 })
    clock.now = 1_999
    expect(cache.get('/en')?.stale).toBe(false)
    clock.now = 2_000
    expect(cache.get('/en')).toBeUndefined()
  })

  test('is cached under its own address only', () => {
    const { cache } = cacheOf()
    cache.put('/en?a=1', page('one'), minute)
    expect(cache.get('/en?a=2')).toBeUndefined()
    expect(cache.get('/ar?a=1')).toBeUndefined()
  })

  test('whose rendering began before a change of its content is not cached', () => {
    const { clock, cache } = cacheOf()
    clock.now = 10
    cache.drop(['content:faqs'])
    const old = cache.put('/en/faq', page('old', ['content:faqs']), minute, 5)
    cache.put('/en/terms', page('whole', ['content:pages']), minute, 5)
    expect([cache.get('/en/faq'), cache.get('/en/terms')?.stale]).toEqual([undefined, false])
    // Nor may a shared cache store it.
    expect(old.headers).toEqual(['content-type', 'text/html', 'cache-control', 'private, no-store'])
    cache.put('/en/faq', page('new', ['content:faqs']), minute, 11)
    expect(cache.get('/en/faq')?.stale).toBe(false)
  })

  test('whose rendering began before the cache was cleared is not cached', () => {
    const { clock, cache } = cacheOf()
    clock.now = 10
    cache.clear()
    cache.put('/en/faq', page('old'), minute, 5)
    expect(cache.get('/en/faq')).toBeUndefined()
    cache.put('/en/faq', page('new'), minute, 11)
    expect(cache.get('/en/faq')?.stale).toBe(false)
  })

  test('is dropped by its tags only', () => {
    const { cache } = cacheOf()
    cache.put('/a', page('a', ['hotel:1', 'hotel:2']), minute)
    cache.put('/b', page('b', ['hotel:12']), minute)
    cache.put('/c', page('c'), minute)
    cache.drop(['hotel:2', 'hotel:9'])
    expect(['/a', '/b', '/c'].filter((key) => cache.get(key))).toEqual(['/b', '/c'])
    cache.clear()
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
  })

  test('rendered again replaces the previous one', () => {
    const { cache } = cacheOf()
    cache.put('/a', page('x'.repeat(500), ['old']), minute)
    const { bytes } = cache.size
    cache.put('/a', page('x'.repeat(500), ['new']), minute)
    expect(cache.size).toEqual({ pages: 1, bytes })
    cache.drop(['old'])
    expect(cache.size.pages).toBe(1)
  })
})

describe('the limit in bytes', () => {
  const big = page('x'.repeat(3_000))

  test('is enforced, and the least recently used page is dropped first', () => {
    const { cache: one } = cacheOf()
    one.put('/01', big, minute)
    const limit = one.size.bytes * 4
    const { cache } = cacheOf(limit)
    for (const key of ['/01', '/02', '/03', '/04']) cache.put(key, big, minute)
    expect(cache.size).toEqual({ pages: 4, bytes: limit })
    cache.get('/01')
    cache.put('/05', big, minute)
    expect(['/01', '/02', '/03', '/04', '/05'].filter((key) => cache.get(key))).toEqual(['/01', '/03', '/04', '/05'])
    for (let i = 10; i < 60; i++) cache.put(`/${i}`, big, minute)
    expect(cache.size.bytes).toBeLessThanOrEqual(limit)
    expect(cache.get('/59')).toBeDefined()
  })

  test('applies to each page: one that is too large is rendered but not cached', () => {
    const { cache } = cacheOf(20_000)
    const made = cache.put('/huge', page('x'.repeat(6_000)), minute)
    expect(made.plain?.length).toBe(6_000)
    expect(cache.size.pages).toBe(0)
  })
})

/** Name and value pairs from an alternating list. */
const pairs = (list: string[]) => list.flatMap((name, i) => (i % 2 ? [] : [[name, list[i + 1] as string] as const]))

describe('sending', () => {
  function sent(cached: CachedPage, { method = 'GET', ...headers }: Record<string, string> = {}) {
    const answer = { status: 0, headers: {} as Record<string, string>, body: undefined as Buffer | undefined }
    const response = {
      writeHead: (status: number, list: string[]) =>
        Object.assign(answer, { status, headers: Object.fromEntries(pairs(list)) }),
      end: (body?: Buffer) => (answer.body = body),
    }
    sendPage(cached, { method, headers } as unknown as IncomingMessage, response as unknown as ServerResponse, [
      'X-Shared',
      'yes',
    ])
    return answer
  }
  const html = '<p>مرحبًا</p>'.repeat(50)
  const cached = () => cacheOf().cache.put('/en', page(html), minute)

  test.for([
    ['', undefined, String],
    ['gzip', 'gzip', (body: Buffer) => String(gunzipSync(body))],
    ['gzip, br', 'br', (body: Buffer) => String(brotliDecompressSync(body))],
    ['br;q=0, gzip', 'gzip', (body: Buffer) => String(gunzipSync(body))],
  ] as const)('a reader who accepts %j gets the page in %s, the same bytes as everyone', ([accepted, coding, read]) => {
    const one = cached()
    const [first, second] = [sent(one, { 'accept-encoding': accepted }), sent(one, { 'accept-encoding': accepted })]
    expect(read(first.body as Buffer)).toBe(html)
    expect(second).toEqual(first)
    expect(first.headers['Content-Length']).toBe(String(first.body?.length))
    expect(first.headers['Content-Encoding']).toBe(coding)
    expect(first.headers).toMatchObject({ Vary: 'Accept-Encoding', 'content-type': 'text/html', 'X-Shared': 'yes' })
  })

  test.for(['gzip', 'br'])(
    'is kept compressed only after a response in %s, and every other reader still gets it',
    (coding) => {
      const one = cached()
      sent(one, { 'accept-encoding': coding })
      expect(one.plain).toBeUndefined()
      expect(String(sent(one).body)).toBe(html)
      expect(String(gunzipSync(sent(one, { 'accept-encoding': 'gzip' }).body as Buffer))).toBe(html)
      expect(String(brotliDecompressSync(sent(one, { 'accept-encoding': 'br' }).body as Buffer))).toBe(html)
    },
  )

  test('a reader who has the page gets 304 without it, and one who has an older page gets the new one', () => {
    const one = cached()
    const etag = sent(one).headers['ETag'] ?? ''
    expect(sent(one, { 'if-none-match': etag })).toMatchObject({ status: 304, body: undefined })
    expect(sent(one, { 'if-none-match': etag }).headers).toMatchObject({ ETag: etag, 'content-type': 'text/html' })
    for (const known of [`"x", ${etag}`, etag.slice(2), '*'])
      expect(sent(one, { 'if-none-match': known }).status, known).toBe(304)
    const changed = cacheOf().cache.put('/en', page(`${html}!`), minute)
    expect(sent(changed, { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })

  test('HEAD gets the headers only', () => {
    expect(sent(cached(), { method: 'HEAD' })).toMatchObject({ status: 200, body: undefined })
  })
})
