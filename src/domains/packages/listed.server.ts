import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'

/** Packages for search engines. */
export async function listedPackages(db: Queryable): Promise<{ address: string }[]> {
  const { rows } = await db.execute<{ address: string }>(sql`select slug as address from package order by id`)
  return rows
}
