import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import { letterParts, type LetterPart } from '#domains/messages/letter-parts.ts'
import type { LetterKind } from '#domains/messages/shapes.ts'
import { inLocale, type Bilingual, type Locale } from '#text/locale.ts'
import type { Translator } from '#text/translator.ts'
import { translator } from '#text/translator.server.ts'

/** The parts of a letter that editors have worded anew, by their names. `{about}` stands for a value. */
export type Wording = Readonly<Record<string, Bilingual>>

/** What editors have worded anew, letter by letter. */
export async function readWordings(db: Queryable): Promise<Map<LetterKind, Wording>> {
  const found = await db.execute<{ letter: LetterKind; texts: Wording }>(sql`select letter, texts from letter_wording`)
  return new Map(found.rows.map(({ letter, texts }) => [letter, texts]))
}

/** A translator that says in a letter what editors have worded anew, and all else as it stands in the code. */
export function inWording(t: Translator, kind: LetterKind, wording: Wording | undefined): Translator {
  if (!wording) return t
  const parts: readonly LetterPart[] = letterParts[kind]
  const say = (key: string, values: Record<string, unknown> = {}): string => {
    const part = parts.find((one) => one.key === key && isMeant(one, values))
    const words = part && wording[part.name]
    return words ? filledIn(inLocale(words, t.locale), values) : (t as Say)(key, values)
  }
  return Object.assign(say, { locale: t.locale, has: t.has, markup: t.markup, pieces: t.pieces }) as Translator
}

/** A letter’s parts as they stand in the code, with `{about}` where a value is put in. */
export function standardWording(kind: LetterKind): Wording {
  const texts = letterParts[kind].map(({ name, key, ...only }: LetterPart): [string, Bilingual] => {
    // Each value is its own name in braces, but for those that this part is meant for.
    const values = new Proxy<Record<string, string>>({ ...only.when }, { get: named, has: () => true })
    const say = (locale: Locale) => (translator(locale) as Say)(key, values)
    return [name, { en: say('en'), ar: say('ar') }]
  })
  return Object.fromEntries(texts)
}

/**
 * What is wrong with the values that a text names: one that this part has not, or the lack of one that it must not do
 * without. A greeting may leave out the name, and any part the brand.
 */
export function wrongPlaceholder(
  standard: string,
  text: string,
): { code: 'placeholder_unknown' | 'placeholder_missing'; name: string } | null {
  const known = placeholders(standard)
  const used = placeholders(text)
  const unknown = used.find((name) => !known.includes(name))
  if (unknown !== undefined) return { code: 'placeholder_unknown', name: unknown }
  const loose = /[{}]/.exec(text.replace(placeholder, ''))
  if (loose) return { code: 'placeholder_unknown', name: loose[0] }
  const missing = known.find((name) => !used.includes(name) && !dispensable.has(name))
  return missing === undefined ? null : { code: 'placeholder_missing', name: missing }
}

const placeholder = /\{([^{}]*)\}/g
const dispensable = new Set(['name', 'brand'])

type Say = (key: string, values: Record<string, unknown>) => string

const named = (values: Record<string, string>, name: string | symbol) =>
  typeof name === 'string' ? (values[name] ?? `{${name}}`) : undefined

function isMeant({ when }: LetterPart, values: Record<string, unknown>): boolean {
  return Object.entries(when ?? {}).every(([name, value]) => values[name] === value)
}

/** In one pass: what a traveller is called is never read for placeholders. */
function filledIn(text: string, values: Record<string, unknown>): string {
  return text.replace(placeholder, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
  })
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
}
