import type { Field, Values } from '#domains/cms/shapes.ts'

/** Values of a new form: every field empty. */
export function blankOf(fields: readonly Field[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, blankField(field)]))
}

/** True if a value is empty, such as an unused row of a list. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true
  return typeof value === 'object' && Object.values(value).every(isBlank)
}

function blankField(field: Field): unknown {
  switch (field.type) {
    case 'text':
    case 'picture':
    case 'focus':
    case 'logo':
      return ''
    case 'bilingual':
    case 'lines':
    case 'markdown':
      return { en: '', ar: '' }
    case 'flag':
      return false
    case 'references':
    case 'list':
      return []
    default:
      return null
  }
}
