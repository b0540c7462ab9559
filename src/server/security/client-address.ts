import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/** True if a caller, as `callerAddress` names it, is this machine. */
export function isThisMachine(caller: string): boolean {
  return isLoopback(caller) || caller.startsWith('0000:0000:0000:0000:')
}

/** The caller of a request, as `callerAddress`. */
export function callerOf(request: IncomingMessage, { TRUSTED_PROXIES: proxies }: { TRUSTED_PROXIES: number }): string {
  const forwarded = request.headers['x-forwarded-for']
  return callerAddress(request.socket.remoteAddress ?? '', forwarded?.toString() ?? null, proxies)
}

/** True if a host name or address is this machine: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host)
}

/**
 * The caller's address for rate limits: the socket's, or the one that the nearest trusted proxy reported. Anybody can
 * send X-Forwarded-For, so only the last `trustedProxies` entries are used. An IPv6 caller owns a whole /64, so the
 * limit applies to the /64.
 */
export function callerAddress(socketAddress: string, forwardedFor: string | null, trustedProxies: number): string {
  const forwarded = forwardedFor?.split(',').map((part) => part.trim()) ?? []
  const forwardedAddress = trustedProxies > 0 ? withoutPort(forwarded.at(-trustedProxies) ?? '') : ''
  // A text that is no address would make its sender a new caller with every request.
  const address = isIP(forwardedAddress.replace(/%.*$/, '')) ? forwardedAddress : socketAddress
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = plain.includes('::') ? tail.split(':').filter(Boolean) : []
  const groups = plain.includes('::')
    ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
    : left
  return `${groups
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':')}::/64`
}

/** `198.51.100.1:40000` and `[2001:db8::1]:443`, as some proxies write them, without their port. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}
