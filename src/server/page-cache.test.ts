import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { newNonce, nonceMark, PageCache, sendPage, type KeptPage } from '#server/page-cache.ts'

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

describe('a kept page', () => {
  test('is fresh, then shown while it is made anew, then gone', () => {
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

  test('without staleness is gone when it is no longer fresh', () => {
    const { clock, cache } = cacheOf()
    cache.put('/en', page('one'), { freshMs: 2_000, staleMs: 0 })
    clock.now = 1_999
    expect(cache.get('/en')?.stale).toBe(false)
    clock.now = 2_000
    expect(cache.get('/en')).toBeUndefined()
  })

  test('of one address is not that of another', () => {
    const { cache } = cacheOf()
    cache.put('/en?a=1', page('one'), minute)
    expect(cache.get('/en?a=2')).toBeUndefined()
    expect(cache.get('/ar?a=1')).toBeUndefined()
  })

  test('that was begun before a change of what it shows is not kept', () => {
    const { clock, cache } = cacheOf()
    clock.now = 10
    cache.drop(['content:faqs'])
    cache.put('/en/faq', page('old', ['content:faqs']), minute, 5)
    cache.put('/en/terms', page('whole', ['content:pages']), minute, 5)
    expect([cache.get('/en/faq'), cache.get('/en/terms')?.stale]).toEqual([undefined, false])
    cache.put('/en/faq', page('new', ['content:faqs']), minute, 11)
    expect(cache.get('/en/faq')?.stale).toBe(false)
  })

  test('that was begun before all pages were forgotten is not kept', () => {
    const { clock, cache } = cacheOf()
    clock.now = 10
    cache.clear()
    cache.put('/en/faq', page('old'), minute, 5)
    expect(cache.get('/en/faq')).toBeUndefined()
    cache.put('/en/faq', page('new'), minute, 11)
    expect(cache.get('/en/faq')?.stale).toBe(false)
  })

  test('is dropped by what it shows, and only then', () => {
    const { cache } = cacheOf()
    cache.put('/a', page('a', ['hotel:1', 'hotel:2']), minute)
    cache.put('/b', page('b', ['hotel:12']), minute)
    cache.put('/c', page('c'), minute)
    cache.drop(['hotel:2', 'hotel:9'])
    expect(['/a', '/b', '/c'].filter((key) => cache.get(key))).toEqual(['/b', '/c'])
    cache.clear()
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
  })

  test('made again takes the place of the old', () => {
    const { cache } = cacheOf()
    cache.put('/a', page('x'.repeat(500), ['old']), minute)
    const { bytes } = cache.size
    cache.put('/a', page('x'.repeat(500), ['new']), minute)
    expect(cache.size).toEqual({ pages: 1, bytes })
    cache.drop(['old'])
    expect(cache.size.pages).toBe(1)
  })
})

describe('the bound in bytes', () => {
  const big = page('x'.repeat(3_000))

  test('holds, and the page longest unused goes first', () => {
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

  test('a page too large is made but not kept', () => {
    const { cache } = cacheOf(20_000)
    const made = cache.put('/huge', page('x'.repeat(6_000)), minute)
    expect(made.plain.bytes.length).toBe(6_000)
    expect(cache.size.pages).toBe(0)
  })
})

/** Names with their values, of a list by turns. */
const pairs = (list: string[]) => list.flatMap((name, i) => (i % 2 ? [] : [[name, list[i + 1] as string] as const]))

describe('sending', () => {
  function sent(kept: KeptPage, method = 'GET', encoding = '') {
    const answer = { status: 0, headers: {} as Record<string, string>, body: Buffer.alloc(0) as Buffer | undefined }
    const response = {
      writeHead: (status: number, list: string[]) =>
        Object.assign(answer, { status, headers: Object.fromEntries(pairs(list)) }),
      // Copied: what the page was written into is written on again.
      end: (body?: Buffer) => (answer.body = body && Buffer.from(body)),
    }
    const request = { method, headers: { 'accept-encoding': encoding } }
    sendPage(kept, request as unknown as IncomingMessage, response as unknown as ServerResponse, (nonce) => [
      'X-Nonce',
      nonce,
    ])
    return answer
  }
  const html = `<script nonce="${nonceMark}">1</script><p>مرحبًا</p><script nonce="${nonceMark}">2</script>`
  const kept = () => cacheOf().cache.put('/en', page(html), minute)

  test.for(['', 'gzip, br'])('gives every reader a nonce of their own (accepting %j)', (encoding) => {
    const one = kept()
    const [first, second] = [sent(one, 'GET', encoding), sent(one, 'GET', encoding)]
    const text = (answer: typeof first) => String(encoding ? gunzipSync(answer.body as Buffer) : answer.body)
    expect(text(first)).toBe(html.replaceAll(nonceMark, first.headers['X-Nonce'] as string))
    expect(first.headers['X-Nonce']).not.toBe(second.headers['X-Nonce'])
    expect(text(first)).not.toContain(nonceMark)
    expect(first.headers['Content-Length']).toBe(String(first.body?.length))
    expect(first.headers['Content-Encoding']).toBe(encoding ? 'gzip' : undefined)
    expect(first.headers).toMatchObject({ Vary: 'Accept-Encoding', 'content-type': 'text/html' })
  })

  test('to HEAD is the head alone', () => {
    expect(sent(kept(), 'HEAD')).toMatchObject({ status: 200, body: undefined })
  })

  test('a nonce is as long as its mark, and never the same', () => {
    const nonces = Array.from({ length: 1_000 }, newNonce)
    expect(new Set(nonces).size).toBe(1_000)
    for (const nonce of nonces) expect(nonce).toMatch(new RegExp(`^[\\w-]{${nonceMark.length}}$`))
  })
})
