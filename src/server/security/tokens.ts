import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Signer } from '#domains/context.ts'

/** Creates signed, readable tokens: `payload.signature`, both base64url, with a key for each purpose. */
export function createSigner(secret: string): Signer {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string) => {
    const cachedKey = keys.get(purpose)
    if (cachedKey) return cachedKey
    const key = Buffer.from(hkdfSync('sha256', secret, 'rihla', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  const signatureOf = (purpose: string, payload: string) =>
    createHmac('sha256', keyFor(purpose)).update(payload).digest()
  return {
    sign(purpose, value) {
      const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${payload}.${signatureOf(purpose, payload).toString('base64url')}`
    },
    verify(purpose, token) {
      const [payload, signature, ...rest] = token.split('.')
      if (!payload || !signature || rest.length) return null
      const received = Buffer.from(signature, 'base64url')
      const right = signatureOf(purpose, payload)
      if (received.length !== right.length || !timingSafeEqual(received, right)) return null
      return JSON.parse(Buffer.from(payload, 'base64url').toString())
    },
    digest: (purpose, text) => signatureOf(purpose, text).toString('base64url'),
  }
}
