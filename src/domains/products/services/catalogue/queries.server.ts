import { sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import { addressOfPicture } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import type { ServiceIcon, ServiceKind, OptionTerms } from '#domains/products/services/shapes.ts'
import type { service, serviceType } from '#domains/products/services/schema.server.ts'
import { searchKey } from '#i18n/clean.ts'
import type { Bilingual } from '#i18n/locale.ts'

type Named = { slug: string; name: Bilingual }

export type ServiceTypeRow = InferSelectModel<typeof serviceType> & { count: number }

/** All categories with their number of services, in display order. */
export async function readServiceTypes(db: Queryable): Promise<ServiceTypeRow[]> {
  const result = await db.execute<ServiceTypeRow>(sql`
    select t.id, t.slug, t.name, t.about, t.kind, t.icon, t.position,
      (select count(*)::int from service s where s.type_id = t.id and s.offered and exists (select from service_option o where o.service_id = s.id)) as count
    from service_type t order by t.position, t.id`)
  return result.rows
}

type Service = InferSelectModel<typeof service>

export type ServiceCardRow = Pick<
  Service,
  | 'id'
  | 'slug'
  | 'name'
  | 'summary'
  | 'basis'
  | 'minutes'
  | 'currency'
  | 'policyId'
  | 'supply'
  | 'rating'
  | 'reviewCount'
> & {
  type: Named & { id: number }
  city: Named
  toCity: Named | null
  prices: Pick<OptionTerms, 'amount' | 'seasonalPrices' | 'maxPeople'>[]
  pictures: { id: string; alt: Bilingual }[]
}

type ServiceSearch = {
  /** Slug or id of a category. */
  category?: string
  city?: string
  q?: string
  /** Finds services similar to this one and excludes it. */
  like?: { id: number; typeId: number; city: string }
}

const cardColumns = sql`s.id, s.slug, json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) as type, s.name, s.summary, s.basis,
  json_build_object('slug', c.slug, 'name', c.name) as city,
  case when tc.slug is null then null else json_build_object('slug', tc.slug, 'name', tc.name) end as "toCity",
  s.minutes, s.currency, (select json_agg(json_build_object('amount', o.amount, 'seasonalPrices', o.seasonal_prices, 'maxPeople', o.most_people)) from service_option o where o.service_id = s.id) as prices,
  s.policy_id as "policyId", s.supply, s.rating, s.review_count as "reviewCount",
  (select coalesce(json_agg(json_build_object('id', ${addressOfPicture}, 'alt', i.alt) order by x.n), '[]')
     from unnest(s.image_ids) with ordinality as x (id, n) join image i on i.id = x.id) as pictures`

const cardTables = sql`service s join service_type t on t.id = s.type_id join city c on c.slug = s.city left join city tc on tc.slug = s.to_city`

/** One page of the services by category, city and search text, best match first. */
export async function searchServices(
  db: Queryable,
  { category, city, q, like }: ServiceSearch,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ total: number; rows: ServiceCardRow[] }> {
  const words = searchKey(q ?? '')
    .split(' ')
    .filter(Boolean)
  const conditions: SQL[] = [
    sql`s.offered and exists (select from service_option o where o.service_id = s.id)`,
    category ? (/^\d{1,9}$/.test(category) ? sql`t.id = ${Number(category)}` : sql`t.slug = ${category}`) : null,
    city ? sql`(s.city = ${city} or s.to_city = ${city})` : null,
    like ? sql`s.id <> ${like.id} and (s.type_id = ${like.typeId} or s.city = ${like.city})` : null,
    // Text without letters has no search key and must not match everything.
    q?.trim() && words.length === 0 ? sql`false` : null,
    ...words.map((word) => sql`s.search_key like ${`%${word}%`}`),
  ].filter((condition) => condition !== null)
  const order = like
    ? sql`(s.type_id = ${like.typeId}) desc, (s.city = ${like.city}) desc, s.rank desc, s.id`
    : sql`s.rank desc, s.id`
  const where = sql.join(conditions, sql` and `)
  const [counted, found] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total from ${cardTables} where ${where}`),
    db.execute<ServiceCardRow>(
      sql`select ${cardColumns} from ${cardTables} where ${where} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
  ])
  return { total: counted.rows[0]?.total ?? 0, rows: found.rows }
}

export type ServiceRow = ServiceCardRow &
  Omit<Service, 'city' | 'toCity' | 'imageIds' | 'rank' | 'searchKey'> & {
    typeKind: ServiceKind
    typeIcon: ServiceIcon
    timeZone: string
    country: string
    options: (OptionTerms & { code: string })[]
  }

const rowColumns = sql`${cardColumns}, s.type_id as "typeId", t.kind as "typeKind", t.icon as "typeIcon", s.requirements, s.about, s.included, s.notes, s.extra, s.meeting_point as "meetingPoint", s.meeting_point_varies as "meetingPointVaries", s.lat, s.lon,
  s.child_max_age as "childMaxAge", s.free_max_age as "freeMaxAge", s.payment, s.closes_hours_before as "closesHoursBefore",
  c.time_zone as "timeZone", c.country, s.offered,
  (select coalesce(json_agg(json_build_object('id', o.id, 'code', o.code, 'name', o.name, 'amount', o.amount,
      'childAmount', o.child_amount, 'seasonalPrices', o.seasonal_prices, 'maxPeople', o.most_people, 'capacity', o.capacity, 'times', o.times,
      'weekdays', o.weekdays) order by o.id), '[]')
     from service_option o where o.service_id = s.id) as options`

/** One service with its options, by its slug or by the id of one option. */
export async function findService(
  db: Queryable,
  which: { slug: string } | { option: number },
): Promise<ServiceRow | null> {
  const result = await db.execute<ServiceRow>(sql`
    select ${rowColumns} from ${cardTables}
    where ${'slug' in which ? sql`s.slug = ${which.slug}` : sql`s.id = (select service_id from service_option where id = ${which.option})`}`)
  return result.rows[0] ?? null
}

/** The other offered services of the same type that begin and end in the same cities as one, recommended first. */
export async function findSimilarServices(db: Queryable, id: number, limit: number): Promise<ServiceRow[]> {
  const result = await db.execute<ServiceRow>(sql`
    select ${rowColumns} from ${cardTables} join service one on one.id = ${id}
    where s.id <> one.id and s.offered and s.type_id = one.type_id and s.city = one.city and s.to_city is not distinct from one.to_city
    order by s.rank desc, s.id limit ${limit}`)
  return result.rows
}

const maxTransfers = 20

/** From one city to another, or to a city or from it wherever the way begins or ends. */
export type TransferRoute = { from: string; to: string } | { arrivingIn: string } | { leaving: string }

/**
 * True if a service `s` begins at an airport, less than about two kilometres away, or at a railway station, less than 400
 * metres away. Bus stations do not count: they are beside the hotels of a city's centre.
 */
const beginsAtStation = sql`exists (select from place p,
  lateral (select case p.category when 'airport' then 0.02 else 0.0036 end as reach) r
  where p.category in ('airport', 'train_station')
  and abs(p.lat - s.lat) < r.reach and abs(p.lon - s.lon) < r.reach)`

/** A longer drive is an excursion, which returns. */
const isOneWay = sql`coalesce(s.minutes, 0) <= 420`

/**
 * The offered transfers of a route with their options; recommended first. Between two cities they include extras. Where
 * the route has no other city, only vehicles, those of airports first; one within the city arrives if it begins at an
 * airport or a station.
 */
export async function findTransfers(db: Queryable, route: TransferRoute): Promise<ServiceRow[]> {
  const [which, order] =
    'from' in route
      ? [sql`s.city = ${route.from} and s.to_city = ${route.to}`, sql``]
      : 'arrivingIn' in route
        ? [arriving(route.arrivingIn), airportsFirst]
        : [leaving(route.leaving), airportsFirst]
  const result = await db.execute<ServiceRow>(sql`
    select ${rowColumns} from ${cardTables}
    where s.offered and t.kind = 'transfer' and ${isOneWay} and ${which}
    order by ${order} s.rank desc, s.id limit ${maxTransfers}`)
  return result.rows
}

const airportsFirst = sql`(t.icon = 'plane') desc,`

function arriving(city: string): SQL {
  return sql`s.basis = 'vehicle' and not s.extra and (s.to_city = ${city} or (s.city = ${city} and s.to_city is null and ${beginsAtStation}))`
}

function leaving(city: string): SQL {
  return sql`s.basis = 'vehicle' and not s.extra and s.city = ${city} and case when s.to_city is null then not ${beginsAtStation} else s.to_city <> ${city} end`
}

export type SlotRow = { optionId: number; day: string; time: string; left: number; closed: boolean }

/** Slots of options in a period that have a row: some capacity is taken, or the provider has changed them. */
export async function findSlots(
  db: Queryable,
  optionIds: number[],
  days: { from: string; to: string },
): Promise<SlotRow[]> {
  const result = await db.execute<SlotRow>(sql`
    select option_id as "optionId", day::text, to_char(time, 'HH24:MI') as time, capacity - held - sold as left, closed
    from service_slot where option_id = any(${sql.param(optionIds)}::int[]) and day between ${days.from} and ${days.to}`)
  return result.rows
}
