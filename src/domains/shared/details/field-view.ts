import type { DetailFieldView } from '#domains/shared/details/field-answer.ts'
import type { DetailField } from '#domains/shared/details/fields.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

/** A field in the language of the request. */
export function fieldView(field: DetailField, locale: Locale): DetailFieldView {
  const { key, type, required, label, choices = [], min, max, form } = field
  return {
    key,
    type,
    required,
    label: label ? inLocale(label, locale) : null,
    choices: choices.map((one) => ({ value: one.value, label: one.label ? inLocale(one.label, locale) : null })),
    min: min ?? null,
    max: max ?? null,
    form: form ?? null,
  }
}
