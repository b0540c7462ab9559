import { IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date'
import { hijriMonthNames } from '#text/calendar-names.ts'
import type { Formatter } from '#text/formatter.ts'
import type { Translator } from '#text/translator.ts'

type Calendar = 'gregorian' | 'hijri'
type Choice = { value: string; label: string }

/** So many months back, and two ahead: what ends then is known in part. */
const back = 24
const ahead = 2

/** Years up to this one are Hijri, as `monthDates` reads them. */
const lastHijriYear = 1600

export function calendarOf(month: string): Calendar {
  return Number(month.slice(0, 4)) <= lastHijriYear ? 'hijri' : 'gregorian'
}

/** The month of a calendar date: `2026-12`, `1448-06`. */
export function monthOf(date: string, calendar: Calendar): string {
  if (calendar === 'gregorian') return date.slice(0, 7)
  const { year, month } = toCalendar(parseDate(date), new IslamicUmalquraCalendar())
  return named(year, month)
}

/** Months to choose from, the latest first; and the one that is shown, wherever it lies. */
export function monthChoices(today: string, shown: string, { t, format }: { t: Translator; format: Formatter }) {
  const calendar = calendarOf(shown)
  const [year, month] = monthOf(today, calendar).split('-').map(Number) as [number, number]
  const choices = Array.from({ length: back + ahead + 1 }, (_, i) => {
    const count = year * 12 + month - 1 + ahead - i
    return named(Math.floor(count / 12), (count % 12) + 1)
  })
  return [...new Set([...choices, shown])].map((value): Choice => ({ value, label: monthLabel(value, { t, format }) }))
}

function monthLabel(value: string, { t, format }: { t: Translator; format: Formatter }): string {
  if (calendarOf(value) === 'gregorian') return format.stayDate(`${value}-01`, 'month')
  const [year, month] = value.split('-').map(Number) as [number, number]
  return t('reports.hijriMonth', { month: hijriMonthNames[t.locale][month - 1] ?? '', year: String(year) })
}

function named(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`
}
