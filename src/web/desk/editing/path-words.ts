import type { FieldError } from '#contract/errors.ts'
import type { Field } from '#domains/editing/shapes.ts'
import { fieldErrorText } from '#text/error-text.ts'
import type { TextKey, Translator } from '#text/translator.ts'

/** What a field is called. */
export function fieldWords(t: Translator, name: string): string {
  return (t as (key: TextKey) => string)(`catalogue.field_${name}` as TextKey)
}

/** A place in a form as it is called: `fees.1.name.ar` is “Fees, row 2: Name, Arabic”. */
export function pathWords(t: Translator, fields: readonly Field[], path: string): string {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (!field) return path
  const label = fieldWords(t, name)
  if (field.type === 'list') {
    const [row, ...inner] = rest
    if (row === undefined) return label
    const inRow = t('editing.row', { list: label, n: Number(row) + 1 })
    return inner.length > 0 ? `${inRow}: ${pathWords(t, field.item, inner.join('.'))}` : inRow
  }
  if (rest[0] === 'en') return t('editing.english', { field: label })
  return rest[0] === 'ar' ? t('editing.arabic', { field: label }) : label
}

/** What is wrong with a field: what only editors are told, and what everybody is. */
export function wrongWords(t: Translator, error: FieldError): string {
  const key = `editing.wrong_${error.code}`
  return t.has(key)
    ? (t as (key: TextKey, values?: object) => string)(key as TextKey, error.params ?? {})
    : fieldErrorText(t, error)
}

/** The id of the control that an error is about: a whole list is known by its button to add. */
export function controlId(fields: readonly Field[], path: string): string {
  const steps = path.split('.')
  let level = fields
  let last: Field | undefined
  for (const step of steps) {
    if (/^\d+$/.test(step)) continue
    last = level.find(({ name }) => name === step)
    if (last?.type === 'list') level = last.item
  }
  return last?.type === 'list' && !/^\d+$/.test(steps.at(-1) ?? '') ? `${path}.add` : path
}
