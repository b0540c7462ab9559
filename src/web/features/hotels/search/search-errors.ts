import type { FieldError } from '#api/errors.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import type { Translator } from '#i18n/translator.ts'
import type { FieldMessage } from '#web/ui/form/ErrorSummary.tsx'

/** Translated errors of a rejected search: for the fields of the form, and with field names for the summary above. */
type SearchErrors = { fields: FieldMessage[]; summary: FieldMessage[] }

/** Translates the errors in the loader, so that the browser needs no error messages. Null if there are none. */
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
  return { fields, summary }
}
