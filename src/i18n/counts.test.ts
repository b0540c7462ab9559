import { expect, test } from 'vitest'
import { isSmallCount } from './counts.ts'
import { languageOf, locales } from './locale.ts'

test.each(locales)('small numbers in %s have the same digits and plural form as in Intl', (locale) => {
  const { tag, plural } = languageOf(locale)
  const number = new Intl.NumberFormat(tag)
  const rules = new Intl.PluralRules(tag)
  for (let n = 0; n < 1000; n++) {
    expect(isSmallCount(n)).toBe(true)
    expect([String(n), plural(n)]).toEqual([number.format(n), rules.select(n)])
  }
})

test.each([1000, -1, 1.5, NaN, Infinity, '5', null, undefined])('%s is formatted by Intl', (n) => {
  expect(isSmallCount(n)).toBe(false)
})
