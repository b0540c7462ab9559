import { expect, test } from 'vitest'
import { appAddress, base32, codeAt, stepOf, stepOfCode } from '#domains/staff/totp.server.ts'

const key = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

// RFC 6238, appendix B, SHA-1: its eight digits end in these six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeAt(key, stepOf(at(seconds)))).toBe(code)
})

test('a code is valid one step early and one step late, and no further', () => {
  const step = stepOf(at(90))
  const late = (steps: number) => stepOfCode(key, codeAt(key, step), at(90 + steps * 30))
  expect([-2, -1, 0, 1, 2].map(late)).toEqual([null, step, step, step, null])
})

test.each(['', '28708', '2870822', 'abcdef', '٢٨٧٠٨٢'])('%j is not a valid code', (code) => {
  expect(stepOfCode(key, code, at(59))).toBeNull()
})

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %s', (text, coded) => {
  expect(base32(Buffer.from(text))).toBe(coded)
})

test('the address names the provider and the account, in any script', () => {
  const url = new URL(appAddress(key, { brand: 'رحلة', account: 'manager@example.com' }))
  expect(decodeURIComponent(url.pathname)).toBe('/رحلة:manager@example.com')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: base32(key),
    issuer: 'رحلة',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
