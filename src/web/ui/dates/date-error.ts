import { isDate } from '#domains/shared/is-date.ts'
import type { Translator } from '#i18n/translator.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'

/** The error of a date field that contains a text which is no date. */
export function dateError(t: Translator, typed: string | undefined): string | undefined {
  return typed && !isDate(typed) ? t('dates.notADate', { example: writtenDate('2026-11-30', t.locale) }) : undefined
}
