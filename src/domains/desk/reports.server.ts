import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import { reportColumns, type FiguredReport, type Grouping } from '#domains/desk/report-columns.ts'
import { factsOf } from '#domains/desk/report-facts.server.ts'
import { within, type ReportScope } from '#domains/desk/report-scope.server.ts'
import type { Bilingual } from '#text/locale.ts'

type ReportRow = { key: string; name: Bilingual | null; figures: Record<string, number> }

/** The figures of a report, grouped: every day of the period, or the cities and houses that have any. */
export async function readReport(
  db: Queryable,
  kind: FiguredReport,
  scope: ReportScope,
  by: Grouping,
): Promise<ReportRow[]> {
  const figures = Object.keys(reportColumns[kind])
  const sums = sql.join(
    figures.map((name) => sql`coalesce(sum(f.${sql.identifier(name)}), 0)::float8 as ${sql.identifier(name)}`),
    sql`, `,
  )
  const found = await db.execute<{ key: string; name: Bilingual | null } & Record<string, number>>(sql`
    with f as (
      select f.*, ${cityOf} as city_name, ${aboutOf} as about from (${factsOf(kind, scope)}) f ${bookingOf(sql`f.booking_id`)}
      where ${placeIs(scope)}
    )
    ${by === 'day' ? byDay(scope, sums) : byName(by === 'city' ? sql`f.city_name` : sql`f.about`, sums)}`)
  return found.rows.map((row) => ({
    key: row.key,
    name: row.name,
    figures: Object.fromEntries(figures.map((figure) => [figure, row[figure] as number])),
  }))
}

type LineRow = {
  id: number
  reference: string
  madeAt: string
  kind: 'stay' | 'package' | 'service'
  status: string
  paymentStatus: string
  about: Bilingual
  city: Bilingual | null
  guest: string
  checkIn: string
  checkOut: string
  total: number
  currency: string
}

/** Bookings made in the period after one of them, in the order of their making. */
export async function readLines(
  db: Queryable,
  scope: Omit<ReportScope, 'currency'>,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<LineRow[]> {
  const found = await db.execute<LineRow>(sql`
    select b.id, b.reference, to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeAt", b.kind, b.status,
      b.payment_status as "paymentStatus", ${aboutOf} as about, ${cityOf} as city,
      concat_ws(' ', b.guests -> 0 ->> 'first_name', b.guests -> 0 ->> 'last_name') as guest,
      b.check_in as "checkIn", b.check_out as "checkOut", b.total_minor as total, b.currency
    from (select ${after ?? 0}::bigint as after) a ${bookingOf(sql`b.id`)}
    where b.id > a.after and ${within(sql`b.created_at`, scope)} and ${placeIs(scope)}
    order by b.id limit ${limit}`)
  return found.rows
}

/** Cities with hotels, and the hotels. */
export async function findPlaces(db: Queryable) {
  const found = await db.execute<{ slug: string; name: Bilingual; city: string; cityName: Bilingual }>(sql`
    select h.slug, h.name, c.slug as city, c.name as "cityName" from hotel h join city c on c.slug = h.city
    order by c.rank, h.name ->> 'en', h.id limit 2000`)
  return found.rows
}

const cityOf = sql`coalesce(c.name, b.journey -> 'row' -> 'departureCity' -> 'name', b.journey -> 'row' -> 'city' -> 'name')`
const aboutOf = sql`coalesce(h.name, b.journey -> 'row' -> 'title', b.journey -> 'row' -> 'name')`

/** The booking with an id, and where it is of. */
function bookingOf(id: SQL): SQL {
  return sql`left join booking b on b.id = ${id} left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city`
}

function placeIs({ city, hotel }: Pick<ReportScope, 'city' | 'hotel'>): SQL {
  const ofCity = sql`${cityOf} ->> 'en' = (select name ->> 'en' from city where slug = ${city})`
  return sql`${city ? ofCity : sql`true`} and ${hotel ? sql`h.slug = ${hotel}` : sql`true`}`
}

function byDay({ from, to }: ReportScope, sums: SQL): SQL {
  return sql`
    select d.day::date::text as key, null::jsonb as name, ${sums}
    from generate_series(${from}::date, ${to}::date, interval '1 day') d (day) left join f on f.day = d.day::date
    group by d.day order by d.day`
}

function byName(name: SQL, sums: SQL): SQL {
  return sql`
    select coalesce(${name} ->> 'en', '') as key, (array_agg(${name}))[1] as name, ${sums}
    from f group by 1 order by 1`
}
