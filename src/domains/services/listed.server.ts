import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'

/** Kinds of services for search engines. */
export async function listedServiceTypes(db: Queryable): Promise<{ address: number; changed: null }[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from service_type order by id`)
  return rows.map(({ id }) => ({ address: id, changed: null }))
}

/** Services for search engines. */
export async function listedServices(db: Queryable): Promise<{ address: string }[]> {
  const { rows } = await db.execute<{ address: string }>(sql`select slug as address from service order by id`)
  return rows
}
