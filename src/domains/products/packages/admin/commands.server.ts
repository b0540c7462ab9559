import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import type { AdminDeparture } from '#domains/products/packages/admin/contract.ts'
import { travelPackage } from '#domains/products/packages/schema.server.ts'
import type { RoomBasisPrice } from '#domains/products/packages/shapes.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'

type DepartureRow = Omit<AdminDeparture, 'title'> & { title: Bilingual }
type DepartureTerms = Pick<AdminDeparture, 'seats' | 'closed' | 'infant_price' | 'prices'>

const prices = sql`(select coalesce(json_agg(json_build_object('sharing', sharing, 'adult', adult, 'child', child)
  order by adult, sharing), '[]') from departure_price where departure_id = d.id)`
/** Of the terms only: seats sold in the meantime do not cause a conflict for an editor. */
const version = sql`md5(concat_ws(' ', d.seats, d.closed, d.infant_price, ${prices}::text))`

/** Departures that begin on or after a date, earliest first, and their total number. */
export async function listDepartures(
  db: Queryable,
  { from, packageId, page, perPage }: { from: string; packageId?: number | undefined; page: number; perPage: number },
): Promise<{ rows: DepartureRow[]; total: number }> {
  const where = sql`d.starts_on >= ${from} ${packageId === undefined ? sql`` : sql`and d.package_id = ${packageId}`}`
  const [found, counted] = await Promise.all([
    db.execute<DepartureRow>(sql`
      ${departures} where ${where} order by d.starts_on, d.id limit ${perPage} offset ${(page - 1) * perPage}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from departure d where ${where}`),
  ])
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 }
}

/** One departure, if it begins on or after a date. */
export async function findDeparture(
  db: Queryable,
  { from, id }: { from: string; id: number },
): Promise<DepartureRow | null> {
  const result = await db.execute<DepartureRow>(sql`${departures} where d.starts_on >= ${from} and d.id = ${id}`)
  return result.rows[0] ?? null
}

const departures = sql`
  select d.id, d.package_id, p.title, d.starts_on::text as starts_on, d.ends_on::text as ends_on, p.currency, d.seats, d.held, d.sold,
    d.closed, d.infant_price, ${prices} as prices, ${version} as version
  from departure d join package p on p.id = d.package_id`

/** All packages, offered or not, ordered by their title in a language. */
export function findPackagesByName(db: Queryable, locale: Locale) {
  const { id, title, days, currency } = travelPackage
  const inLocale = sql`${title} ->> ${locale}`
  return db.select({ id, title, days, currency }).from(travelPackage).orderBy(inLocale, id)
}

/** Adds a departure with its prices, in a transaction: its id, or null if the package departs on that day. */
export async function addDeparture(
  tx: Queryable,
  input: { packageId: number; startsOn: string; endsOn: string; terms: DepartureTerms },
): Promise<number | null> {
  const { packageId, startsOn, endsOn, terms } = input
  await lockPackageDays(tx, sql`${packageId}`)
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into departure (package_id, starts_on, ends_on, seats, closed, infant_price)
    values (${packageId}, ${startsOn}, ${endsOn}, ${terms.seats}, ${terms.closed}, ${terms.infant_price})
    on conflict (package_id, starts_on) do nothing returning id`)
  const id = rows[0]?.id
  if (id === undefined) return null
  await setPrices(tx, id, terms.prices)
  return id
}

/** The days on which a package departs between two dates, both included. */
export async function findDepartureDays(
  db: Queryable,
  { packageId, from, until }: { packageId: number; from: string; until: string },
): Promise<string[]> {
  const result = await db.execute<{ day: string }>(sql`
    select starts_on::text as day from departure
    where package_id = ${packageId} and starts_on between ${from} and ${until} order by starts_on`)
  return result.rows.map(({ day }) => day)
}

/** Gives a departure the substituted hotels that apply to another one of the same package. */
export async function copySubstitutions(
  tx: Queryable,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into hotel_substitution (departure_id, position, hotel_id, answer_hours, at)
    select distinct on (position) ${to}::int, position, hotel_id, answer_hours, ${now.toISOString()}::timestamptz
    from hotel_substitution where departure_id = ${from} order by position, id desc`)
}

/** Moves a locked departure without bookings to another first day; false if the package departs then. */
export async function moveDeparture(tx: Queryable, id: number, startsOn: string): Promise<boolean> {
  await lockPackageDays(tx, sql`(select package_id from departure where id = ${id})`)
  const moved = await tx.execute(sql`
    update departure d set starts_on = ${startsOn}, ends_on = ${startsOn}::date + (d.ends_on - d.starts_on)
    where d.id = ${id}
      and not exists (select from departure o where o.package_id = d.package_id and o.starts_on = ${startsOn} and o.id <> d.id)`)
  return (moved.rowCount ?? 0) > 0
}

/**
 * Updates the terms of a departure in one conditional statement: its version must equal `seen`, and its seats cannot
 * fall below those sold and held. Returns the package id, or null if the conditions are not met. Must run in a
 * transaction, which is rolled back on null.
 */
export async function setDeparture(
  tx: Queryable,
  { id, seen, terms }: { id: number; seen: string; terms: DepartureTerms },
): Promise<number | null> {
  // Locks the departure first: the version also covers its prices, and every change of prices takes this lock.
  await tx.execute(sql`select from departure where id = ${id} for no key update`)
  const set = await tx.execute<{ packageId: number }>(sql`
    update departure d set seats = ${terms.seats}, closed = ${terms.closed}, infant_price = ${terms.infant_price}
    where d.id = ${id} and d.held + d.sold <= ${terms.seats} and ${version} = ${seen}
    returning d.package_id as "packageId"`)
  const [row] = set.rows
  if (!row) return null
  await setPrices(tx, id, terms.prices)
  return row.packageId
}

/** Serialises the writers of a package’s departure days until the transaction ends. Bookings do not wait for this lock. */
async function lockPackageDays(tx: Queryable, packageId: SQL): Promise<void> {
  await tx.execute(sql`select from package where id = ${packageId} for no key update`)
}

async function setPrices(tx: Queryable, id: number, prices: RoomBasisPrice[]): Promise<void> {
  const sold = prices.map(({ sharing }) => sharing)
  await tx.execute(sql`
    delete from departure_price where departure_id = ${id} and sharing <> all(${sql.param(sold)}::text[])`)
  for (const { sharing, adult, child } of prices) {
    await tx.execute(sql`
      insert into departure_price (departure_id, sharing, adult, child) values (${id}, ${sharing}, ${adult}, ${child})
      on conflict (departure_id, sharing) do update set adult = excluded.adult, child = excluded.child`)
  }
}

/** Locks a departure until the transaction ends, so that its seats and terms cannot change. */
export async function lockDeparture(tx: Queryable, id: number): Promise<void> {
  await tx.execute(sql`select from departure where id = ${id} for update`)
}

/** Deletes a locked departure without other references and returns its package id. */
export async function removeDeparture(tx: Queryable, id: number): Promise<number> {
  await tx.execute(sql`delete from hotel_substitution where departure_id = ${id}`)
  await tx.execute(sql`delete from departure_price where departure_id = ${id}`)
  const { rows } = await tx.execute<{ packageId: number }>(
    sql`delete from departure where id = ${id} returning package_id as "packageId"`,
  )
  const [gone] = rows
  if (!gone) throw new Error(`departure ${id} was not locked before it was deleted`)
  return gone.packageId
}
