import { expect, test } from 'vitest'
import { defaultConventions } from './locale.ts'
import { columnsBefore, weekHeads } from './week.ts'

test('a week begins in every calendar as CLDR defines it for Saudi Arabia and for the United States', () => {
  const { firstWeekday } = defaultConventions
  for (const region of ['ar-SA', 'en-US']) {
    // TypeScript's library does not declare `getWeekInfo` yet.
    const data = new Intl.Locale(region) as Intl.Locale & { getWeekInfo: () => { firstDay: number } }
    expect(firstWeekday).toBe(data.getWeekInfo().firstDay % 7)
  }
  expect([weekHeads('en', 0)[0], weekHeads('ar', 0)[0], weekHeads('ar', 0)[6]]).toEqual(['Sun', 'أحد', 'سبت'])
  expect([columnsBefore(6, 0), columnsBefore(0, 0)]).toEqual([6, 0])
})

test('a site can begin its weeks on another day', () => {
  expect([weekHeads('en', 6)[0], weekHeads('en', 6)[1], weekHeads('en', 1)[6]]).toEqual(['Sat', 'Sun', 'Sun'])
  expect([columnsBefore(6, 6), columnsBefore(0, 6), columnsBefore(0, 1)]).toEqual([0, 1, 6])
})
