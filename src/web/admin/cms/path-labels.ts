import type { FieldError } from '#api/errors.ts'
import type { Field } from '#domains/cms/shapes.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import { textAt, textIfAny, type TextKey, type Translator } from '#i18n/translator.ts'

/** The label of a field, and its hint if the text has a second line. */
export function labelAndHint(t: Translator, name: string): [label: string, hint?: string] {
  const [label = '', hint] = textAt(t, `catalogue.field_${name}` as TextKey).split('\n')
  return hint === undefined ? [label] : [label, hint]
}

export function fieldLabel(t: Translator, name: string): string {
  return labelAndHint(t, name)[0]
}

/** The label of a path in a form: `fees.1.name.ar` is “Fees, row 2: Name, Arabic”. */
export function pathLabel(t: Translator, fields: readonly Field[], path: string): string {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (!field) return path
  const label = fieldLabel(t, name)
  if (field.type === 'list') {
    const [row, ...inner] = rest
    if (row === undefined) return label
    const inRow = t('editing.row', { list: label, n: Number(row) + 1 })
    return inner.length > 0 ? `${inRow}: ${pathLabel(t, field.item, inner.join('.'))}` : inRow
  }
  if (rest[0] === 'en') return t('editing.english', { field: label })
  return rest[0] === 'ar' ? t('editing.arabic', { field: label }) : label
}

/** The message of a field error: the editor's own message if there is one, otherwise the general one. */
export function fieldErrorLabel(t: Translator, error: Omit<FieldError, 'path'>): string {
  return textIfAny(t, `editing.wrong_${error.code}`, error.params) ?? fieldErrorText(t, error)
}

/** A list that is one control: its times in one field, or its choices as boxes. */
export function isOneControl(field: Field): boolean {
  if (field.type !== 'list' || !field.bare) return false
  return field.item[0]?.type === 'time' || field.item[0]?.type === 'choice'
}

/** The id of the control that an error refers to. An error of a whole list refers to its add button. */
export function controlId(fields: readonly Field[], path: string): string {
  const steps = path.split('.')
  let level = fields
  let last: Field | undefined
  for (const step of steps) {
    if (/^\d+$/.test(step)) continue
    last = level.find(({ name }) => name === step)
    if (last && isOneControl(last)) return step
    if (last?.type === 'list') level = last.item
  }
  return last?.type === 'list' && !/^\d+$/.test(steps.at(-1) ?? '') ? `${path}.add` : path
}
