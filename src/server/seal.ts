import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Seal } from '#domains/context.ts'

/**
 * Signed, readable tokens: `payload.signature`, both base64url. A key a purpose, so that a token of
 * one kind is never taken for another.
 */
export function createSeal(secret: string): Seal {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, 'rihla', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  const sign = (purpose: string, payload: string) => createHmac('sha256', keyFor(purpose)).update(payload).digest()
  return {
    seal(purpose, value) {
      const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${payload}.${sign(purpose, payload).toString('base64url')}`
    },
    open(purpose, token) {
      const [payload, signature, ...rest] = token.split('.')
      if (!payload || !signature || rest.length) return null
      const given = Buffer.from(signature, 'base64url')
      const right = sign(purpose, payload)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      return JSON.parse(Buffer.from(payload, 'base64url').toString())
    },
    digest: (purpose, text) => sign(purpose, text).toString('base64url'),
  }
}
