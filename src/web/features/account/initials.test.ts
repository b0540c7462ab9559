import { expect, test } from 'vitest'
import { initials } from '#web/features/account/initials.ts'

test.each([
  ['Amal Jaber', 'AJ'],
  ['Amal bint Yusuf Al Salem', 'AS'],
  ['amal', 'A'],
  ['  Émile   Öz ', 'ÉÖ'],
  ['أمل السالم', 'أ'],
  ['السالم أمل', 'س'],
  ['آل', 'آ'],
  ['𝒜mal', '𝒜'],
  ['', ''],
])('the initials of %s are %s', (name, characters) => {
  expect(initials(name)).toBe(characters)
})
