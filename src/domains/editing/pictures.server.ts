import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { Field, Values } from '#domains/editing/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

type PictureWords = { id: string; alt: Bilingual }

/** Lists of pictures are kept as ids; an editor sees their words beside them. */
export async function wordsOfPictures(db: Queryable, fields: readonly Field[], values: Values): Promise<Values> {
  const lists = fields.filter(isPictures)
  if (lists.length === 0) return values
  const ids = lists.flatMap(({ name }) => (values[name] as { picture: string }[]).map(({ picture }) => picture))
  const found = await db.execute<PictureWords>(sql`select id, alt from image where id = any(${sql.param(ids)}::text[])`)
  const altOf = new Map(found.rows.map(({ id, alt }) => [id, alt]))
  const shown = lists.map(({ name }): [string, unknown] => [
    name,
    (values[name] as { picture: string }[]).map(({ picture }) => ({
      picture,
      alt: altOf.get(picture) ?? { en: '', ar: '' },
    })),
  ])
  return { ...values, ...Object.fromEntries(shown) }
}

/** What stands for a picture where it cannot be seen. */
export async function writePictures(tx: Queryable, fields: readonly Field[], values: Values): Promise<void> {
  for (const { name } of fields.filter(isPictures)) {
    for (const { picture, alt } of values[name] as { picture: string; alt: Bilingual }[]) {
      await tx.execute(sql`update image set alt = ${JSON.stringify(alt)}::jsonb where id = ${picture}`)
    }
  }
}

/** Those of them that there are. */
export async function knownPictures(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const found = await db.execute<{ id: string }>(
    sql`select id from image where id = any(${sql.param([...ids])}::text[])`,
  )
  return new Set(found.rows.map(({ id }) => id))
}

function isPictures(field: Field): field is Field & { type: 'list' } {
  return field.type === 'list' && field.item.some(({ type }) => type === 'picture') && field.item.length === 2
}
