import { expect, test } from 'vitest'
import { initials } from '#web/kit/Avatar.tsx'

test.each([
  ['Amal Journey', 'AJ'],
  ['Amal bint Yusuf Al Salem', 'AS'],
  ['amal', 'A'],
  ['  Émile   Öz ', 'ÉÖ'],
  ['أمل السالم', 'أ'],
  ['السالم أمل', 'س'],
  ['آل', 'آ'],
  ['𝒜mal', '𝒜'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
