import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import { referredKind } from '#domains/shared/audited-fields.ts'
import type { AuditRow } from '#domains/staff/audit.server.ts'
import type { AuditEntry } from '#domains/staff/contract.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'

/** The tables whose rows audit entries are about or refer to, by kind: the id as text and the name in both languages. */
const named: Record<string, SQL> = {
  hotel: sql`select id::text as id, name from hotel`,
  room_type: sql`select id::text as id, name from room_type`,
  rate_plan: sql`select p.id::text as id, jsonb_build_object('en', concat(r.name ->> 'en', ' · ', p.code), 'ar', concat(r.name ->> 'ar', ' · ', p.code)) as name
    from rate_plan p join room_type r on r.id = p.room_type_id`,
  policy: sql`select id::text as id, name from cancellation_policy`,
  package: sql`select id::text as id, title as name from package`,
  departure: sql`select d.id::text as id, jsonb_build_object('en', concat(p.title ->> 'en', ' · ', d.starts_on), 'ar', concat(p.title ->> 'ar', ' · ', d.starts_on)) as name
    from departure d join package p on p.id = d.package_id`,
  service: sql`select id::text as id, name from service`,
  service_option: sql`select o.id::text as id, jsonb_build_object('en', concat(s.name ->> 'en', ' · ', o.name ->> 'en'), 'ar', concat(s.name ->> 'ar', ' · ', o.name ->> 'ar')) as name
    from service_option o join service s on s.id = o.service_id`,
  district: sql`select id::text as id, name from district`,
  staff: sql`select id, jsonb_build_object('en', name, 'ar', name) as name from "user"`,
}

type Reference = { kind: string; id: string }

/** The rows with the names of what they are about and refer to, in one query. What was deleted has none. */
export async function withNames(db: Queryable, rows: readonly AuditRow[], locale: Locale): Promise<AuditEntry[]> {
  const references = rows.map(referencesOf)
  const ids = Map.groupBy(references.flat(), ({ kind }) => kind)
  const parts = [...ids].map(
    ([kind, of]) => sql`select ${`${kind}:`}::text || n.id as key, n.name from (${named[kind]}) n
      where n.id = any(${sql.param([...new Set(of.map(({ id }) => id))])}::text[])`,
  )
  const found =
    parts.length > 0 ? await db.execute<{ key: string; name: Bilingual }>(sql.join(parts, sql` union all `)) : null
  const names = new Map(found?.rows.map(({ key, name }) => [key, inLocale(name, locale)]))
  return rows.map((row, i) => {
    const keys = (references[i] ?? []).map(({ kind, id }) => `${kind}:${id}`).filter((key) => names.has(key))
    return { ...row, names: Object.fromEntries(keys.map((key) => [key, names.get(key) ?? ''])) }
  })
}

/** What an entry is about, and what the fields of its values refer to, of the kinds that have a name. */
function referencesOf({ subject, before, after }: AuditRow): Reference[] {
  const [kind = '', id = ''] = subject.split(':')
  return [{ kind: kind.replace('-', '_'), id }, ...inFields(before), ...inFields(after)].filter(
    (one) => named[one.kind] !== undefined,
  )
}

function inFields(value: unknown): Reference[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, of]: [string, unknown]) => {
    const ids: unknown[] = Array.isArray(of) ? of : [of]
    const own = ids.filter((id) => typeof id === 'number' || typeof id === 'string')
    return [...own.map((id) => ({ kind: referredKind(field), id: String(id) })), ...inFields(of)]
  })
}
