import { isIPv6 } from 'node:net'

/** Whether a host name or address means this machine alone: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host)
}

/**
 * The caller's address for limits: the socket's, or the one that the nearest trusted proxy reported.
 * Anybody can write X-Forwarded-For, so only the last `trustedProxies` entries count. An IPv6 caller
 * owns a whole /64, so that is what is limited.
 */
export function callerAddress(socketAddress: string, forwardedFor: string | null, trustedProxies: number): string {
  const forwarded = forwardedFor?.split(',').map((part) => part.trim()) ?? []
  const address = trustedProxies > 0 ? forwarded.at(-trustedProxies) || socketAddress : socketAddress
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
