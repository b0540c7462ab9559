import { expect, test } from 'vitest'
import { columnsBefore, firstWeekdayOf, weekHeads } from './calendar-names.ts'
import { intlTag, locales } from './locale.ts'

test('a week begins in every calendar on the first weekday that CLDR defines for the language', () => {
  for (const locale of locales) {
    // TypeScript's library does not declare `getWeekInfo` yet.
    const data = new Intl.Locale(intlTag(locale)) as Intl.Locale & { getWeekInfo: () => { firstDay: number } }
    expect(firstWeekdayOf(locale)).toBe(data.getWeekInfo().firstDay % 7)
  }
  expect([weekHeads('en')[0], weekHeads('ar')[0], weekHeads('ar')[6]]).toEqual(['Sun', 'سبت', 'جمعة'])
  expect([columnsBefore(6, 'ar'), columnsBefore(0, 'ar'), columnsBefore(0, 'en')]).toEqual([0, 1, 0])
})
