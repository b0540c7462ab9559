import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { Bilingual } from '#i18n/locale.ts'

export async function listedPackages(db: Queryable): Promise<{ address: string }[]> {
  const { rows } = await db.execute<{ address: string }>(
    sql`select slug as address from package where offered order by id`,
  )
  return rows
}

type NamedPackage = { slug: string; title: Bilingual; summary: Bilingual; type: Bilingual; about: Bilingual }

/** All offered packages with the texts used to search for them. */
export async function namedPackages(db: Queryable): Promise<NamedPackage[]> {
  const { rows } = await db.execute<NamedPackage>(sql`
    select p.slug, p.title, p.summary, t.name as type, p.description as about
    from package p join package_type t on t.id = p.type_id
    where p.offered order by p.rank desc, p.id`)
  return rows
}
