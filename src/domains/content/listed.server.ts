import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'

/** Articles for the sitemap, oldest first, so that the list changes only at its end. */
export async function listedArticles(db: Queryable): Promise<{ address: string; changed: Date }[]> {
  const { rows } = await db.execute<{ address: string; changed: string }>(
    sql`select slug as address, posted_on::text as changed from blog order by posted_on, slug`,
  )
  return rows.map(({ address, changed }) => ({ address, changed: new Date(`${changed}T00:00:00Z`) }))
}
