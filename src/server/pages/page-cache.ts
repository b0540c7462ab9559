import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { accepts } from '#server/http/compression.ts'

type RenderedPage = {
  status: number
  headers: Record<string, string>
  html: string
  tags: string[]
  /** Compression level: `fast` for a list, which is rendered again for every search. */
  compression?: 'fast' | 'small'
}
export type Lifetime = { freshMs: number; staleMs: number }

type Entry = {
  /** Names and values by turns, the form that Node writes fastest. */
  headers: readonly string[]
  status: number
  etag: string
  /** The uncompressed page, nine tenths of the memory of an entry; dropped at the first compressed response. */
  plain: Buffer | undefined
  /** Set by the first response in this coding. */
  gzip?: Buffer
  br?: Buffer
  compression: 'fast' | 'small'
  tags: string[]
  storedAt: number
  freshUntil: number
  staleUntil: number
  /** Upper bound of its memory: uncompressed and in both codings. */
  bytes: number
}

/**
 * Public pages, cached in memory for seconds or minutes. They are dropped by tag when the data they show changes, and
 * bounded in bytes (the least recently used goes first). Never put anything personal here.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  #limit: number
  readonly #now: () => number
  #bytes = 0
  /** Recently dropped tags, for pages whose rendering began before the drop and is not finished. */
  #dropped: { at: number; tags: Set<string> }[] = []
  /** Time of the last `clear`: earlier changes may have been missed. */
  #cleared = -Infinity

  constructor(limitBytes: number, now: () => number) {
    this.#limit = limitBytes
    this.#now = now
  }

  /** The cached page and whether it is stale; undefined if there is none or it has expired. */
  get(key: string): { page: CachedPage; stale: boolean } | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const now = this.#now()
    // A time in the future was recorded before the clock was set back.
    if (now >= entry.staleUntil || now < entry.storedAt) {
      this.#remove(key)
      return undefined
    }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return { page: entry, stale: now >= entry.freshUntil }
  }

  /** Caches a page that began at `began`; if its data has changed since, only the waiting requests get it. */
  put(key: string, page: RenderedPage, lifetime: Lifetime, began?: number): CachedPage {
    const plain = Buffer.from(page.html)
    const now = this.#now()
    const entry: Entry = {
      headers: Object.entries(page.headers).flat(),
      status: page.status,
      etag: `W/"${hash('sha1', plain, 'base64url')}"`,
      plain,
      compression: page.compression ?? 'small',
      tags: page.tags,
      storedAt: now,
      freshUntil: now + lifetime.freshMs,
      staleUntil: now + lifetime.freshMs + lifetime.staleMs,
      bytes: Math.ceil(plain.length * 1.25) + key.length * 2 + 500,
    }
    this.#remove(key)
    if (entry.bytes > this.#limit / 4) return entry
    // It can show data from before the change, so other caches must not store it either.
    if (began !== undefined && this.#droppedSince(began, page.tags)) {
      return { ...entry, headers: Object.entries({ ...page.headers, 'cache-control': 'private, no-store' }).flat() }
    }
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break
      this.#remove(oldest)
    }
    return entry
  }

  /** Drops every page with one of the tags. */
  drop(tags: Iterable<string>): void {
    const gone = new Set(tags)
    const now = this.#now()
    this.#dropped = [...this.#dropped.filter(({ at }) => at > now - rememberedMs), { at: now, tags: gone }]
    for (const [key, entry] of this.#entries) if (entry.tags.some((tag) => gone.has(tag))) this.#remove(key)
  }

  /** Sets the limit in bytes and clears the cache; with 0 nothing is cached. */
  resize(limitBytes: number): void {
    this.#limit = limitBytes
    this.clear()
  }

  get stores(): boolean {
    return this.#limit > 0
  }

  clear(): void {
    this.#cleared = this.#now()
    this.#entries.clear()
    this.#bytes = 0
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }

  #droppedSince(began: number, tags: string[]): boolean {
    const now = this.#now()
    // A time in the future was recorded before the clock was set back.
    const isSince = (at: number) => at >= began && at <= now
    return (
      isSince(this.#cleared) ||
      this.#dropped.some(({ at, tags: gone }) => isSince(at) && tags.some((tag) => gone.has(tag)))
    )
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}

/** Longer than any page takes to render. */
const rememberedMs = 30_000

export type CachedPage = Omit<Entry, 'tags' | 'storedAt' | 'freshUntil' | 'staleUntil' | 'bytes'>

/**
 * Sends a cached page, compressed if the reader accepts it, or 304 if the reader has it.
 * @param headers the headers of all public pages of this freshness, names and values by turns
 */
export function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
): void {
  // The request was answered at its deadline.
  if (response.headersSent) return
  if (isKnown(page, request.headers['if-none-match'])) {
    response.writeHead(304, [...page.headers, ...headers, 'ETag', page.etag, 'Vary', 'Accept-Encoding'])
    return void response.end()
  }
  const { body, coding } = encoded(page, request.headers['accept-encoding'])
  const all = [...page.headers, ...headers, 'ETag', page.etag, 'Content-Length', String(body.length)]
  all.push('Vary', 'Accept-Encoding')
  if (coding) all.push('Content-Encoding', coding)
  response.writeHead(page.status, all)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** True if `If-None-Match` names the page, in the weak comparison of RFC 9110 §13.1.2. */
function isKnown({ etag }: CachedPage, header: string | undefined): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return (
    header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag)))
  )
}

/** The page in the smallest coding that the reader accepts. Each is made once, when it is needed first. */
function encoded(page: CachedPage, accepted: string | string[] | undefined): { body: Buffer; coding?: string } {
  const header = String(accepted ?? '')
  const isFast = page.compression === 'fast'
  if (accepts('br', header)) {
    const quality = isFast ? 3 : 6
    page.br ??= compressed(page, (plain) =>
      brotliCompressSync(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
    )
    return { body: page.br, coding: 'br' }
  }
  if (accepts('gzip', header)) {
    page.gzip ??= compressed(page, (plain) => gzipSync(plain, { level: isFast ? 5 : 9, memLevel: 7 }))
    return { body: page.gzip, coding: 'gzip' }
  }
  return { body: plainOf(page) }
}

function compressed(page: CachedPage, compress: (plain: Buffer) => Buffer): Buffer {
  const body = compress(plainOf(page))
  page.plain = undefined
  return body
}

function plainOf({ plain, gzip, br }: CachedPage): Buffer {
  if (plain) return plain
  if (gzip) return gunzipSync(gzip)
  return br ? brotliDecompressSync(br) : Buffer.alloc(0)
}
