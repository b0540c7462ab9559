import type { Field, Values } from '#domains/editing/shapes.ts'

/** Nothing filled in yet. */
export function blankOf(fields: readonly Field[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, blankField(field)]))
}

/** Whether nothing has been filled in: a row of a list that nobody needed. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true
  return typeof value === 'object' && Object.values(value).every(isBlank)
}

function blankField(field: Field): unknown {
  switch (field.type) {
    case 'text':
    case 'picture':
      return ''
    case 'words':
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
