import { createHmac, timingSafeEqual } from 'node:crypto'

// Time-based one-time passwords as in RFC 6238: SHA-1, six digits, half a minute. What every app of that kind knows.

const stepMs = 30_000
const digits = 6
/** A clock may be a step ahead or behind, and typing takes its time. */
const drift = 1

/** The half minute of an instant, counted from 1970. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / stepMs)
}

/** The code of a key in a half minute. @source RFC 4226, section 5.3 */
export function codeAt(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The half minute that a code is right for, now or one step from now; null when it is right for none. */
export function stepOfCode(key: Uint8Array, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  let found: number | null = null
  for (let step = stepOf(now) - drift; step <= stepOf(now) + drift; step++) {
    const right = Buffer.from(codeAt(key, step))
    if (given.length === right.length && timingSafeEqual(given, right)) found = step
  }
  return found
}

/** RFC 4648, as it is typed into an app by hand. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => signs[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What the QR code says that an app scans. */
export function appAddress(key: Uint8Array, { brand, account }: { brand: string; account: string }): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(key)}&issuer=${encodeURIComponent(brand)}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
