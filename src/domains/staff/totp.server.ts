import { createHmac, timingSafeEqual } from 'node:crypto'

// Time-based one-time passwords (RFC 6238): SHA-1, six digits, 30 seconds; supported by all authenticator apps.

const stepMs = 30_000
const digits = 6
/** Allowed clock drift and typing delay, in steps. */
const drift = 1

/** The 30-second step of an instant, counted from 1970. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / stepMs)
}

/** The code of a key for a 30-second step. @source RFC 4226, section 5.3 */
export function codeAt(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The 30-second step of a valid code, within one step of now; null if the code is invalid. */
export function stepOfCode(key: Uint8Array, code: string, now: Date): number | null {
  const input = Buffer.from(code)
  let validStep: number | null = null
  for (let step = stepOf(now) - drift; step <= stepOf(now) + drift; step++) {
    const right = Buffer.from(codeAt(key, step))
    if (input.length === right.length && timingSafeEqual(input, right)) validStep = step
  }
  return validStep
}

/** RFC 4648 encoding, in which the key can be typed into an app. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => signs[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The content of the QR code that an app scans. */
export function appAddress(key: Uint8Array, { brand, account }: { brand: string; account: string }): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(key)}&issuer=${encodeURIComponent(brand)}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
