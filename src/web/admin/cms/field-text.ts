import type { Editable } from '#domains/cms/contract.ts'
import { isBlank, type Field, type Values } from '#domains/cms/shapes.ts'
import { contentLocale, type Bilingual } from '#i18n/locale.ts'
import type { Formatter, TextKey, Translator } from '#i18n/translator.ts'
import { textAt } from '#i18n/translator.ts'
import { fieldLabel } from '#web/admin/cms/path-labels.ts'

type Words = { t: Translator; format: Formatter; options: Editable['options'] }

/** What a field holds, as a folded part of a form says it; empty if it holds nothing. */
export function fieldText(words: Words, field: Field, value: unknown): string {
  const { t, format, options } = words
  if (isBlank(value)) return ''
  switch (field.type) {
    case 'bilingual':
    case 'lines':
    case 'markdown':
      return (value as Bilingual)[contentLocale(t.locale)]
    case 'number':
      return typedNumber(value, Number(field.decimals ?? 0))
    case 'date':
      return format.stayDate(String(value))
    case 'flag':
      return fieldLabel(t, field.name)
    case 'choice':
      return textAt(t, `catalogue.choice_${String(value)}` as TextKey)
    case 'reference':
    case 'references': {
      const chosen = new Set([value].flat())
      return format.list((options[field.to] ?? []).filter((one) => chosen.has(one.value)).map(({ label }) => label))
    }
    case 'list': {
      const rows = value as Values[]
      const titles = rows.map((row) => rowTitle(words, field.item, row))
      return titles.every(Boolean) ? format.list(titles) : t('editing.filledIn', { count: rows.length })
    }
    default:
      return String(value)
  }
}

/** What a row of a list is called: its first text, or the name of what it refers to. */
export function rowTitle(words: Words, fields: readonly Field[], row: Values): string {
  const textOf = (type: Field['type']) =>
    fields.filter((one) => one.type === type).map((one) => fieldText(words, one, row[one.name]))
  return [...textOf('bilingual'), ...textOf('reference')].find(Boolean) ?? ''
}

/**
 * Formats a stored number for a text field: money with all decimals of its currency, other numbers without trailing zeros. A
 * value that is not a number is returned as it was typed.
 */
export function typedNumber(value: unknown, decimals: number): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  if (decimals === 2 || decimals === 3) return (value / 10 ** decimals).toFixed(decimals)
  return String(Number((value / 10 ** decimals).toFixed(6)))
}
