import type { FieldError } from '#api/errors.ts'
import { cleanName, isLatinName, isName } from '#domains/shared/read-name.ts'
import { hideCardNumbers } from '#domains/shared/card-numbers.ts'
import { isDate } from '#domains/shared/is-date.ts'
import { cleanLines, cleanText } from '#i18n/clean.ts'
import { typedText } from '#i18n/digits.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Types of a detail: `place` is a text for which names of hotels and places are suggested. */
export const detailTypes = ['text', 'lines', 'number', 'date', 'time', 'choice', 'country', 'place', 'yes_no'] as const
export type DetailType = (typeof detailTypes)[number]

/** The format of a text: a name, in Latin letters or any, the number of a passport or identity card, a flight number. */
export const detailForms = ['latin', 'name', 'document', 'flight'] as const
export type DetailForm = (typeof detailForms)[number]

/** A detail of a traveller or a booking. Its answer is a text, empty while it is missing. */
export type DetailField = {
  key: string
  type: DetailType
  required: boolean
  /** The key of a field whose answer is enough. */
  or?: string
  /** Characters of a text, or limits of a number. */
  max?: number
  min?: number
  form?: DetailForm
  /** A date that lies before today, or today or later. */
  when?: 'past' | 'future'
  choices?: readonly { value: string; label?: Bilingual }[]
  /** The label of a question of the provider; other fields have a message of their key. */
  label?: Bilingual
}

/** Answers by the key of their field. */
export type Details = Record<string, string>

/** The error of a text in each format; null if it is valid. */
const forms: Record<DetailForm, (value: string) => string | null> = {
  latin: (value) => forms.name(value) ?? (isLatinName(value) ? null : 'latin_letters'),
  name: (value) => (isName(value) ? null : 'name_not_on_id'),
  document: (value) => (/^[A-Z\d]{5,14}$/.test(value) ? null : 'invalid_format'),
  flight: (value) => (/^(?=.?[A-Z])[A-Z\d]{2}[A-Z]?\d{1,4}[A-Z]?$/.test(value) ? null : 'invalid_format'),
}

/**
 * Cleans answers for storage and returns an error by key for each that is not valid. Missing answers are no errors, and
 * answers of other fields are left out.
 * @param today a calendar date
 */
export function readDetails(
  fields: readonly DetailField[],
  typed: Details,
  today: string,
): { details: Details; errors: FieldError[] } {
  const details: Details = {}
  const errors: FieldError[] = []
  for (const field of fields) {
    const value = cleanAnswer(field, typed[field.key] ?? '')
    if (value === '') continue
    const error = errorOf(field, value, today)
    if (error) errors.push({ path: field.key, ...error })
    else details[field.key] = value
  }
  return { details, errors }
}

/** The keys of the required fields without an answer. */
export function missingDetails(fields: readonly DetailField[], details: Details): string[] {
  return fields.filter(({ key, required, or = '' }) => required && !details[key] && !details[or]).map(({ key }) => key)
}

function cleanAnswer({ type, form }: DetailField, typed: string): string {
  if (type === 'lines') return hideCardNumbers(cleanLines(typed))
  if (form === 'document' || form === 'flight') return typedText(typed).replaceAll(/[ -]/g, '').toUpperCase()
  if (form === 'latin' || form === 'name') return cleanName(typed)
  if (type === 'text' || type === 'place') return hideCardNumbers(cleanText(typed))
  return typedText(typed)
}

function errorOf(field: DetailField, value: string, today: string): Omit<FieldError, 'path'> | null {
  const { type, form, min, max } = field
  switch (type) {
    case 'text':
    case 'lines':
    case 'place': {
      if (max && value.length > max) return { code: 'too_long', params: { max } }
      const code = form ? forms[form](value) : null
      return code === null ? null : { code }
    }
    case 'number':
      if (!/^\d{1,9}$/.test(value)) return { code: 'not_a_number' }
      if (min !== undefined && Number(value) < min) return { code: 'too_small', params: { min } }
      return max !== undefined && Number(value) > max ? { code: 'too_big', params: { max } } : null
    case 'date':
      if (!/^(19|20)/.test(value) || !isDate(value)) return { code: 'invalid_date' }
      if (field.when === 'past' && value > today) return { code: 'date_in_future' }
      return field.when === 'future' && value < today ? { code: 'date_in_past' } : null
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : { code: 'invalid_format' }
    case 'choice':
      return field.choices?.some((one) => one.value === value) ? null : { code: 'not_a_choice' }
    case 'yes_no':
      return value === 'yes' || value === 'no' ? null : { code: 'not_a_choice' }
    case 'country':
      return /^[A-Z]{2}$/.test(value) ? null : { code: 'not_a_choice' }
  }
}
