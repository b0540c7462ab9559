import type { FieldError } from '#contract/errors.ts'
import { fieldErrorText } from '#text/error-text.ts'
import type { Translator } from '#text/translator.ts'
import type { FieldMessage } from '#web/kit/ErrorSummary.tsx'

/** What the API refused of a search, in words: for the fields of the form, and named for the summary above. */
type SearchErrors = { title: string; fields: FieldMessage[]; summary: FieldMessage[] }

/** Written where the loader runs, so that the browser needs no words for errors. Null when nothing is wrong. */
export function searchErrors(errors: readonly FieldError[], t: Translator): SearchErrors | null {
  if (errors.length === 0) return null
  const fields = errors.map((error) => ({ field: error.path.split('.')[0] ?? '', message: fieldErrorText(t, error) }))
  const labels: Record<string, string> = {
    check_in: t('dates.checkIn'),
    check_out: t('dates.checkOut'),
    occupancy: t('search.guestsAndRooms'),
    where: t('search.where'),
  }
  const summary = fields.map(({ field, message }) => {
    const label = labels[field]
    return { field, message: label ? t('search.fieldError', { field: label, message }) : message }
  })
  return { title: t('errors.invalid_input'), fields, summary }
}
