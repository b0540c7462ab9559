import { addDays, nightsBetween, weekdayOf } from '#domains/shared/dates.ts'
import { languageOf } from '#i18n/locale.ts'
import { hijriDay, stayDate } from '#i18n/dates.ts'
import type { Locale } from '#i18n/locale.ts'
import { dateOfHijri } from '#i18n/typed-date.ts'

/*
 * Months of a calendar. Days are `YYYY-MM-DD` in every calendar; a month has the year and number of its own calendar.
 */

export type CalendarKind = 'gregorian' | 'hijri'

/** `month` 1-12 */
export type Month = { kind: CalendarKind; year: number; month: number }

export function monthOf(date: string, kind: CalendarKind): Month {
  if (kind === 'hijri') {
    const { year, month } = hijriDay(date)
    return { kind, year, month }
  }
  return { kind, year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) }
}

export function monthAfter({ kind, year, month }: Month, count: number): Month {
  const index = year * 12 + month - 1 + count
  return { kind, year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
}

/** Every day of a month. A Hijri month has 29 or 30. */
export function daysOf(month: Month): string[] {
  const first = firstDay(month)
  return Array.from({ length: nightsBetween(first, firstDay(monthAfter(month, 1))) }, (_, i) => addDays(first, i))
}

/** The weeks of a month, with undefined for days of other months. `firstWeekday` 0 = Sunday … 6 = Saturday */
export function weeksOf(month: Month, firstWeekday: number): (string | undefined)[][] {
  const days: (string | undefined)[] = daysOf(month)
  const before = (weekdayOf(days[0] ?? '') - firstWeekday + 7) % 7
  const cells = [...Array.from({ length: before }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day]),
  )
}

/** The day of the month of a date in a calendar. */
export function dayNumber(date: string, kind: CalendarKind): number {
  return kind === 'hijri' ? hijriDay(date).day : Number(date.slice(8))
}

/** The same day of the month `months` later, or the last day of that month. */
export function sameDayAfter(date: string, months: number, kind: CalendarKind): string {
  const days = daysOf(monthAfter(monthOf(date, kind), months))
  return days[dayNumber(date, kind) - 1] ?? days.at(-1) ?? date
}

/** `December 2026`, `رجب 1448 هـ` */
export function monthTitle(month: Month, locale: Locale): string {
  if (month.kind === 'gregorian') return stayDate(firstDay(month), 'month', locale)
  const { hijriMonths, hijriEra } = languageOf(locale)
  return `${hijriMonths[month.month - 1]} ${month.year}\u00a0${hijriEra}`
}

/** The months of the other calendar that a month falls in: `Jumada al-Akhirah – Rajab 1448 AH`. */
export function otherTitle(month: Month, locale: Locale): string {
  const days = daysOf(month)
  const kind = month.kind === 'hijri' ? 'gregorian' : 'hijri'
  const [from, to] = [monthOf(days[0] ?? '', kind), monthOf(days.at(-1) ?? '', kind)]
  const end = monthTitle(to, locale)
  if (from.month === to.month) return end
  const start = monthTitle(from, locale)
  return `${from.year === to.year ? start.slice(0, start.indexOf(` ${from.year}`)) : start} – ${end}`
}

/** The day that a key of a calendar grid leads to; undefined for other keys. */
export function dayByKey(
  date: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { kind, firstWeekday, rtl }: { kind: CalendarKind; firstWeekday: number; rtl: boolean },
): string | undefined {
  const inWeek = (weekdayOf(date) - firstWeekday + 7) % 7
  switch (key) {
    case 'ArrowRight':
      return addDays(date, rtl ? -1 : 1)
    case 'ArrowLeft':
      return addDays(date, rtl ? 1 : -1)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'Home':
      return addDays(date, -inWeek)
    case 'End':
      return addDays(date, 6 - inWeek)
    case 'PageDown':
      return sameDayAfter(date, shiftKey ? 12 : 1, kind)
    case 'PageUp':
      return sameDayAfter(date, shiftKey ? -12 : -1, kind)
    default:
      return undefined
  }
}

function firstDay({ kind, year, month }: Month): string {
  if (kind === 'gregorian') return `${year}-${String(month).padStart(2, '0')}-01`
  const date = dateOfHijri(year, month, 1)
  if (!date) throw new RangeError(`No Hijri month ${year}-${month}`)
  return date
}
