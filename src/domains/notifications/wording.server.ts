import type { Queryable } from '#domains/context.ts'
import { notificationParts, type NotificationPart } from '#domains/notifications/email-parts.ts'
import { notificationWording } from '#domains/notifications/schema.server.ts'
import type { NotificationKind } from '#domains/notifications/shapes.ts'
import { inLocale, isContentLocale, type Bilingual, type Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'

/** The parts of a notification that editors have reworded, by name. `{about}` is a placeholder. */
export type Wording = Readonly<Record<string, Bilingual>>

/** The wordings of editors, by notification kind. */
export async function readWordings(db: Queryable): Promise<Map<NotificationKind, Wording>> {
  const rows = await db.select().from(notificationWording)
  return new Map(rows.map(({ kind, texts }) => [kind, texts]))
}

/** A translator that uses the wordings of editors for a notification, and the standard texts otherwise. */
export function inWording(t: Translator, kind: NotificationKind, wording: Wording | undefined): Translator {
  if (!wording || !isContentLocale(t.locale)) return t
  const parts: readonly NotificationPart[] = notificationParts[kind]
  const say = (key: string, values: Record<string, unknown> = {}): string => {
    const part = parts.find((one) => one.key === key && isMeant(one, values))
    const words = part && wording[part.name]
    return words ? fillPlaceholders(inLocale(words, t.locale), values) : (t as Localize)(key, values)
  }
  const { locale, conventions, has, markup, pieces } = t
  return Object.assign(say, { locale, conventions, has, markup, pieces }) as Translator
}

/** The standard parts of a notification, with placeholders such as `{about}`. */
export function standardWording(kind: NotificationKind): Wording {
  const texts = notificationParts[kind].map(({ name, key, ...only }: NotificationPart): [string, Bilingual] => {
    // Each value is its own name in braces, except those that select this part.
    const values = new Proxy<Record<string, string>>({ ...only.when }, { get: valueOrPlaceholder, has: () => true })
    const say = (locale: Locale) => (translator(locale) as Localize)(key, values)
    return [name, { en: say('en'), ar: say('ar') }]
  })
  return Object.fromEntries(texts)
}

/**
 * The error in the placeholders of a text: one that the standard text does not have, or a missing one that is required.
 * A greeting can omit the name, and every part can omit the brand and a time that is promised.
 */
export function wrongPlaceholder(
  standard: string,
  text: string,
): { code: 'placeholder_unknown' | 'placeholder_missing'; name: string } | null {
  const allowed = placeholders(standard)
  const used = placeholders(text)
  const unknown = used.find((name) => !allowed.includes(name))
  if (unknown !== undefined) return { code: 'placeholder_unknown', name: unknown }
  const loose = /[{}]/.exec(text.replace(placeholder, ''))
  if (loose) return { code: 'placeholder_unknown', name: loose[0] }
  const missing = allowed.find((name) => !used.includes(name) && !dispensable.has(name))
  return missing === undefined ? null : { code: 'placeholder_missing', name: missing }
}

const placeholder = /\{([^{}]*)\}/g
const dispensable = new Set(['name', 'brand', 'within'])

type Localize = (key: string, values: Record<string, unknown>) => string

const valueOrPlaceholder = (values: Record<string, string>, name: string | symbol) =>
  typeof name === 'string' ? (values[name] ?? `{${name}}`) : undefined

function isMeant({ when }: NotificationPart, values: Record<string, unknown>): boolean {
  return Object.entries(when ?? {}).every(([name, value]) => values[name] === value)
}

/** One pass, so that placeholders inside values are not replaced. */
function fillPlaceholders(text: string, values: Record<string, unknown>): string {
  return text.replace(placeholder, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
  })
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
}
