import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { SharingPrice } from '#domains/packages/shapes.ts'
import type { Bilingual, Locale } from '#text/locale.ts'

type DepartureTerms = { seats: number; closed: boolean; infantPrice: number; prices: SharingPrice[] }
export type DepartureRow = DepartureTerms & {
  id: number
  title: Bilingual
  startsOn: string
  endsOn: string
  currency: string
  held: number
  sold: number
  /** Of the terms alone: seats that are sold meanwhile do not stand in the way of an editor. */
  version: string
}

const prices = sql`(select coalesce(json_agg(json_build_object('sharing', sharing, 'adult', adult, 'child', child)
  order by adult, sharing), '[]') from departure_price where departure_id = d.id)`
const version = sql`md5(concat_ws(' ', d.seats, d.closed, d.infant_price, ${prices}::text))`

/** Departures that begin on a day or later, the next first, and how many there are. */
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

/** One that begins from a day on. */
export async function findDeparture(
  db: Queryable,
  { from, id }: { from: string; id: number },
): Promise<DepartureRow | null> {
  const found = await db.execute<DepartureRow>(sql`${departures} where d.starts_on >= ${from} and d.id = ${id}`)
  return found.rows[0] ?? null
}

const departures = sql`
  select d.id, p.title, d.starts_on::text as "startsOn", d.ends_on::text as "endsOn", p.currency, d.seats, d.held, d.sold,
    d.closed, d.infant_price as "infantPrice", ${prices} as prices, ${version} as version
  from departure d join package p on p.id = d.package_id`

/** Every package, on the site or off it, by its title in a language. */
export async function findPackagesByName(
  db: Queryable,
  locale: Locale,
): Promise<{ id: number; title: Bilingual; days: number; currency: string }[]> {
  const found = await db.execute<{ id: number; title: Bilingual; days: number; currency: string }>(
    sql`select id, title, days, currency from package order by title ->> ${locale}, id`,
  )
  return found.rows
}

/** Adds a departure with its prices, within a transaction. Answers its id; null where the package departs that day already. */
export async function addDeparture(
  tx: Queryable,
  given: { packageId: number; startsOn: string; endsOn: string; terms: DepartureTerms },
): Promise<number | null> {
  const { packageId, startsOn, endsOn, terms } = given
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into departure (package_id, starts_on, ends_on, seats, closed, infant_price)
    values (${packageId}, ${startsOn}, ${endsOn}, ${terms.seats}, ${terms.closed}, ${terms.infantPrice})
    on conflict (package_id, starts_on) do nothing returning id`)
  const id = rows[0]?.id
  if (id === undefined) return null
  await setPrices(tx, id, terms.prices)
  return id
}

/**
 * Sets the terms of a departure in one conditional statement: it must be as it was seen, and its seats no fewer than are
 * sold and held. Answers its package; null when it could not be set: within a transaction, which then is taken back.
 */
export async function setDeparture(
  tx: Queryable,
  { id, seen, terms }: { id: number; seen: string; terms: DepartureTerms },
): Promise<number | null> {
  // Prices have no row of their own to wait for: whoever holds the departure holds them.
  await tx.execute(sql`select from departure where id = ${id} for no key update`)
  const set = await tx.execute<{ packageId: number }>(sql`
    update departure d set seats = ${terms.seats}, closed = ${terms.closed}, infant_price = ${terms.infantPrice}
    where d.id = ${id} and d.held + d.sold <= ${terms.seats} and ${version} = ${seen}
    returning d.package_id as "packageId"`)
  const [row] = set.rows
  if (!row) return null
  await setPrices(tx, id, terms.prices)
  return row.packageId
}

async function setPrices(tx: Queryable, id: number, prices: SharingPrice[]): Promise<void> {
  const kept = prices.map(({ sharing }) => sharing)
  await tx.execute(sql`
    delete from departure_price where departure_id = ${id} and sharing <> all(${sql.param(kept)}::text[])`)
  for (const { sharing, adult, child } of prices) {
    await tx.execute(sql`
      insert into departure_price (departure_id, sharing, adult, child) values (${id}, ${sharing}, ${adult}, ${child})
      on conflict (departure_id, sharing) do update set adult = excluded.adult, child = excluded.child`)
  }
}

/** Locks a departure until the transaction ends: nobody takes its seats or changes its terms meanwhile. */
export async function lockDeparture(tx: Queryable, id: number): Promise<void> {
  await tx.execute(sql`select from departure where id = ${id} for update`)
}

/** Deletes a locked departure that nothing else names, and answers its package. */
export async function removeDeparture(tx: Queryable, id: number): Promise<number> {
  await tx.execute(sql`delete from residence_change where departure_id = ${id}`)
  await tx.execute(sql`delete from departure_price where departure_id = ${id}`)
  const { rows } = await tx.execute<{ packageId: number }>(
    sql`delete from departure where id = ${id} returning package_id as "packageId"`,
  )
  const [gone] = rows
  if (!gone) throw new Error(`departure ${id} was not locked before it was deleted`)
  return gone.packageId
}
