import { expect, test } from 'vitest'
import { columnsBefore, firstWeekday, weekHeads } from './calendar-names.ts'

test('a week begins in every calendar as CLDR defines it for Saudi Arabia and for the United States', () => {
  for (const region of ['ar-SA', 'en-US']) {
    // TypeScript's library does not declare `getWeekInfo` yet.
    const data = new Intl.Locale(region) as Intl.Locale & { getWeekInfo: () => { firstDay: number } }
    expect(firstWeekday).toBe(data.getWeekInfo().firstDay % 7)
  }
  expect([weekHeads('en')[0], weekHeads('ar')[0], weekHeads('ar')[6]]).toEqual(['Sun', 'أحد', 'سبت'])
  expect([columnsBefore(6), columnsBefore(0)]).toEqual([6, 0])
})
