import {
  aboutOfBooking,
  cityOfBooking,
  destinationsOfBooking,
  placesOfBooking,
} from '#domains/bookings/state/queries.server.ts'
import { sql, type SQL } from 'drizzle-orm'
import { isoInstant, type Queryable } from '#domains/db.ts'
import { reportColumns, type FiguredReport, type Grouping } from '#domains/admin/report-columns.ts'
import type { ReportLine } from '#domains/admin/report-contract.ts'
import { factsOf } from '#domains/admin/report-facts.server.ts'
import { within, type ReportScope } from '#domains/admin/report-scope.server.ts'
import { ofHotels } from '#domains/staff/hotel-limits.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

type ReportRow = { key: string; name: Bilingual | null; figures: Record<string, number> }

/** The figures of a report, grouped: every day of the period, or the cities and hotels that have any. */
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
  const result = await db.execute<{ key: string; name: Bilingual | null } & Record<string, number>>(sql`
    with f as (
      select f.*, ${placesOfBooking} as city_name, ${aboutOfBooking} as about from (${factsOf(kind, scope)}) f ${bookingOf(sql`f.booking_id`)}
      where ${scopeCondition(scope)}
    )
    ${by === 'day' ? byDay(scope, sums) : byName(by === 'city' ? sql`f.city_name` : sql`f.about`, sums)}`)
  return result.rows.map((row) => ({
    key: row.key,
    name: row.name,
    figures: Object.fromEntries(figures.map((figure) => [figure, row[figure] as number])),
  }))
}

/** A line of the contract, with names in both languages and amounts in minor units of its currency. */
type LineRow = Omit<ReportLine, 'about' | 'city' | 'total' | 'discount'> & {
  about: Bilingual
  city: Bilingual | null
  total: number
  discount: number
  currency: string
}

/** Bookings made in the period, in order of creation, after a given booking. */
export async function readLines(
  db: Queryable,
  scope: Omit<ReportScope, 'currency'>,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<LineRow[]> {
  const result = await db.execute<LineRow>(sql`
    select b.id, b.reference, ${isoInstant(sql`b.created_at`)} as made_at, b.kind, b.status, b.payment_status,
      ${aboutOfBooking} as about, ${placesOfBooking} as city,
      concat_ws(' ', b.guests -> 0 ->> 'first_name', b.guests -> 0 ->> 'last_name') as guest,
      b.check_in, b.check_out, b.total_minor as total, b.currency,
      coalesce(b.discount_minor, 0) as discount,
      coalesce(b.discount_code, '') as discount_code
    from (select ${after ?? 0}::bigint as after) a ${bookingOf(sql`b.id`)}
    where b.id > a.after and ${within(sql`b.created_at`, scope)} and ${scopeCondition(scope)}
    order by b.id limit ${limit}`)
  return result.rows
}

/** Joins the booking with an id, its hotel and its city. */
function bookingOf(id: SQL): SQL {
  return sql`left join booking b on b.id = ${id} left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city`
}

function scopeCondition({ city, hotel, hotels }: Pick<ReportScope, 'city' | 'hotel' | 'hotels'>): SQL {
  // A package belongs to each city that it leads to.
  const ofCity = sql`exists (
    select from jsonb_array_elements(coalesce(${destinationsOfBooking}, jsonb_build_array(${cityOfBooking}))) d (name)
    where d.name ->> 'en' = (select name ->> 'en' from city where slug = ${city}))`
  return sql`${city ? ofCity : sql`true`} and ${hotel ? sql`h.slug = ${hotel}` : sql`true`}
    and ${ofHotels(sql`b.hotel_id`, hotels)}`
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
