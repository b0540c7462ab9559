import { stayDate } from '#i18n/dates.ts'
import type { Locale } from '#i18n/locale.ts'

/** A date `YYYY-MM-DD` as it stands in a date field: `30 Nov 2026`, `30/11/2026`. Any other text stays as it is. */
export function writtenDate(date: string, locale: Locale): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return date
  return locale === 'ar' ? date.split('-').reverse().map(Number).join('/') : stayDate(date, 'medium', locale)
}
