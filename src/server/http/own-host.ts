import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopback } from '#server/security/client-address.ts'
import type { Env } from '#server/config/env.ts'

/** Load balancers call these by the address of the machine. */
const healthChecks = /^\/(?:livez|readyz)(?:\?|$)/

/**
 * Rejects requests that are not for this site: 421 if they name another host than PUBLIC_URL or, without it, than this
 * machine; 400 if they name two. A name of somebody else that leads to this address (DNS rebinding) is of no use.
 * Returns true if the request was rejected.
 */
export function hostCheck({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) {
  const ownUrl = PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL)
  let accepted = ownUrl?.host

  function isOwn(host: string): boolean {
    if (host === accepted) return true
    const hostUrl = /^[\w.:[\]-]+$/.test(host) ? URL.parse(`${ownUrl?.protocol ?? 'http:'}//${host}`) : null
    if (!hostUrl || !(ownUrl ? hostUrl.host === ownUrl.host : isLoopback(hostUrl.hostname))) return false
    accepted = host
    return true
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '/', rawHeaders, headers } = request
    const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    if (hosts.length > 1) return reject(response, 400, 'The request names two hosts.')
    if (healthChecks.test(url)) return false
    // A request line can contain a full URL; its host must be this site's, too.
    const isPath = url.startsWith('/') || url === '*'
    if (isOwn(headers.host ?? '') && (isPath || isOwn(URL.parse(url)?.host ?? ''))) return false
    return reject(response, 421, 'This site has another address.')
  }
}

function reject(response: ServerResponse, status: number, text: string): true {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': text.length,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      Connection: 'close',
    })
    .end(text)
  return true
}

/** True if the `Origin` of a request has the scheme of the site and the host that the request names. */
export function isOwnOrigin(origin: string, host: string | undefined, siteOrigin: string): boolean {
  const expected = URL.parse(`${new URL(siteOrigin).protocol}//${host}`)?.origin
  return expected !== undefined && URL.parse(origin)?.origin === expected
}
