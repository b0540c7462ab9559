import { blankOf, isBlank, type Field, type Values } from '#domains/cms/shapes.ts'
import { readTime } from '#i18n/typed-time.ts'
import { readNumber, typedText } from '#i18n/digits.ts'
import { textOf } from '#web/lib/forms.ts'
import { dateOf } from '#web/ui/dates/submitted-dates.ts'
/**
 * Reads the values of an editor form. Field names are paths (`title.en`, `fees.0.amount`); a list submits its number of
 * rows, and empty rows are omitted. A value that is not a number or a date stays as it was typed.
 */
export function editedValues(fields: readonly Field[], form: FormData, path = ''): Values {
  return Object.fromEntries(fields.map((field) => [field.name, editedValue(field, form, path + field.name)]))
}

function editedValue(field: Field, form: FormData, path: string): unknown {
  const text = textOf(form, path)
  switch (field.type) {
    case 'focus':
      // The point belongs to the picture that was shown with it; another picture keeps its own.
      return field.of && textOf(form, `${path}.of`) !== textOf(form, field.of).trim() ? '' : text
    case 'text':
    case 'picture':
      return field.type === 'text' && (field.form === 'colour' || field.form === 'slug')
        ? text.trim().toLowerCase()
        : text.trim()
    case 'logo':
      return textOf(form, `${path}.none`) === 'yes' ? '' : text
    case 'bilingual':
    case 'lines':
    case 'markdown':
      return { en: textOf(form, `${path}.en`), ar: textOf(form, `${path}.ar`) }
    case 'number':
    case 'degrees': {
      const decimals = field.type === 'number' ? Number(field.decimals ?? 0) : 0
      const number = readNumber(text)
      if (text.trim() === '') return null
      if (number === undefined) return text
      const scaled = Number((number * 10 ** decimals).toPrecision(15))
      return field.type === 'degrees' || Number.isInteger(scaled) ? scaled : text
    }
    case 'date':
      return dateOf(form, path) || null
    case 'time':
      return readTime(text) ?? (typedText(text) || null)
    case 'flag':
      return text === 'yes'
    case 'choice':
      return text || null
    case 'reference':
      return text === '' ? null : field.by === 'number' ? Number(text) : text
    case 'references': {
      const within = field.of && form.getAll(field.of)
      const chosen = form
        .getAll(path)
        .filter((one) => !within || within.includes(one))
        .map(String)
      const before = textOf(form, `${path}.order`).split(' ')
      const place = (one: string) => (before.includes(one) ? before.indexOf(one) : before.length)
      const ordered = chosen.slice().sort((a, b) => place(a) - place(b))
      return field.by === 'number' ? ordered.map(Number) : ordered
    }
    case 'list': {
      const [first] = field.item
      if (field.bare && first?.type === 'choice') return form.getAll(path).map((one) => ({ [first.name]: one }))
      if (field.bare && first?.type === 'time') return timesIn(text).map((one) => ({ [first.name]: one }))
      const count = Math.min(Number(textOf(form, `${path}.rows`)) || 0, field.maxItems)
      const rows = Array.from({ length: count }, (_, i) => editedValues(field.item, form, `${path}.${i}.`))
      return rows.filter((row) => !isBlank(row))
    }
  }
}

/** Times between commas; one that cannot be read stays as it was typed. */
function timesIn(text: string): string[] {
  const typed = text.split(/[,،;؛\n]/).flatMap((one) => (one.trim() ? [readTime(one) ?? typedText(one)] : []))
  return [...new Set(typed)].sort()
}

/**
 * Applies the intent of a list button that was submitted without scripts: `row add fees`, `row up
 * programme.0.blocks.2`.
 */
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

/** Adds an uploaded picture with its focal point to the values: sets its field, or appends it to its list. */
export function withPicture(
  fields: readonly Field[],
  values: Values,
  name: string,
  { id, focus }: { id: string; focus?: string },
): Values {
  const field = fields.find((one) => one.name === name)
  if (field?.type === 'picture' || field?.type === 'logo') {
    const point = fields.find((one) => one.type === 'focus' && one.of === name)
    return { ...values, [name]: id, ...(point && focus && { [point.name]: focus }) }
  }
  if (field?.type !== 'list') return values
  return {
    ...values,
    [name]: [...(values[name] as Values[]), { ...blankOf(field.item), picture: id, ...(focus && { focus }) }],
  }
}
