import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import type { Field, Values } from '#domains/cms/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

type PictureValues = Omit<PictureTexts, 'id'> & { picture: string }
type PictureTexts = { id: string; alt: Bilingual; alt_suggested: boolean; focus: string }

/** Replaces picture ids with ids, alternative texts and focal points, because picture lists are stored as ids. */
export async function textsOfPictures(db: Queryable, fields: readonly Field[], values: Values): Promise<Values> {
  const lists = fields.filter(isPictureList)
  if (lists.length === 0) return values
  const ids = lists.flatMap(({ name }) => (values[name] as { picture: string }[]).map(({ picture }) => picture))
  const result = await db.execute<PictureTexts>(
    sql`select id, alt, alt_suggested, focus from image where id = any(${sql.param(ids)}::text[])`,
  )
  const textsOf = new Map(result.rows.map(({ id, ...texts }) => [id, texts]))
  const entries = lists.map(({ name }): [string, unknown] => [
    name,
    (values[name] as { picture: string }[]).map(({ picture }) => ({
      picture,
      ...(textsOf.get(picture) ?? { alt: { en: '', ar: '' }, alt_suggested: false, focus: '' }),
    })),
  ])
  return { ...values, ...Object.fromEntries(entries) }
}

/** Writes the alternative texts and focal points of pictures. */
export async function writePictures(tx: Queryable, fields: readonly Field[], values: Values): Promise<void> {
  for (const { name } of fields.filter(isPictureList)) {
    for (const { picture, alt, alt_suggested, focus } of values[name] as PictureValues[]) {
      await tx.execute(sql`
        update image set alt = ${JSON.stringify(alt)}::jsonb, alt_suggested = ${alt_suggested} where id = ${picture}`)
      await writeFocus(tx, picture, focus)
    }
  }
}

/** Writes the focal point of an uploaded photo; an empty one leaves the present point. */
export async function writeFocus(tx: Queryable, picture: string, focus: string): Promise<void> {
  if (focus === '') return
  await tx.execute(sql`update image set focus = ${focus} where id = ${picture} and file is not null`)
}

/** The picture ids that exist. */
export async function knownPictures(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const result = await db.execute<{ id: string }>(
    sql`select id from image where id = any(${sql.param([...ids])}::text[])`,
  )
  return new Set(result.rows.map(({ id }) => id))
}

export function isPictureList(field: Field): field is Field & { type: 'list' } {
  return field.type === 'list' && field.bare === true && field.item[0]?.type === 'picture'
}
