import { randomFillSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fillTemplate, gzipTemplate, plainTemplate, type Template } from '#server/gzip-splice.ts'

const nonceBytes = 18
const nonceLength = (nonceBytes / 3) * 4
const drawn = Buffer.alloc(nonceBytes * 256)
let used = drawn.length

/**
 * 144 bits; all nonces are of one length, so the length of a page does not depend on its nonce. The system's
 * randomness is fetched for many at once: asking for it costs as much as a small page.
 */
export function newNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  return drawn.toString('base64url', used, (used += nonceBytes))
}

/**
 * Stands in rendered HTML where the nonce of a response will be. Known to this process alone: a mark that people
 * could write into a page would be given the nonce.
 */
export const nonceMark = newNonce()

type RenderedPage = {
  status: number
  headers: Record<string, string>
  html: string
  tags: string[]
  /** Of its compression. */
  level?: number
}
export type Lifetime = { freshMs: number; staleMs: number }

type Entry = {
  /** Names and values by turns, as node writes them fastest. */
  headers: readonly string[]
  status: number
  plain: Template
  gzip: Template
  tags: string[]
  freshUntil: number
  staleUntil: number
  bytes: number
}

/**
 * Pages of nobody in particular, kept in memory for seconds or minutes: dropped by tag when what they
 * show changes, bounded in bytes (oldest use goes first). Nothing personal may ever be put here.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  #limit: number
  readonly #now: () => number
  #bytes = 0
  /** What was dropped of late, for pages that were begun before and are not done yet. */
  #dropped: { at: number; tags: Set<string> }[] = []
  /** When everything was: changes may have been missed before. */
  #cleared = -Infinity

  constructor(limitBytes: number, now: () => number) {
    this.#limit = limitBytes
    this.#now = now
  }

  /** The kept page and whether it must be made anew; undefined when there is none that may be shown. */
  get(key: string): { page: KeptPage; stale: boolean } | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const now = this.#now()
    if (now >= entry.staleUntil) {
      this.#remove(key)
      return undefined
    }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return { page: entry, stale: now >= entry.freshUntil }
  }

  /**
   * Keeps a page. `began` is when its rendering began: what has changed since then may not be in it, so it is shown to
   * those who waited for it and to nobody else.
   */
  put(key: string, page: RenderedPage, lifetime: Lifetime, began?: number): KeptPage {
    const parts = page.html.split(nonceMark).map((part) => Buffer.from(part))
    const plain = plainTemplate(parts, nonceLength)
    const gzip = gzipTemplate(parts, nonceLength, page.level)
    const now = this.#now()
    const entry: Entry = {
      headers: Object.entries(page.headers).flat(),
      status: page.status,
      plain,
      gzip,
      tags: page.tags,
      freshUntil: now + lifetime.freshMs,
      staleUntil: now + lifetime.freshMs + lifetime.staleMs,
      bytes: plain.bytes.length + gzip.bytes.length + key.length * 2 + 500,
    }
    this.#remove(key)
    if (entry.bytes > this.#limit / 4) return entry
    if (began !== undefined && this.#droppedSince(began, page.tags)) return entry
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break
      this.#remove(oldest)
    }
    return entry
  }

  /** Forgets every page that shows something tagged so. */
  drop(tags: Iterable<string>): void {
    const gone = new Set(tags)
    const now = this.#now()
    this.#dropped = [...this.#dropped.filter(({ at }) => at > now - rememberedMs), { at: now, tags: gone }]
    for (const [key, entry] of this.#entries) if (entry.tags.some((tag) => gone.has(tag))) this.#remove(key)
  }

  /** Another limit in bytes; with 0 nothing is kept. */
  resize(limitBytes: number): void {
    this.#limit = limitBytes
    this.clear()
  }

  get keeps(): boolean {
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
    if (this.#cleared >= began) return true
    return this.#dropped.some(({ at, tags: gone }) => at >= began && tags.some((tag) => gone.has(tag)))
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}

/** No page takes longer to render. */
const rememberedMs = 30_000

export type KeptPage = Pick<Entry, 'headers' | 'status' | 'plain' | 'gzip'>

/**
 * Sends a kept page with a nonce of its own, compressed when the reader takes it.
 * @param headersFor the headers of this answer alone, names and values by turns
 */
export function sendPage(
  page: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
  headersFor: (nonce: string) => readonly string[],
): void {
  const nonce = newNonce()
  const compressed = String(request.headers['accept-encoding'] ?? '').includes('gzip')
  const template = compressed ? page.gzip : page.plain
  const { length } = template.bytes
  const headers = [...page.headers, ...headersFor(nonce), 'Content-Length', String(length), 'Vary', 'Accept-Encoding']
  if (compressed) headers.push('Content-Encoding', 'gzip')
  response.writeHead(page.status, headers)
  if (request.method === 'HEAD') return void response.end()
  const sheet = sheets.pop() ?? Buffer.allocUnsafeSlow(sheetBytes)
  const body = length <= sheetBytes ? sheet.subarray(0, length) : Buffer.allocUnsafe(length)
  fillTemplate(template, nonce, body)
  // Written on again once the system has all of it: a buffer a page is what keeps the garbage collector busy.
  response.end(body, () => void (sheets.length < mostSheets && sheets.push(sheet)))
}

/** Buffers to write pages into; most compressed pages fit. */
const sheets: Buffer[] = []
const sheetBytes = 32_768
const mostSheets = 64
