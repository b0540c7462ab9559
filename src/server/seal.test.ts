import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeal } from '#server/seal.ts'

const secret = 'a secret of more than thirty-two characters'
const { seal, open } = createSeal(secret)

test('what was sealed is opened as it was, and its token is safe in an address', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, purpose) => {
      const token = seal(purpose, value)
      expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
      expect(open(purpose, token)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('a token of another purpose or of another installation is none', () => {
  const token = seal('quote', [1, 'x'])
  expect(open('offer', token)).toBeNull()
  expect(open('', token)).toBeNull()
  expect(createSeal(`${secret}.`).open('quote', token)).toBeNull()
  expect(createSeal(secret).open('quote', token)).toEqual([1, 'x'])
})

test('a token that was changed anywhere opens nothing else, and nothing breaks on one that is none', () => {
  const value = { price: 100 }
  const token = seal('quote', value)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'.split('')
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...letters), (at, letter) => {
      const changed = token.slice(0, at) + letter + token.slice(at + 1)
      const opened = open('quote', changed)
      // The last letter of a signature has bits that stand for nothing.
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
  for (const given of none) expect([given, open('quote', given)]).toEqual([given, null])
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(open('quote', text)).toBeNull()
    }),
  )
})
