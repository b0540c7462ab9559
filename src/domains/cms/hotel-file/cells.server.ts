import { choiceName } from '#domains/cms/choice-labels.server.ts'
import { findPolicies } from '#domains/cms/hotel-file/current.server.ts'
import { findReferences } from '#domains/cms/references.server.ts'
import { kinds } from '#domains/cms/kinds.server.ts'
import { decimalsOf, type Field, type ReferenceKind, type Values } from '#domains/cms/shapes.ts'
import type { Queryable } from '#domains/context.ts'
import { sheetCell } from '#domains/products/stays/admin/stock-file.server.ts'
import { bedKinds } from '#domains/shared/shapes.ts'
import { plainWords, readAmount, readFlag } from '#domains/shared/cell-values.ts'
import { latinDigits, typedText } from '#i18n/digits.ts'
import { languageOf, type Bilingual, type ContentLocale } from '#i18n/locale.ts'

type Option = { value: string | number; label: Bilingual }
/** The rows that fields of a hotel can reference, by kind. */
export type Options = ReadonlyMap<ReferenceKind, readonly Option[]>

/** Finds the cities, districts, amenities and policies that a hotel, its rooms and rates can have. */
export async function findOptions(db: Queryable): Promise<Options> {
  const namedFields = new Set(['city', 'district_id', 'main_facilities', 'amenities'])
  const fields = [...kinds.hotel.fields, ...kinds.room_type.fields].filter(
    (field) => namedFields.has(field.name) && (field.type === 'reference' || field.type === 'references'),
  )
  const blank = Object.fromEntries(fields.map(({ name, type }) => [name, type === 'references' ? [] : null]))
  const options = await findReferences(db, fields, blank)
  // Rates name policies by their codes, which are unique.
  const policies = await findPolicies(db)
  return options.set(
    'policy',
    policies.map(({ id, code }) => ({ value: id, label: { en: code, ar: code } })),
  )
}

/** The labels of the options of a kind, as cells show them; the key where a label is not unique or contains a separator. */
export function optionLabels(options: Options, kind: ReferenceKind, locale: ContentLocale): string[] {
  const all = options.get(kind) ?? []
  return all.map((option) => labelOf(option, all, locale))
}

/** A value as a cell; `language` is the side of a bilingual field. */
export function cellOf(
  field: Field,
  value: unknown,
  {
    locale,
    language,
    options,
    currency,
  }: { locale: ContentLocale; language?: ContentLocale | undefined; options: Options; currency: string },
): string | number {
  if (value === null || value === undefined) return ''
  const separator = languageOf(locale).comma
  switch (field.type) {
    case 'bilingual':
    case 'lines':
    case 'markdown':
      return (value as Bilingual)[language ?? locale]
    case 'number':
      return (value as number) / 10 ** decimalsOf(field, currency)
    case 'degrees':
      // As text, because a spreadsheet rounds numbers to fifteen digits.
      return String(value as number)
    case 'flag':
      return sheetCell(value === true, locale)
    case 'choice':
      return choiceName(value as (typeof field.choices)[number])[locale]
    case 'reference':
    case 'references': {
      const all = options.get(field.to) ?? []
      const label = (key: string | number) => {
        const option = all.find((one) => one.value === key)
        return option ? labelOf(option, all, locale) : String(key)
      }
      return [value as string | number | (string | number)[]].flat().map(label).join(separator)
    }
    case 'list':
      return (value as { kind: (typeof bedKinds)[number]; count: number }[])
        .map(({ kind, count }) => `${count} × ${choiceName(kind)[locale]}`)
        .join(separator)
    default:
      return String(value as string)
  }
}

type CellProblem = { code: string; params?: Record<string, string | number> }

/** Reads the text of a cell as the value of a field. `city` is the slug of the city to which a district belongs. */
export function readCell(
  field: Field,
  typed: string,
  { options, currency, city }: { options: Options; currency: string; city?: unknown },
): { value: unknown } | CellProblem {
  const text = typed.trim()
  switch (field.type) {
    case 'number': {
      const plain = typedText(text).replace(/ ?%$/, '')
      const decimals = decimalsOf(field, currency)
      const value = decimals
        ? readAmount(plain, currency, decimals)
        : /^-?\d{1,9}$/.test(plain)
          ? Number(plain)
          : undefined
      return value === undefined ? { code: 'invalid_format' } : { value }
    }
    case 'degrees': {
      const plain = typedText(text).replace(',', '.')
      return /^-?\d{1,3}(\.\d{1,20})?$/.test(plain) ? { value: Number(plain) } : { code: 'invalid_format' }
    }
    case 'time': {
      const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(typedText(text)) ?? []
      return hour ? { value: `${hour.padStart(2, '0')}:${minute}` } : { code: 'invalid_format' }
    }
    case 'flag': {
      const value = readFlag(typedText(text))
      return value === undefined ? { code: 'invalid_format' } : { value }
    }
    case 'choice':
      return chosen(text, field.choices) ?? { code: 'not_a_choice' }
    case 'reference': {
      const all = options.get(field.to) ?? []
      const cities = options.get('city')?.filter(({ value }) => value === city) ?? []
      const names = [text, ...cities.flatMap(({ label }) => [`${label.en}: ${text}`, `${label.ar}: ${text}`])]
      const option = names.map((name) => optionOf(all, name)).find((one) => one !== undefined)
      return option ? { value: option.value } : { code: 'not_a_choice' }
    }
    case 'references': {
      const names = parts(text)
      const choices = names.map((name) => optionOf(options.get(field.to) ?? [], name))
      const unknown = names.filter((_, i) => choices[i] === undefined)
      return unknown.length > 0
        ? { code: 'unknown_names', params: { names: unknown.map((name) => `\u2068${name}\u2069`).join(' · ') } }
        : { value: [...new Set(choices.map((one) => one?.value))] }
    }
    case 'list': {
      const beds = parts(text).map((part) => {
        const [, count = '1', kind = ''] = /^(?:(\d{1,2})\s*[x×*]?\s*)?(.+)$/u.exec(typedText(part)) ?? []
        const bedKind = chosen(kind, bedKinds)
        return bedKind && { kind: bedKind.value, count: Number(count) }
      })
      return beds.every((bed) => bed !== null) ? { value: beds } : { code: 'invalid_beds' }
    }
    default:
      return { value: field.type === 'text' ? latinDigits(text) : text }
  }
}

/** Texts of a cell that are separated by commas or lines. */
export function parts(text: string): string[] {
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean)
}

const separators = /[,،;؛\n]/

type ChoiceName = Parameters<typeof choiceName>[0]

/** The choice with a name, in either language or as it is stored. */
export function chosen<Name extends ChoiceName>(text: string, choices: readonly Name[]): { value: Name } | null {
  const plain = plainWords(text)
  const value = choices.find((choice) => {
    const { en, ar } = choiceName(choice)
    return [choice, en, ar].map(plainWords).includes(plain)
  })
  return value ? { value } : null
}

function optionOf(options: readonly Option[], text: string): Option | undefined {
  const plain = plainWords(text)
  return (
    options.find(({ value }) => String(value) === text) ??
    options.find(({ label }) => plainWords(label.en) === plain || plainWords(label.ar) === plain)
  )
}

function labelOf({ value, label }: Option, all: readonly Option[], locale: ContentLocale): string {
  const plain = plainWords(label[locale])
  const alike = all.filter((one) => plainWords(one.label.en) === plain || plainWords(one.label.ar) === plain)
  return alike.length > 1 || separators.test(label[locale]) ? String(value) : label[locale]
}

/** Values with those of a file in place of the current ones. Bilingual texts are replaced by language. */
export function overlaid(before: Values, read: Values): Values {
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => {
      const typed = read[name]
      if (typed === undefined) return [name, value]
      return [name, isWords(typed) ? { ...(value as object), ...typed } : typed]
    }),
  )
}

function isWords(value: unknown): value is Partial<Bilingual> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
