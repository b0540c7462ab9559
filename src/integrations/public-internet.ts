import { lookup } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { decodeText } from '@rihla/workbook/decode-text'

const timeoutMs = 4_000
const maxBytes = 1_048_576

// Addresses outside the public internet (IANA special-purpose registries): this machine, its network, metadata services
// of clouds.
const inner = new BlockList()
const inner4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'
for (const [net = '', bits] of inner4.split(' ').map((one) => one.split('/')))
  inner.addSubnet(net, Number(bits), 'ipv4')
// Only 2000::/3 of IPv6 is the public internet, except for the ranges that contain IPv4 addresses or documentation.
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(net, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  if (isIPv6(address)) return open6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
  return !inner.check(address, 'ipv4')
}

/** Resolves a host to public addresses only. The connection uses the checked address, not another lookup. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const list = found.filter(({ address }) => isPublicAddress(address))
    const [first] = list
    // A name with any address that is not public is rejected.
    if (!first || list.length < found.length) return done(new Error('not a public address'), '')
    if (options.all) return done(null, list)
    done(null, first.address, first.family)
  })
}

/**
 * Reads text from a URL that a user entered: over HTTPS, from the public internet only, within four seconds, at most
 * one megabyte. Redirects are not followed. Returns null if that fails.
 */
export function readOutside(address: string): Promise<string | null> {
  const url = URL.parse(address)
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  // A literal IP address is not resolved by `publicLookup`, so it is checked here.
  if (url?.protocol !== 'https:' || url.username || url.password || (isIP(host) !== 0 && !isPublicAddress(host))) {
    return Promise.resolve(null)
  }
  return new Promise((done) => {
    const outgoing = request(
      url,
      {
        lookup: publicLookup,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { Accept: 'text/calendar', 'User-Agent': 'calendar-reader' },
      },
      (answer) => {
        if (answer.statusCode !== 200) {
          outgoing.destroy()
          return done(null)
        }
        const chunks: Buffer[] = []
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > maxBytes) outgoing.destroy(new Error('too large'))
          else chunks.push(chunk)
        })
        answer.on('end', () => done(textOf(Buffer.concat(chunks))))
        answer.on('error', () => done(null))
      },
    )
    outgoing.on('error', () => done(null))
    outgoing.end()
  })
}

/** The text of a file, which some servers compress without being asked; null if it is larger than allowed then. */
export function textOf(file: Buffer): string | null {
  try {
    return decodeText(file[0] === 0x1f && file[1] === 0x8b ? gunzipSync(file, { maxOutputLength: maxBytes }) : file)
  } catch {
    return null
  }
}
