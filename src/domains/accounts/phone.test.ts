import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePhone } from '#domains/accounts/phone.ts'

type Vector = { input: string; country: string; valid: boolean; e164: string | null; why: string }
const vectors = JSON.parse(readFileSync('test/data/phone_vectors.json', 'utf8')) as Vector[]

// The library ignores everything after a semicolon; `parsePhone` rejects such input, so that the user corrects it.
const stricter = new Set(['0512345678;drop'])

test.each(vectors.filter(({ input }) => !stricter.has(input)))(
  '$country $input: $why',
  ({ input, country, valid, e164 }) => {
    expect(parsePhone(input, country)).toBe(valid ? e164 : null)
  },
)

test('a number followed by other text is rejected', () => {
  expect(parsePhone('0512345678;drop', 'SA')).toBeNull()
  expect(parsePhone('0512345678 <b>', 'SA')).toBeNull()
})
