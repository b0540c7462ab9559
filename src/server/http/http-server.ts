import { createServer, type RequestListener, type Server, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server as NetServer, Socket } from 'node:net'
import { callerAddress } from '#server/security/client-address.ts'
import { concurrencyLimiter } from '#server/http/caller-limits.ts'
import { deadlineMs, type Env } from '#server/config/env.ts'

/** Connections that are open at a time. A browser opens six; many people in one building can have one address. */
const connectionShare = { perCaller: 256, perNetwork: 1_024 }

/** An HTTP server with a limit for every wait and for the connections of one address. */
export function createHttpServer(
  env: Pick<Env, 'TRUSTED_PROXIES' | 'ANSWER_SECONDS'>,
  answer: RequestListener,
): Server {
  // Node enforces its timeouts only this often.
  const server = createServer({ connectionsCheckingInterval: 1_000 }, answer)
  // Longer than the idle connections of proxies live, so that the proxy closes them first.
  server.keepAliveTimeout = 65_000
  // From the first byte, or from the start of the connection.
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  // A client that reads nothing of its response, which comes within its deadline.
  server.setTimeout(30_000 + deadlineMs(env, 'write'))
  limitConnections(server, env)
  return server
}

/**
 * Closes the connections of an address that has its share. Connections of a proxy are those of its clients, which the
 * proxy limits (deploy/nginx.conf): behind one, only bodies and requests are shared out, by the forwarded address.
 */
export function limitConnections(
  server: NetServer,
  { TRUSTED_PROXIES: proxies }: Pick<Env, 'TRUSTED_PROXIES'>,
  addressOf = (socket: Socket) => socket.remoteAddress,
): void {
  if (proxies > 0) return
  const take = concurrencyLimiter(connectionShare)
  server.on('connection', (socket) => {
    const closed = take(callerAddress(addressOf(socket) ?? '', null, 0))
    if (closed) socket.once('close', closed)
    else socket.destroy()
  })
}

type BodyOptions = {
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
export function bodyReceiver({ deadlineMs = 5_000, longAtATime = 250 }: BodyOptions = {}) {
  const take = concurrencyLimiter(bodyShare)
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
    // A busy process first reads what has arrived in the meantime.
    const late = setTimeout(() => setImmediate(() => done(408)), deadlineMs)
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
