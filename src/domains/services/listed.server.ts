import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { Bilingual } from '#text/locale.ts'

/** Kinds of services for search engines. */
export async function listedServiceTypes(db: Queryable): Promise<{ address: number; changed: null }[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from service_type order by id`)
  return rows.map(({ id }) => ({ address: id, changed: null }))
}

/** Services for search engines. */
export async function listedServices(db: Queryable): Promise<{ address: string }[]> {
  const { rows } = await db.execute<{ address: string }>(
    sql`select slug as address from service where offered order by id`,
  )
  return rows
}

type NamedService = { key: string; name: Bilingual; summary: Bilingual | null; about: Bilingual | null }

/** Categories by their id and services by their slug, with the words they are found by. */
export async function namedServices(db: Queryable): Promise<NamedService[]> {
  const { rows } = await db.execute<NamedService>(sql`
    select id::text as key, name, null as summary, null as about, 1 as place, 0 as rank, id from service_type
    union all
    select slug, name, summary, about, 2, rank, id from service where offered
    order by place, rank desc, id`)
  return rows.map(({ key, name, summary, about }) => ({ key, name, summary, about }))
}
