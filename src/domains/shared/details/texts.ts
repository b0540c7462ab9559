import type { DetailFieldView } from '#domains/shared/details/field-answer.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import { textIfAny, type Translator } from '#i18n/translator.ts'

/** The label of a field: the question of the provider, or the message of its key. */
export function fieldLabel(t: Translator, { key, label }: Pick<DetailFieldView, 'key' | 'label'>): string {
  return label ?? textIfAny(t, `details.${key}`) ?? key
}

export function fieldHint(t: Translator, { key }: Pick<DetailFieldView, 'key'>): string | undefined {
  return textIfAny(t, `details.hint_${key}`)
}

export function choiceText(t: Translator, value: string): string {
  return textIfAny(t, `details.choice_${value}`) ?? value
}

/** The message for an invalid detail. */
export function detailErrorText(t: Translator, error: Parameters<typeof fieldErrorText>[1] & { path: string }): string {
  // A date of birth is written in three fields.
  if (error.code === 'invalid_date' && error.path.endsWith('birth_date')) return t('details.error_birth_date')
  return textIfAny(t, `details.error_${error.code}`, error.params) ?? fieldErrorText(t, error)
}
