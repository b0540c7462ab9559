import type { IncomingMessage, ServerResponse } from 'node:http'
import { fairShare } from '#server/http/caller-limits.ts'

type Options = {
  /** Time for a short body to arrive, in milliseconds. */
  deadlineMs?: number
  /** Longer bodies of all callers that arrive at a time, because each occupies a place of the requests in progress. */
  longAtATime?: number
}

/** Bodies that arrive at a time. */
const bodyShare = { perCaller: 50, perNetwork: 200 }

/** Bodies up to this size are received before their request is answered. */
const shortBytes = 64 * 1024

/**
 * Receives request bodies, so that a request that is only half sent occupies no place of those in progress. A short
 * body is complete when the returned promise resolves to true; it then is in `rawBody`, which the listener reads. A
 * longer one, such as a photo, is left to be streamed. Resolves to false if the request was rejected: its caller sends
 * too many bodies at once (429), or the body did not arrive in time (408) or is longer than declared (413).
 */
export function bodyReceiver({ deadlineMs = 5_000, longAtATime = 250 }: Options = {}) {
  const take = fairShare(bodyShare)
  let long = 0

  return async (request: IncomingMessage, response: ServerResponse, caller: string): Promise<boolean> => {
    if (!hasBody(request)) return true
    const received = take(caller)
    if (!received) return reject(response, 429)
    if (!isShort(request)) {
      if (long >= longAtATime) {
        received()
        return reject(response, 429)
      }
      long++
      let arriving = true
      const arrived = () => {
        if (arriving) long--
        arriving = false
        received()
      }
      request.once('end', arrived).once('close', arrived)
      return true
    }
    try {
      const outcome = await shortBody(request, deadlineMs)
      if (typeof outcome === 'number') return reject(response, outcome)
      if (outcome) Object.assign(request, { rawBody: outcome })
      return outcome !== null
    } finally {
      received()
    }
  }
}

/** The body; the status of an error; null if the connection was closed. */
function shortBody(request: IncomingMessage, deadlineMs: number): Promise<Buffer | 408 | 413 | null> {
  return new Promise((done) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const late = setTimeout(() => done(408), deadlineMs)
    const finish = (outcome: Buffer | 413 | null) => {
      clearTimeout(late)
      done(outcome)
    }
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > shortBytes) finish(413)
      else chunks.push(chunk)
    })
    request.once('end', () => finish(Buffer.concat(chunks)))
    request.once('close', () => finish(null))
    request.once('error', () => finish(null))
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isShort({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= shortBytes
}

function reject(response: ServerResponse, status: number): false {
  response.writeHead(status, { Connection: 'close', 'Content-Length': 0, 'Retry-After': 5 }).end()
  response.once('finish', () => response.socket?.destroySoon())
  return false
}
