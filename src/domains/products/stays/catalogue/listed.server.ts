import { eq, sql } from 'drizzle-orm'
import { addressOfPicture } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { city } from '#domains/places/schema.server.ts'
import { hotel } from '#domains/products/stays/schema.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Destinations with hotels: cities and their districts, as values of the `where` parameter of an address. */
export async function listedDestinations(db: Queryable): Promise<{ address: string; changed: Date }[]> {
  const { rows } = await db.execute<{ address: string; changed: string }>(sql`
    select city as address, max(updated_at) as changed from hotel where offered group by city
    union all
    select 'district:' || d.slug, max(h.updated_at) from hotel h join district d on d.id = h.district_id where h.offered group by d.slug
    order by address`)
  return rows.map(({ address, changed }) => ({ address, changed: new Date(changed) }))
}

/** Slugs of hotels ordered by id, so that new hotels change only the end of a sitemap file. */
export function listedHotels(db: Queryable, { skip, take }: { skip: number; take: number }) {
  const { slug, updatedAt: changed, offered, id } = hotel
  return db.select({ slug, changed }).from(hotel).where(eq(offered, true)).orderBy(id).offset(skip).limit(take)
}

export function countListedHotels(db: Queryable): Promise<number> {
  return db.$count(hotel, eq(hotel.offered, true))
}

/** The name of a city by its slug, for shared links to its hotels. */
export async function findSharedPlace(db: Queryable, slug: string): Promise<{ name: Bilingual } | null> {
  const [row] = await db.select({ name: city.name }).from(city).where(eq(city.slug, slug))
  return row ?? null
}

type SharedHotel = { name: Bilingual; city: Bilingual; image: string | null }

/** A hotel by its slug, for shared links; `image` is the address of its first picture. */
export async function findSharedHotel(db: Queryable, slug: string): Promise<SharedHotel | null> {
  const { rows } = await db.execute<SharedHotel>(
    sql`select h.name, c.name as city, (select ${addressOfPicture} from image i where i.id = h.image_ids[1]) as image from hotel h join city c on c.slug = h.city
      where h.slug = ${slug} and h.offered`,
  )
  return rows[0] ?? null
}
