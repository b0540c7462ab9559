import { sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import { addressOfPicture, isSold } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import type { Named } from '#domains/products/packages/catalogue/catalogue.ts'
import type { departure, packageHotel, travelPackage } from '#domains/products/packages/schema.server.ts'
import type { ExtraTerms, ProgrammeDay, RoomBasisPrice } from '#domains/products/packages/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

type PictureRow = { id: string; alt: Bilingual }

export type DepartureRow = Pick<typeof departure.$inferSelect, 'id' | 'startsOn' | 'endsOn' | 'closed'> & {
  left: number
  infant: number
  prices: RoomBasisPrice[]
}

type PackageHotel = InferSelectModel<typeof packageHotel>

export type PackageHotelRow = Pick<PackageHotel, 'position' | 'hotelId' | 'note' | 'nights' | 'board' | 'guarantee'> & {
  /** Null for a hotel that is only named, as its stars are. */
  slug: string | null
  name: Bilingual
  stars: number | null
  city: Named
  placeName: Bilingual | null
  metres: number | null
  picture: PictureRow | null
  /** True if the hotel has its own page. */
  offered: boolean
}

type Package = InferSelectModel<typeof travelPackage>

export type PackageRow = Omit<
  Package,
  'typeId' | 'departureCity' | 'imageIds' | 'rank' | 'rating' | 'reviewCount' | 'searchKey'
> & {
  type: Named
  departureCity: Named
  timeZone: string
  country: string
  pictures: PictureRow[]
  hotels: PackageHotelRow[]
  /** Hotel substitutions of departures, the latest of each position. */
  substitutions: (PackageHotelRow & { departureId: number })[]
  extras: ExtraTerms[]
  departures: DepartureRow[]
}

/** Selects a package by its id or slug, or by one of its departures. */
type WhichPackage = { id: number } | { slug: string } | { departure: number }

/** Joins a package hotel `r` to the hotel of the site that it is, or is replaced by; to none if it is only named. */
const joinHotel = (
  hotelId: SQL,
) => sql`left join hotel h on h.id = ${hotelId} join city hc on hc.slug = coalesce(h.city, r.city)
  left join place pl on pl.id = h.nearest_place_id`
/** The package hotel `r`, with a hotel `h` of the site or only named: a `PackageHotelRow`. */
const packageHotelRow = sql`jsonb_build_object('position', r.position, 'hotelId', h.id, 'slug', h.slug, 'name', coalesce(h.name, r.name),
  'note', case when h.id is null then r.note end, 'stars', h.stars,
  'city', jsonb_build_object('slug', hc.slug, 'name', hc.name), 'nights', r.nights, 'board', r.board,
  'guarantee', r.guarantee, 'placeName', pl.name, 'metres', h.nearest_place_metres,
  'offered', coalesce(h.offered, false) and ${isSold('stays')},
  'picture', (select jsonb_build_object('id', ${addressOfPicture}, 'alt', i.alt) from image i where i.id = h.image_ids[1]))`

/** A package with hotels, extras and departures from `today` on (or one `departure`), in one statement. */
export async function findPackage(db: Queryable, which: WhichPackage, today: string): Promise<PackageRow | null> {
  const packageWhere =
    'id' in which
      ? sql`p.id = ${which.id}`
      : 'slug' in which
        ? sql`p.slug = ${which.slug}`
        : sql`p.id = (select package_id from departure where id = ${which.departure})`
  const departureWhere = 'departure' in which ? sql`d.id = ${which.departure}` : sql`d.starts_on >= ${today}`
  const result = await db.execute<PackageRow>(sql`
    select p.id, p.slug, json_build_object('slug', t.slug, 'name', t.name) as type, p.title, p.summary, p.description,
      p.tour_type as "tourType", p.group_size as "groupSize", json_build_object('slug', c.slug, 'name', c.name) as "departureCity",
      c.time_zone as "timeZone", p.offered, p.days,
      -- Taxed in the country of the first package hotel (of the hotel or its own city), or else of the departure city.
      coalesce((select hc.country from package_hotel r left join hotel h on h.id = r.hotel_id
        join city hc on hc.slug = coalesce(h.city, r.city) where r.package_id = p.id order by r.position limit 1), c.country) as country,
       p.programme, p.included, p.excluded, p.notes, p.aviation, p.requirements, p.currency,
      p.child_max_age as "childMaxAge", p.infant_max_age as "infantMaxAge", p.payment, p.deposit, p.policy_id as "policyId",
      p.supply, p.meets_at as "meetsAt", p.meeting_point as "meetingPoint", p.closes_days_before as "closesDaysBefore",
      (select coalesce(json_agg(json_build_object('id', ${addressOfPicture}, 'alt', i.alt) order by x.n), '[]')
         from unnest(p.image_ids) with ordinality as x (id, n) join image i on i.id = x.id) as pictures,
      (select coalesce(json_agg(${packageHotelRow} order by r.position), '[]')
         from package_hotel r ${joinHotel(sql`r.hotel_id`)} where r.package_id = p.id) as hotels,
      (select coalesce(json_agg(${packageHotelRow} || jsonb_build_object('departureId', x.departure_id) order by x.departure_id, x.position), '[]')
         from (select distinct on (x.departure_id, x.position) x.departure_id, x.position, x.hotel_id
           from hotel_substitution x join departure d on d.id = x.departure_id where d.package_id = p.id
           order by x.departure_id, x.position, x.id desc) x
         join package_hotel r on r.package_id = p.id and r.position = x.position
         ${joinHotel(sql`x.hotel_id`)}) as "substitutions",
      (select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'basis', e.basis, 'amount', e.amount) order by e.id), '[]')
         from package_extra e where e.package_id = p.id) as extras,
      (select coalesce(json_agg(json_build_object('id', d.id, 'startsOn', d.starts_on, 'endsOn', d.ends_on,
          'left', d.seats - d.held - d.sold, 'closed', d.closed, 'infant', d.infant_price,
          'prices', (select coalesce(json_agg(json_build_object('sharing', dp.sharing, 'adult', dp.adult, 'child', dp.child) order by dp.adult, dp.sharing), '[]')
             from departure_price dp where dp.departure_id = d.id)) order by d.starts_on), '[]')
         from departure d where d.package_id = p.id and ${departureWhere}) as departures
    from package p join package_type t on t.id = p.type_id join city c on c.slug = p.departure_city
    where ${packageWhere}`)
  return result.rows[0] ?? null
}

/** A hotel as a replacement for a package hotel of a departure; null: that package hotel itself, which is only named. */
export async function findPackageHotel(
  db: Queryable,
  { departureId, position, hotelId }: { departureId: number; position: number; hotelId: number | null },
): Promise<PackageHotelRow | null> {
  const result = await db.execute<{ packageHotel: PackageHotelRow }>(sql`
    select ${packageHotelRow} as "packageHotel" from departure d join package_hotel r on r.package_id = d.package_id and r.position = ${position}
      ${joinHotel(sql`${hotelId}::int`)}
    where d.id = ${departureId}`)
  return result.rows[0]?.packageHotel ?? null
}

export type PlaceRow = { slug: string; name: Bilingual; lat: number; lon: number; timeZone: string }

/** The cities and places that a programme refers to, and the cities of the airports of its flight, by their codes. */
export async function findProgrammeGround(
  db: Queryable,
  programme: ProgrammeDay[],
  aviation: PackageRow['aviation'],
): Promise<{ cities: PlaceRow[]; places: PlaceRow[]; airports: PlaceRow[] }> {
  const cities = programme.map((day) => day.city)
  const places = programme.flatMap((day) => day.blocks.flatMap((block) => block.place ?? []))
  const result = await db.execute<PlaceRow & { kind: 'city' | 'place' | 'airport' }>(sql`
    select 'city' as kind, slug, name, lat, lon, time_zone as "timeZone" from city where slug = any(${sql.param(cities)}::text[])
    union all
    select 'place', p.slug, p.name, p.lat, p.lon, c.time_zone from place p join city c on c.slug = p.city
    where p.slug = any(${sql.param(places)}::text[])
    union all
    select 'airport', p.iata, c.name, p.lat, p.lon, c.time_zone from place p join city c on c.slug = p.city
    where p.iata in (${aviation?.from ?? null}::text, ${aviation?.to ?? null}::text)`)
  const { city = [], place = [], airport = [] } = Object.groupBy(result.rows, ({ kind }) => kind)
  return { cities: city, places: place, airports: airport }
}
