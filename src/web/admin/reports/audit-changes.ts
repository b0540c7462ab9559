import { isolated } from '#i18n/format.ts'
import type { Formatter } from '#i18n/formatter.ts'
import type { Bilingual } from '#i18n/locale.ts'
import type { Translator, ValuesFor } from '#i18n/translator.ts'

type Entry = { before: unknown; after: unknown }

/**
 * Lists `Field: before → after` for every field that differs, with the arrow in the direction of the language. Values
 * that are not objects are compared as a whole. A field without a name of its own is shown by its API name.
 */
export function auditChanges(t: Translator, format: Pick<Formatter, 'money'>, { before, after }: Entry): string[] {
  if (!isRecord(before) && !isRecord(after)) return [changed(t, shown(before), shown(after))]
  const [from, to] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const currency = to['currency'] ?? from['currency']
  const shownOf = (field: string, value: unknown) =>
    amounts.has(field) && typeof value === 'number' && typeof currency === 'string'
      ? format.money(value, currency)
      : shown(value)
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => !hidden.has(field) && shown(from[field]) !== shown(to[field]))
    .map((field) => {
      const name = t('audit.field', { field: field as FieldName }) || isolated(field)
      return `${name}: ${changed(t, shownOf(field, from[field]), shownOf(field, to[field]))}`
    })
}

type FieldName = ValuesFor<'audit.field'>[0]['field']

/** In minor units of the `currency` beside them. */
const amounts = new Set(['total', 'captured', 'amount'])

/** A version counts the changes; a currency is shown with its amounts. */
const hidden = new Set(['version', 'currency'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBilingual = (value: unknown): value is Bilingual =>
  isRecord(value) && Object.keys(value).toSorted().join(' ') === 'ar en' && Object.values(value).every(isText)

const isText = (value: unknown) => typeof value === 'string'

function changed(t: Translator, from: string, to: string): string {
  if (from === '') return isolated(to)
  return t('admin.changedFromTo', { before: isolated(from), after: to === '' ? '–' : isolated(to) })
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (isBilingual(value)) return [value.en, value.ar].filter(Boolean).join(' · ')
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
