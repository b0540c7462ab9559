import { describe, expect, it, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { hijriDay } from '#i18n/dates.ts'
import {
  dayByKey,
  daysOf,
  monthAfter,
  monthOf,
  monthTitle,
  otherTitle,
  sameDayAfter,
  weeksOf,
} from '#web/ui/dates/months.ts'

test('a month has all its days, whatever its length', () => {
  expect(daysOf({ kind: 'gregorian', year: 2028, month: 2 })).toHaveLength(29)
  const ramadan = daysOf({ kind: 'hijri', year: 1448, month: 9 })
  expect([ramadan[0], ramadan.at(-1)]).toEqual(['2027-02-08', '2027-03-08'])
})

test('Hijri months follow one another without a gap for twenty years', () => {
  let expected = daysOf({ kind: 'hijri', year: 1445, month: 1 })[0] ?? ''
  for (let month = { kind: 'hijri' as const, year: 1445, month: 1 }; month.year < 1465;) {
    const days = daysOf(month)
    expect(days[0]).toBe(expected)
    expect([29, 30]).toContain(days.length)
    expect(hijriDay(days.at(-1) ?? '').month).toBe(month.month)
    expected = addDays(days.at(-1) ?? '', 1)
    month = { ...monthAfter(month, 1), kind: 'hijri' }
  }
})

test('weeks begin on the requested weekday', () => {
  const december = { kind: 'gregorian', year: 2026, month: 12 } as const
  // 1 December 2026 is a Tuesday.
  expect(weeksOf(december, 0)[0]?.indexOf('2026-12-01')).toBe(2)
  expect(weeksOf(december, 6)[0]?.indexOf('2026-12-01')).toBe(3)
  expect(weeksOf(december, 6).flat().filter(Boolean)).toEqual(daysOf(december))
})

test('a month is titled with its name and the months of the other calendar', () => {
  const december = monthOf('2026-12-10', 'gregorian')
  expect([monthTitle(december, 'en'), otherTitle(december, 'en')]).toEqual([
    'December 2026',
    'Jumada al-Akhirah – Rajab 1448\u00a0AH',
  ])
  const rajab = monthOf('2026-12-10', 'hijri')
  expect([monthTitle(rajab, 'ar'), otherTitle(rajab, 'ar')]).toEqual(['رجب 1448\u00a0هـ', 'ديسمبر 2026 – يناير 2027'])
  expect(monthAfter({ kind: 'gregorian', year: 2027, month: 1 }, -1)).toEqual({
    kind: 'gregorian',
    year: 2026,
    month: 12,
  })
})

describe('keys of the grid', () => {
  const press = (key: string, shiftKey = false, rtl = false) =>
    dayByKey('2026-12-10', { key, shiftKey }, { kind: 'gregorian', firstWeekday: rtl ? 6 : 0, rtl })

  it('follow the reading direction', () => {
    expect([press('ArrowRight'), press('ArrowLeft')]).toEqual(['2026-12-11', '2026-12-09'])
    expect([press('ArrowRight', false, true), press('ArrowLeft', false, true)]).toEqual(['2026-12-09', '2026-12-11'])
    expect([press('ArrowDown'), press('ArrowUp')]).toEqual(['2026-12-17', '2026-12-03'])
  })

  it('lead to the ends of the week, other months and years', () => {
    expect([press('Home'), press('End'), press('Home', false, true)]).toEqual([
      '2026-12-06',
      '2026-12-12',
      '2026-12-05',
    ])
    expect([press('PageDown'), press('PageUp'), press('PageDown', true)]).toEqual([
      '2027-01-10',
      '2026-11-10',
      '2027-12-10',
    ])
    expect(press('a')).toBeUndefined()
  })

  it('stop at the last day of a shorter month', () => {
    expect(sameDayAfter('2027-01-31', 1, 'gregorian')).toBe('2027-02-28')
  })
})
