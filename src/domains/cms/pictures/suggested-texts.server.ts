import type { Queryable } from '#domains/context.ts'
import { kinds } from '#domains/cms/kinds.server.ts'
import type { Field, KindName, Values } from '#domains/cms/shapes.ts'
import { isPictureList } from '#domains/cms/stores/pictures.server.ts'
import { editornames as arabic } from '#i18n/ar/server/defaults.ts'
import { editornames as english } from '#i18n/en/server/defaults.ts'
import type { Bilingual } from '#i18n/locale.ts'

type Subject = Extract<keyof typeof english, `subject_${string}`> extends `subject_${infer Name}` ? Name : never
type PictureSubject = { value: string; words: Bilingual }

/** Subjects of pictures by kind of item, most frequent first. */
const subjectsOf: Partial<Record<KindName, readonly Subject[]>> = {
  hotel: [
    'entrance',
    'building',
    'lobby',
    'reception',
    'room',
    'view',
    'haram_view',
    'breakfast',
    'restaurant',
    'prayer_room',
    'corridor',
    'street',
    'way',
  ],
  room_type: ['room', 'bathroom', 'view', 'haram_view'],
  package: ['group', 'place', 'bus', 'building', 'room', 'haram_view'],
  service: ['car', 'bus', 'place', 'group'],
}

/** Subjects that an editor can select for the pictures of a kind, in both languages. */
export function pictureSubjects(kind: KindName): PictureSubject[] {
  return (subjectsOf[kind] ?? []).map((value) => ({
    value,
    words: { en: english[`subject_${value}`], ar: arabic[`subject_${value}`] },
  }))
}

/** The title of the item that owns another, such as the hotel of a room type; null without an owner on the site. */
export async function ownerTitle(db: Queryable, kind: KindName, values: Values): Promise<Bilingual | null> {
  const { owner } = kinds[kind]
  const subject = owner && values[owner.field]
  if (typeof subject !== 'string' && typeof subject !== 'number') return null
  const of = kinds[owner?.kind as KindName]
  return bilingualOf((await of.store.read(db, String(subject)))?.[of.title])
}

/** Fills empty descriptions of pictures with the name of the item in both languages, as suggestions. */
export async function withSuggestedTexts(
  db: Queryable,
  { kind, fields }: { kind: KindName; fields: readonly Field[] },
  values: Values,
): Promise<Values> {
  const lists = fields.filter(isPictureList)
  const title = lists.length > 0 ? bilingualOf(values[kinds[kind].title]) : null
  if (!title) return values
  const owner = await ownerTitle(db, kind, values)
  const alt = owner ? { en: `${title.en}, ${owner.en}`, ar: `${title.ar}، ${owner.ar}` } : title
  const filled = lists.map(({ name }): [string, unknown] => [
    name,
    (values[name] as PictureRow[]).map((row) =>
      row.alt.en + row.alt.ar === '' ? { ...row, alt, alt_suggested: true } : row,
    ),
  ])
  return { ...values, ...Object.fromEntries(filled) }
}

type PictureRow = { picture: string; alt: Bilingual; alt_suggested: boolean }

/** A value as a complete text in both languages; null otherwise. */
function bilingualOf(value: unknown): Bilingual | null {
  if (typeof value !== 'object' || value === null || !('en' in value && 'ar' in value)) return null
  const { en, ar } = value as Bilingual
  return en && ar ? { en, ar } : null
}
