import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSigner } from '#server/security/tokens.ts'

const secret = 'a secret of more than thirty-two characters'
const { sign, verify } = createSigner(secret)

test('a signed value is verified unchanged, and its token is safe in a URL', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, purpose) => {
      const token = sign(purpose, value)
      expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
      expect(verify(purpose, token)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('a token of another purpose or of another installation is invalid', () => {
  const token = sign('quote', [1, 'x'])
  expect(verify('offer', token)).toBeNull()
  expect(verify('', token)).toBeNull()
  expect(createSigner(`${secret}.`).verify('quote', token)).toBeNull()
  expect(createSigner(secret).verify('quote', token)).toEqual([1, 'x'])
})

test('a changed token never verifies as another value, and text that is not a token is rejected without an exception', () => {
  const value = { price: 100 }
  const token = sign('quote', value)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'.split('')
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...letters), (at, letter) => {
      const changed = token.slice(0, at) + letter + token.slice(at + 1)
      const opened = verify('quote', changed)
      // The last character of a signature has unused bits.
      if (changed !== token && at < token.length - 1) expect(opened).toBeNull()
      else if (opened !== null) expect(opened).toEqual(value)
    }),
  )
  const [payload = '', signature = ''] = token.split('.')
  const more = Buffer.from(JSON.stringify({ price: 1 })).toString('base64url')
  const none = [
    '',
    '.',
    '..',
    payload,
    `${payload}.`,
    `.${signature}`,
    `${more}.${signature}`,
    `${token}.`,
    `${token}.x`,
    `${payload}.${signature}AAAA`,
    'ü.ü',
    '\0',
  ]
  for (const wrong of none) expect([wrong, verify('quote', wrong)]).toEqual([wrong, null])
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(verify('quote', text)).toBeNull()
    }),
  )
})
