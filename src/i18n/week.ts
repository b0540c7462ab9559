import { languageOf, type Locale } from './locale.ts'

/** Column headers of a calendar, starting with the first day of the week: 0 Sunday … 6 Saturday. */
export function weekHeads(locale: Locale, firstWeekday: number): readonly string[] {
  const names = languageOf(locale).columnWeekdays
  return [...names.slice(firstWeekday), ...names.slice(0, firstWeekday)]
}

/** Number of calendar columns before that of a weekday. */
export function columnsBefore(weekday: number, firstWeekday: number): number {
  return (weekday - firstWeekday + 7) % 7
}
