import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { Bilingual } from '#i18n/locale.ts'

const hasServices = sql`exists (select from service s where s.type_id = t.id and s.offered)`

/** Categories with services, for the sitemap. */
export async function listedServiceTypes(db: Queryable): Promise<{ address: number; changed: null }[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select t.id from service_type t where ${hasServices} order by t.id`,
  )
  return rows.map(({ id }) => ({ address: id, changed: null }))
}

export async function listedServices(db: Queryable): Promise<{ address: string }[]> {
  const { rows } = await db.execute<{ address: string }>(
    sql`select slug as address from service where offered order by id`,
  )
  return rows
}

type NamedService = { key: string; name: Bilingual; summary: Bilingual | null; about: Bilingual | null }

/** Categories with services by id, and services by slug, with the texts used to search for them. */
export async function namedServices(db: Queryable): Promise<NamedService[]> {
  const { rows } = await db.execute<NamedService>(sql`
    select key, name, summary, about from (
      select id::text as key, name, null as summary, null as about, 1 as place, 0 as rank, id from service_type t where ${hasServices}
      union all
      select slug, name, summary, about, 2, rank, id from service where offered
    ) s order by place, rank desc, id`)
  return rows
}
