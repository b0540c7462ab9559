import { createServer, type RequestListener, type Server } from 'node:http'
import type { Server as NetServer, Socket } from 'node:net'
import { callerAddress } from '#server/http/client-address.ts'
import { fairShare } from '#server/http/caller-limits.ts'
import type { Env } from '#server/config/env.ts'

/** Connections that are open at a time. A browser opens six; many people in one building can have one address. */
const connectionShare = { perCaller: 256, perNetwork: 1_024 }

/** An HTTP server with a limit for every wait and for the connections of one address. */
export function createHttpServer(env: Pick<Env, 'TRUSTED_PROXIES'>, answer: RequestListener): Server {
  // Node enforces its timeouts only this often.
  const server = createServer({ connectionsCheckingInterval: 1_000 }, answer)
  // Longer than the idle connections of proxies live, so that the proxy closes them first.
  server.keepAliveTimeout = 65_000
  // From the first byte, or from the start of the connection.
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  // A client that reads nothing of its response. No response takes so long.
  server.setTimeout(60_000)
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
  const take = fairShare(connectionShare)
  server.on('connection', (socket) => {
    const closed = take(callerAddress(addressOf(socket) ?? '', null, 0))
    if (closed) socket.once('close', closed)
    else socket.destroy()
  })
}
