import { isDate } from '#domains/shared/is-date.ts'
import { stayDate } from '#i18n/dates.ts'
import type { Locale } from '#i18n/locale.ts'

/** A date `YYYY-MM-DD` as it stands in a date field: `30 Nov 2026`. Any other text, such as `2026-02-30` of an address,
 * stays as it is. */
export function writtenDate(date: string, locale: Locale): string {
  return isDate(date) ? stayDate(date, 'medium', locale) : date
}
