import { expect, test } from 'vitest'
import { isSmallCount, pluralForms } from './counts.ts'
import { intlTag, locales } from './locale.ts'

test.each(locales)('small numbers in %s have the same digits and plural form as in Intl', (locale) => {
  const number = new Intl.NumberFormat(intlTag(locale))
  const plural = new Intl.PluralRules(intlTag(locale))
  for (let n = 0; n < 1000; n++) {
    expect(isSmallCount(n)).toBe(true)
    expect([String(n), pluralForms[locale](n)]).toEqual([number.format(n), plural.select(n)])
  }
})

test.each([1000, -1, 1.5, NaN, Infinity, '5', null, undefined])('%s is formatted by Intl', (n) => {
  expect(isSmallCount(n)).toBe(false)
})
