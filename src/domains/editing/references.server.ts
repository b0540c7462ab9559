import { sql, type SQL } from 'drizzle-orm'
import type { FieldError } from '#contract/errors.ts'
import type { Queryable } from '#domains/db.ts'
import { knownPictures } from '#domains/editing/pictures.server.ts'
import type { Field, ReferenceKind, Values } from '#domains/editing/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

export type ReferenceRow = { value: string | number; label: Bilingual }

const sources: Record<ReferenceKind, SQL> = {
  blog_category: sql`select slug as value, name as label from blog_category order by position, slug`,
  hashtag: sql`select slug as value, name as label from hashtag order by name ->> 'en'`,
  question_topic: sql`select slug as value, name as label from faq_topic order by position, slug`,
  city: sql`select slug as value, name as label from city order by rank, slug`,
  district: sql`select d.id as value, jsonb_build_object('en', (c.name ->> 'en') || ': ' || (d.name ->> 'en'),
    'ar', (c.name ->> 'ar') || ': ' || (d.name ->> 'ar')) as label from district d join city c on c.slug = d.city
    order by c.rank, d.name ->> 'en'`,
  hotel: sql`select id as value, name as label from hotel order by city, name ->> 'en' limit 2000`,
  room_type: sql`select id as value, name as label from room_type order by id limit 2000`,
  hotel_amenity: sql`select id as value, name as label from amenity where scope = 'hotel' order by "group", name ->> 'en'`,
  room_amenity: sql`select id as value, name as label from amenity where scope = 'room' order by "group", name ->> 'en'`,
  policy: sql`select id as value, name as label from cancellation_policy order by id`,
  package_type: sql`select id as value, name as label from package_type order by position, id`,
  service: sql`select id as value, name as label from service order by id`,
  service_type: sql`select id as value, name as label from service_type order by position, id`,
}

/** What the fields may name, by its kind. */
export async function findReferences(
  db: Queryable,
  fields: readonly Field[],
): Promise<Map<ReferenceKind, ReferenceRow[]>> {
  const wanted = [...new Set(fields.flatMap(kindsNamed))]
  const found = new Map<ReferenceKind, ReferenceRow[]>()
  for (const kind of wanted) {
    const { rows } = await db.execute<ReferenceRow>(sources[kind])
    // Numbers beyond 32 bits come as text.
    found.set(
      kind,
      rows.map(({ value, label }) => ({ value: /^\d+$/.test(String(value)) ? Number(value) : value, label })),
    )
  }
  return found
}

/** Fields that name what there is not. */
export async function wrongReferences(db: Queryable, fields: readonly Field[], values: Values): Promise<FieldError[]> {
  const named = fields.flatMap((field) => namedIn(field, values[field.name], field.name))
  const options = await findReferences(db, fields)
  const pictures = await knownPictures(
    db,
    named.flatMap(({ to, value }) => (to === 'picture' ? [String(value)] : [])),
  )
  return named.flatMap(({ to, value, path }) => {
    const known = to === 'picture' ? pictures.has(String(value)) : options.get(to)?.some((one) => one.value === value)
    return known ? [] : [{ path, code: 'not_a_choice' }]
  })
}

type Named = { to: ReferenceKind | 'picture'; value: unknown; path: string }

function namedIn(field: Field, value: unknown, path: string): Named[] {
  switch (field.type) {
    case 'picture':
      return value === '' || value === null ? [] : [{ to: 'picture', value, path }]
    case 'reference':
      return value === null ? [] : [{ to: field.to, value, path }]
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
