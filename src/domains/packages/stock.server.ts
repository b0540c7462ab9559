import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { Counter } from '#domains/stays/stock.server.ts'

/** So many seats of a departure. */
export type SeatLine = { departureId: number; seats: number }

/**
 * Takes seats in one conditional statement; false when there are not so many, or the departure is closed.
 * The row is locked, its condition looked at once more and counted in the same breath. The CHECK on the table
 * stands behind it. Whoever takes seats of several departures does so in the order of their ids.
 */
export async function takeSeats(db: Queryable, counter: Counter, { departureId, seats }: SeatLine): Promise<boolean> {
  const column = sql.identifier(counter)
  const taken = await db.execute(sql`
    update departure set ${column} = ${column} + ${seats}
    where id = ${departureId} and not closed and held + sold + ${seats} <= seats`)
  return taken.rowCount === 1
}

/** Locks departures in the order of their ids until the transaction ends: for whoever takes seats of several. */
export async function lockDepartures(db: Queryable, ids: number[]): Promise<void> {
  await db.execute(sql`select from departure where id = any(${sql.param(ids)}::int[]) order by id for update`)
}

/** Gives seats back. Throws when more is given than was taken: that is a bug, not a refusal. */
export async function giveSeatsBack(db: Queryable, counter: Counter, { departureId, seats }: SeatLine): Promise<void> {
  const column = sql.identifier(counter)
  const given = await db.execute(sql`
    update departure set ${column} = ${column} - ${seats} where id = ${departureId} and ${column} >= ${seats}`)
  if (given.rowCount !== 1)
    throw new Error(`${seats} seats of departure ${departureId} could not be given back to ${counter}`)
}

/** Turns what was held into what is sold, or back: the seats are the booking's own, so a closed departure does not matter. */
export async function convertSeats(
  db: Queryable,
  from: Counter,
  to: Counter,
  { departureId, seats }: SeatLine,
): Promise<void> {
  const [before, after] = [sql.identifier(from), sql.identifier(to)]
  const moved = await db.execute(sql`
    update departure set ${before} = ${before} - ${seats}, ${after} = ${after} + ${seats}
    where id = ${departureId} and ${before} >= ${seats}`)
  if (moved.rowCount !== 1)
    throw new Error(`${seats} seats of departure ${departureId} could not be moved from ${from} to ${to}`)
}
