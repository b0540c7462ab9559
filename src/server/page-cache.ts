import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { spliceGzip, splitForGzip, type GzipPart } from '#server/gzip-splice.ts'

/**
 * Stands in rendered HTML where the nonce of a response will be. Known to this process alone: a mark that people
 * could write into a page would be given the nonce.
 */
export const nonceMark = newNonce()

/** 144 bits; all nonces are of one length, so the length of a page does not depend on its nonce. */
export function newNonce(): string {
  return randomBytes(18).toString('base64url')
}

export type RenderedPage = { status: number; headers: Record<string, string>; html: string; tags: string[] }
export type Lifetime = { freshMs: number; staleMs: number }

type Entry = {
  headers: Record<string, string>
  status: number
  parts: Buffer[]
  gzip: GzipPart[]
  length: number
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

  put(key: string, page: RenderedPage, lifetime: Lifetime): KeptPage {
    const parts = page.html.split(nonceMark).map((part) => Buffer.from(part))
    const gzip = splitForGzip(parts)
    const length = parts.reduce((sum, part) => sum + part.length, 0) + (parts.length - 1) * nonceMark.length
    const now = this.#now()
    const entry: Entry = {
      headers: page.headers,
      status: page.status,
      parts,
      gzip,
      length,
      tags: page.tags,
      freshUntil: now + lifetime.freshMs,
      staleUntil: now + lifetime.freshMs + lifetime.staleMs,
      bytes: length + gzip.reduce((sum, part) => sum + part.deflated.length, 0) + key.length * 2 + 500,
    }
    this.#remove(key)
    if (entry.bytes > this.#limit / 4) return entry
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
    this.#entries.clear()
    this.#bytes = 0
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}

export type KeptPage = Pick<Entry, 'headers' | 'status' | 'parts' | 'gzip' | 'length'>

/** Sends a kept page with a nonce of its own, compressed when the reader takes it. */
export function sendPage(
  page: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
  headersFor: (nonce: string) => Record<string, string>,
): void {
  const nonce = newNonce()
  const headers: Record<string, string | number> = { ...page.headers, ...headersFor(nonce) }
  const compressed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const body = compressed ? spliceGzip(page.gzip, nonce) : joinWith(page.parts, nonce)
  headers['Content-Length'] = body.length
  headers.Vary = 'Accept-Encoding'
  if (compressed) headers['Content-Encoding'] = 'gzip'
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function joinWith(parts: Buffer[], nonce: string): Buffer {
  if (parts.length === 1) return parts[0] as Buffer
  const between = Buffer.from(nonce, 'latin1')
  return Buffer.concat(parts.flatMap((part, i) => (i === 0 ? [part] : [between, part])))
}
