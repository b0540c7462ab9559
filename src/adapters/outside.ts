import { lookup } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

const patienceMs = 4_000
const mostBytes = 1_048_576

// What is not of the public internet (IANA special-purpose registries): this machine, its network, clouds' metadata.
const inner = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4')
// Of IPv6 only 2000::/3 is the public internet; of it not the ranges that hold IPv4 addresses or documentation.
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(net, bits, 'ipv6')

/** Whether an address is of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  if (isIPv6(address)) return open6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
  return !inner.check(address, 'ipv4')
}

/** Finds an address as `dns.lookup` does, public ones alone: what is connected to is what was checked. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const list = found.filter(({ address }) => isPublicAddress(address))
    const [first] = list
    // Of a name with an inner address among others nothing is trusted.
    if (!first || list.length < found.length) return done(new Error('not a public address'), '')
    if (options.all) return done(null, list)
    done(null, first.address, first.family)
  })
}

/**
 * Reads a text from an address that somebody typed: over HTTPS, from the public internet alone, within four seconds, one
 * megabyte at most. Redirections are not followed. Null when it cannot be had so.
 */
export function readOutside(address: string): Promise<string | null> {
  const url = URL.parse(address)
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  // A bare address is not looked up: it is judged here.
  if (url?.protocol !== 'https:' || url.username || url.password || (isIP(host) !== 0 && !isPublicAddress(host))) {
    return Promise.resolve(null)
  }
  return new Promise((done) => {
    const asked = request(
      url,
      {
        lookup: publicLookup,
        signal: AbortSignal.timeout(patienceMs),
        headers: { Accept: 'text/calendar', 'User-Agent': 'Rihla' },
      },
      (answer) => {
        if (answer.statusCode !== 200) {
          asked.destroy()
          return done(null)
        }
        const chunks: Buffer[] = []
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > mostBytes) asked.destroy(new Error('too large'))
          else chunks.push(chunk)
        })
        answer.on('end', () => done(Buffer.concat(chunks).toString()))
        answer.on('error', () => done(null))
      },
    )
    asked.on('error', () => done(null))
    asked.end()
  })
}
