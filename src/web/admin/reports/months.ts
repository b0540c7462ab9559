import { IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date'
import { languageOf } from '#i18n/locale.ts'
import type { Formatter } from '#i18n/formatter.ts'
import type { Translator } from '#i18n/translator.ts'

type Calendar = 'gregorian' | 'hijri'
type Choice = { value: string; label: string }

/**
 * Number of months offered before and after the current one. Future months are offered because some of their bookings
 * already exist.
 */
const back = 24
const ahead = 2

/** Years up to and including this one are Hijri, as in `monthDates`. */
const lastHijriYear = 1600

export function calendarOf(month: string): Calendar {
  return Number(month.slice(0, 4)) <= lastHijriYear ? 'hijri' : 'gregorian'
}

/** The month of a calendar date: `2026-12`, `1448-06`. */
export function monthOf(date: string, calendar: Calendar): string {
  if (calendar === 'gregorian') return date.slice(0, 7)
  const { year, month } = toCalendar(parseDate(date), new IslamicUmalquraCalendar())
  return monthKey(year, month)
}

/** Months to select from, latest first, including the month that is shown even if it is outside this range. */
export function monthChoices(today: string, shown: string, { t, format }: { t: Translator; format: Formatter }) {
  const calendar = calendarOf(shown)
  const [year, month] = monthOf(today, calendar).split('-').map(Number) as [number, number]
  const choices = Array.from({ length: back + ahead + 1 }, (_, i) => {
    const count = year * 12 + month - 1 + ahead - i
    return monthKey(Math.floor(count / 12), (count % 12) + 1)
  })
  return [...new Set([...choices, shown])].map((value): Choice => ({ value, label: monthLabel(value, { t, format }) }))
}

function monthLabel(value: string, { t, format }: { t: Translator; format: Formatter }): string {
  if (calendarOf(value) === 'gregorian') return format.stayDate(`${value}-01`, 'month')
  const [year, month] = value.split('-').map(Number) as [number, number]
  return t('reports.hijriMonth', { month: languageOf(t.locale).hijriMonths[month - 1] ?? '', year: String(year) })
}

function monthKey(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`
}
