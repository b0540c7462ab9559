import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import { service } from '#domains/products/services/schema.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

const hasServices = sql`exists (select from service s where s.type_id = t.id and s.offered)`

/** The ids of categories with services, for the sitemap. */
export async function listedServiceTypes(db: Queryable): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select t.id from service_type t where ${hasServices} order by t.id`,
  )
  return rows.map(({ id }) => id)
}

/** The slugs of services for the sitemap. */
export async function listedServices(db: Queryable): Promise<string[]> {
  const { slug, offered, id } = service
  return (await db.select({ slug }).from(service).where(eq(offered, true)).orderBy(id)).map((row) => row.slug)
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
