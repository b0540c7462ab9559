import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { DestinationKind } from '#domains/stays/answers.ts'
import type { Where } from '#domains/stays/read.server.ts'
import { searchKey } from '#text/clean.ts'
import type { Bilingual } from '#text/locale.ts'

export type FoundDestination = {
  where: Where
  kind: DestinationKind | 'text'
  name: Bilingual | null
  timeZone: string
}

export type DestinationRow = {
  kind: DestinationKind
  slug: string
  name: Bilingual
  context: Bilingual | null
  hotels: number
  lat: number
  lon: number
}

const landmarkCategories = ['mosque', 'holy_site', 'mountain', 'museum', 'train_station', 'cemetery', 'hospital']

/**
 * What a `where` means: a city's slug, `district:<slug>`, `place:<slug>`, `hotel:<slug>`, or words that
 * are first taken for the name of a city, then of a district, a place, and last for a part of a hotel's name.
 */
export async function findDestination(db: Queryable, where: string): Promise<FoundDestination> {
  const [kind, slug] = /^(city|district|place|hotel):(.+)$/.exec(where)?.slice(1) ?? ['', '']
  const key = searchKey(slug ? slug.replaceAll('-', ' ') : where)
  const found = await db.execute<{
    kind: DestinationKind
    slug: string
    id: number | null
    name: Bilingual
    city: string
    lat: number
    lon: number
    timeZone: string
  }>(sql`
    select x.*, c.time_zone as "timeZone" from (
      select 1 as rank, 'city' as kind, slug, null::bigint as id, name, slug as city, lat, lon from city
        where ${kind === '' || kind === 'city'} and (slug = ${slug || where} or (${key} <> '' and search_key like ${`%${key}%`}))
      union all
      select 2, 'district', slug, id, name, city, lat, lon from district
        where ${kind === '' || kind === 'district'} and (slug = ${slug || where} or (${kind === '' && key !== ''} and ' ' || search_key || ' ' like ${`% ${key} %`}))
      union all
      select 3, case category when 'gate' then 'gate' when 'airport' then 'airport' else 'landmark' end, slug, id, name, city, lat, lon from place
        where ${kind === '' || kind === 'place'} and (slug = ${slug || where} or (${kind === '' && key.length > 3} and category = any(${sql.param(['gate', 'airport', ...landmarkCategories])}::text[]) and search_key like ${`%${key}%`}))
      union all
      select 4, 'hotel', slug, id, name, city, lat, lon from hotel where ${kind === 'hotel'} and slug = ${slug}
    ) x join city c on c.slug = x.city
    order by x.rank, c.rank, length(x.slug) limit 1`)
  const row = found.rows[0]
  if (!row) return { where: { kind: 'text', key }, kind: 'text', name: null, timeZone: 'Asia/Riyadh' }
  return { where: whereOf(row), kind: row.kind, name: row.name, timeZone: row.timeZone }
}

/** Suggestions for what is typed, cities first; with nothing typed, the cities with stays. */
export async function suggestDestinations(db: Queryable, typed: string, limit = 12): Promise<DestinationRow[]> {
  const [, , slug = null] = /^(district|place|hotel):(.+)$/.exec(typed) ?? []
  const key = slug === null ? searchKey(typed) : ''
  const like = `%${key}%`
  const named = (alias: SQL) =>
    slug === null ? sql`${key !== ''} and ${alias}.search_key like ${like}` : sql`${alias}.slug = ${slug}`
  const found = await db.execute<DestinationRow>(sql`
    select * from (
      select 1 as rank, 'city' as kind, c.slug, c.name, null::jsonb as context,
        (select count(*)::int from hotel h where h.city = c.slug) as hotels, c.lat, c.lon
      from city c where ${slug === null} and c.search_key like ${like} and exists (select from hotel h where h.city = c.slug)
      union all
      select 2, 'district', d.slug, d.name, c.name, (select count(*)::int from hotel h where h.district_id = d.id), d.lat, d.lon
      from district d join city c on c.slug = d.city
      where ${named(sql`d`)} and exists (select from hotel h where h.district_id = d.id)
      union all
      select 3, case p.category when 'gate' then 'gate' when 'airport' then 'airport' else 'landmark' end, p.slug, p.name, c.name,
        (select count(*)::int from hotel h where h.city = p.city), p.lat, p.lon
      from place p join city c on c.slug = p.city
      where ${named(sql`p`)} and p.category = any(${sql.param(['gate', 'airport', ...landmarkCategories])}::text[])
        and exists (select from hotel h where h.city = p.city)
      union all
      select 4, 'hotel', h.slug, h.name, c.name, 1, h.lat, h.lon
      from hotel h join city c on c.slug = h.city where ${named(sql`h`)}
    ) x order by rank, hotels desc, slug limit ${limit}`)
  return found.rows
}

/** The `where` that finds a destination again. */
export function whereText(kind: DestinationKind, slug: string): string {
  if (kind === 'city') return slug
  return `${kind === 'district' || kind === 'hotel' ? kind : 'place'}:${slug}`
}

function whereOf(row: {
  kind: DestinationKind
  slug: string
  id: number | null
  city: string
  lat: number
  lon: number
}): Where {
  if (row.kind === 'city') return { kind: 'city', city: row.slug }
  if (row.kind === 'district') return { kind: 'district', id: Number(row.id) }
  if (row.kind === 'hotel') return { kind: 'hotel', id: Number(row.id) }
  // An airport is where people arrive, not where they sleep: its city is what they look for.
  if (row.kind === 'airport') return { kind: 'city', city: row.city }
  return { kind: 'place', lat: row.lat, lon: row.lon, city: row.city }
}
