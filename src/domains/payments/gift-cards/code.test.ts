import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeBytes, newGiftCode, readGiftCode } from '#domains/payments/gift-cards/code.ts'

const code = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes }).map(newGiftCode)

test('a new code is read however it is typed', () => {
  fc.assert(
    fc.property(code, (made) => {
      expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
      for (const typed of [made, made.toLowerCase(), made.replaceAll('-', ''), ` ${made.replaceAll('-', ' – ')} `])
        expect(readGiftCode(typed)).toBe(made)
      expect(readGiftCode(made.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(made)
    }),
  )
})

test('a code with one wrong character is not a code', () => {
  fc.assert(
    fc.property(code, fc.nat(15), fc.integer({ min: 1, max: 31 }), (made, at, by) => {
      const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
      const text = made.replaceAll('-', '').split('')
      text[at] = alphabet[(alphabet.indexOf(text[at] ?? '') + by) % 32] ?? ''
      expect(readGiftCode(text.join(''))).toBeNull()
    }),
  )
})

test.for(['', 'EARLY10', '0000-0000-0000-000', '0000-0000-0000-00000', '!!!!-!!!!-!!!!-!!!!', 'رمز'])(
  'a promotion code such as “%s” is not a code of a gift card',
  (typed) => {
    expect(readGiftCode(typed)).toBeNull()
  },
)
