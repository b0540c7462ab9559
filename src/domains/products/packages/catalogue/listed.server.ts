import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import { travelPackage } from '#domains/products/packages/schema.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The slugs of packages for the sitemap. */
export async function listedPackages(db: Queryable): Promise<string[]> {
  const { slug, offered, id } = travelPackage
  return (await db.select({ slug }).from(travelPackage).where(eq(offered, true)).orderBy(id)).map((row) => row.slug)
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
