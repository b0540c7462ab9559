import { blankOf, isBlank } from '#domains/editing/blank.ts'
import type { Field, Values } from '#domains/editing/shapes.ts'
import { latinDigits, readNumber } from '#text/digits.ts'
import { textOf } from '#web/form.ts'

/**
 * The values of an editor’s form. Fields are named by their path (`title.en`, `fees.0.amount`); a list says how many
 * rows it has, and rows in which nothing is filled in are left out. What is no number stays as it was typed.
 */
export function editedValues(fields: readonly Field[], form: FormData, path = ''): Values {
  return Object.fromEntries(fields.map((field) => [field.name, editedValue(field, form, path + field.name)]))
}

function editedValue(field: Field, form: FormData, path: string): unknown {
  const text = textOf(form, path)
  switch (field.type) {
    case 'text':
    case 'picture':
      return text.trim()
    case 'words':
    case 'lines':
    case 'markdown':
      return { en: textOf(form, `${path}.en`), ar: textOf(form, `${path}.ar`) }
    case 'number':
    case 'degrees': {
      const decimals = field.type === 'number' ? (field.decimals ?? 0) : 0
      const number = readNumber(text)
      if (text.trim() === '') return null
      if (number === undefined) return text
      return decimals ? Math.round(number * 10 ** decimals) : number
    }
    case 'date':
    case 'time':
      return latinDigits(text).trim() || null
    case 'flag':
      return text === 'yes'
    case 'choice':
      return text || null
    case 'reference':
      return text === '' ? null : field.by === 'number' ? Number(text) : text
    case 'references': {
      const chosen = form.getAll(path).map(String)
      const before = textOf(form, `${path}.order`).split(' ')
      const place = (one: string) => (before.includes(one) ? before.indexOf(one) : before.length)
      const ordered = chosen.toSorted((a, b) => place(a) - place(b))
      return field.by === 'number' ? ordered.map(Number) : ordered
    }
    case 'list': {
      const count = Math.min(Number(textOf(form, `${path}.rows`)) || 0, field.most)
      const rows = Array.from({ length: count }, (_, i) => editedValues(field.item, form, `${path}.${i}.`))
      return rows.filter((row) => !isBlank(row))
    }
  }
}

/** What the buttons of lists ask for without scripts: `row add fees`, `row up programme.0.blocks.2`. */
export function withRowsMoved(fields: readonly Field[], values: Values, intent: string): Values {
  const [, act, path = ''] = intent.split(' ')
  const moved = structuredClone(values)
  const steps = path.split('.')
  const index = act === 'add' ? -1 : Number(steps.pop())
  let field: Field | undefined
  let level = fields
  let at: Values = moved
  for (const [i, step] of steps.entries()) {
    if (/^\d+$/.test(step)) continue
    field = level.find(({ name }) => name === step)
    if (field?.type !== 'list') return values
    level = field.item
    const row = steps[i + 1]
    if (row !== undefined) at = (at[step] as Values[])[Number(row)] ?? {}
  }
  const rows = field && (at[field.name] as Values[] | undefined)
  if (!field || !rows) return values
  if (act === 'add') rows.push(blankOf(level))
  if (act === 'remove') rows.splice(index, 1)
  if (act === 'up' && index > 0) rows.splice(index - 1, 0, ...rows.splice(index, 1))
  if (act === 'down') rows.splice(index + 1, 0, ...rows.splice(index, 1))
  return moved
}

/** A picture that has come up, where it was wanted: in its field, or at the end of its list. */
export function withPicture(fields: readonly Field[], values: Values, name: string, id: string): Values {
  const field = fields.find((one) => one.name === name)
  if (field?.type === 'picture') return { ...values, [name]: id }
  if (field?.type !== 'list') return values
  return { ...values, [name]: [...(values[name] as Values[]), { ...blankOf(field.item), picture: id }] }
}
