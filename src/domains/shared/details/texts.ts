import type { DetailFieldView } from '#domains/shared/details/field-answer.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import type { Translator } from '#i18n/translator.ts'

/** Fields with a message of their key; questions of the provider have a label. */
const labels = [
  'first_name',
  'last_name',
  'name_ar',
  'birth_date',
  'sex',
  'nationality',
  'document_type',
  'document_number',
  'issued_by',
  'expires_on',
  'relation',
  'assistance',
  'flight_number',
  'flight_date',
  'flight_time',
  'terminal',
  'pick_up',
  'drop_off',
  'luggage',
  'weight_kg',
  'height_cm',
  'chair_place',
] as const

const hints = [
  'first_name',
  'last_name',
  'document_number',
  'assistance',
  'flight_number',
  'flight_time',
  'pick_up',
  'drop_off',
  'luggage',
  'chair_place',
] as const

const errors = ['not_a_number', 'age_differs', 'age_of_child'] as const

const choices = [
  'female',
  'male',
  'passport',
  'id_card',
  'residence_permit',
  'self',
  'spouse',
  'child',
  'parent',
  'sibling',
  'relative',
  'friend',
  'yes',
  'no',
] as const

/** The label of a field: the question of the provider, or the message of its key. */
export function fieldLabel(t: Translator, { key, label }: Pick<DetailFieldView, 'key' | 'label'>): string {
  const known = labels.find((one) => one === key)
  return known ? t(`details.${known}`) : (label ?? key)
}

export function fieldHint(t: Translator, { key }: Pick<DetailFieldView, 'key'>): string | undefined {
  const known = hints.find((one) => one === key)
  return known && t(`details.hint_${known}`)
}

export function choiceText(t: Translator, value: string): string {
  const known = choices.find((one) => one === value)
  return known ? t(`details.choice_${known}`) : value
}

/** The message for an invalid detail. */
export function detailErrorText(t: Translator, error: Parameters<typeof fieldErrorText>[1] & { path: string }): string {
  // A date of birth is written in three fields.
  if (error.code === 'invalid_date' && error.path.endsWith('birth_date')) return t('details.error_birth_date')
  const known = errors.find((one) => one === error.code)
  if (!known) return fieldErrorText(t, error)
  const { age = 0, booked = 0 } = error.params ?? {}
  return t(`details.error_${known}`, { age: Number(age), booked: Number(booked) })
}
