import { sql, type SQL } from 'drizzle-orm'
import type { FieldError } from '#api/errors.ts'
import type { Queryable } from '#domains/context.ts'
import { knownPictures } from '#domains/cms/stores/pictures.server.ts'
import type { Field, ReferenceKind, Values } from '#domains/cms/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

type ReferenceRow = { value: string | number; label: Bilingual }

type Source = { from: SQL; key: SQL; label?: SQL; order: SQL }

const sources: Record<ReferenceKind, Source> = {
  blog_category: { from: sql`blog_category`, key: sql`slug`, order: sql`position, slug` },
  hashtag: { from: sql`hashtag`, key: sql`slug`, order: sql`name ->> 'en'` },
  question_topic: { from: sql`faq_topic`, key: sql`slug`, order: sql`position, slug` },
  country: { from: sql`country`, key: sql`code`, order: sql`name ->> 'en'` },
  city: { from: sql`city`, key: sql`slug`, order: sql`rank, slug` },
  district: {
    from: sql`district d join city c on c.slug = d.city`,
    key: sql`d.id`,
    label: sql`jsonb_build_object('en', (c.name ->> 'en') || ': ' || (d.name ->> 'en'),
      'ar', (c.name ->> 'ar') || ': ' || (d.name ->> 'ar'))`,
    order: sql`c.rank, d.name ->> 'en'`,
  },
  place: { from: sql`place`, key: sql`slug`, order: sql`name ->> 'en'` },
  hotel: { from: sql`hotel`, key: sql`id`, order: sql`city, name ->> 'en', id` },
  room_type: { from: sql`room_type`, key: sql`id`, order: sql`id` },
  hotel_amenity: amenities('hotel'),
  room_amenity: amenities('room'),
  policy: { from: sql`cancellation_policy`, key: sql`id`, order: sql`id` },
  package: { from: sql`package`, key: sql`id`, label: sql`title`, order: sql`id` },
  package_type: { from: sql`package_type`, key: sql`id`, order: sql`position, id` },
  service: { from: sql`service`, key: sql`id`, order: sql`id` },
  service_type: { from: sql`service_type`, key: sql`id`, order: sql`position, id` },
}

function amenities(scope: 'hotel' | 'room'): Source {
  return {
    from: sql`(select * from amenity where scope = ${scope}) amenity`,
    key: sql`id`,
    order: sql`"group", name ->> 'en'`,
  }
}

/** More than anyone would scroll through. */
const maxOptions = 2_000

/**
 * The options of reference fields, by kind: the first rows, and those that the values reference already.
 * @param fixed a field that can no longer be changed: its current value is its only option
 */
export async function findReferences(
  db: Queryable,
  fields: readonly Field[],
  values: Values,
  { fixed }: { fixed?: string | undefined } = {},
): Promise<Map<ReferenceKind, ReferenceRow[]>> {
  const references = fields.flatMap((field) => namedIn(field, values[field.name], field.name))
  const open = new Set(fields.filter(({ name }) => name !== fixed).flatMap(kindsNamed))
  const rowsByKind = new Map<ReferenceKind, ReferenceRow[]>()
  for (const kind of new Set(fields.flatMap(kindsNamed))) {
    const { from, key, label = sql`name`, order } = sources[kind]
    const present = references.flatMap(({ to, value }) => (to === kind ? [String(value)] : []))
    const { rows } = await db.execute<ReferenceRow>(sql`
      select value, label from (
        select ${key} as value, ${label} as label, row_number() over (order by ${order}, ${key}) as place from ${from}) one
      where place <= ${open.has(kind) ? maxOptions : 0} or value::text = any(${sql.param(present)}::text[]) order by place`)
    // Numbers beyond 32 bits are returned as text.
    rowsByKind.set(
      kind,
      rows.map(({ value, label: name }) => ({
        value: /^\d+$/.test(String(value)) ? Number(value) : value,
        label: name,
      })),
    )
  }
  return rowsByKind
}

/** Errors of fields that reference rows that do not exist. */
export async function wrongReferences(db: Queryable, fields: readonly Field[], values: Values): Promise<FieldError[]> {
  const references = fields.flatMap((field) => namedIn(field, values[field.name], field.name))
  const keysByKind = new Map<Named['to'], Set<string>>()
  for (const kind of new Set(references.map(({ to }) => to))) {
    const keys = references.flatMap(({ to, value }) => (to === kind ? [value] : []))
    keysByKind.set(kind, kind === 'picture' ? await knownPictures(db, keys.map(String)) : await knownOf(db, kind, keys))
  }
  return references.flatMap(({ to, value, path }) =>
    keysByKind.get(to)?.has(String(value)) ? [] : [{ path, code: 'not_a_choice' }],
  )
}

/** The requested keys that exist. */
async function knownOf(db: Queryable, kind: ReferenceKind, keys: readonly unknown[]): Promise<Set<string>> {
  const { from, key } = sources[kind]
  // Keys beyond 32 bits never exist; a comparison as `bigint` avoids a database error for them.
  const list = typeof keys[0] === 'number' ? sql`bigint[]` : sql`text[]`
  const { rows } = await db.execute<{ value: string }>(
    sql`select ${key}::text as value from ${from} where ${key} = any(${sql.param(keys)}::${list})`,
  )
  return new Set(rows.map(({ value }) => value))
}

type Named = { to: ReferenceKind | 'picture'; value: unknown; path: string }

function namedIn(field: Field, value: unknown, path: string): Named[] {
  switch (field.type) {
    case 'picture':
      return value === '' || value === null ? [] : [{ to: 'picture', value, path }]
    case 'reference':
      return value === null || value === '' ? [] : [{ to: field.to, value, path }]
    case 'references':
      return (value as unknown[]).map((one) => ({ to: field.to, value: one, path }))
    case 'list':
      return (value as Values[]).flatMap((row, i) =>
        field.item.flatMap((inner) => namedIn(inner, row[inner.name], `${path}.${i}.${inner.name}`)),
      )
    default:
      return []
  }
}

function kindsNamed(field: Field): ReferenceKind[] {
  if (field.type === 'reference' || field.type === 'references') return [field.to]
  return field.type === 'list' ? field.item.flatMap(kindsNamed) : []
}
