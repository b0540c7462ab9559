import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import type { Counter } from '#domains/products/shared/inventory.ts'
import { addDays } from '#domains/shared/dates.ts'

/** A number of seats of a departure on the days for which it was priced. */
export type SeatLine = { departureId: number; startsOn: string; endsOn: string; seats: number }

/**
 * Takes seats in one conditional statement; false if too few are left, or the departure is closed or has been moved to
 * other days. The statement locks the row, checks the condition on its latest version and updates the counter; the CHECK
 * on the table is a second safeguard. Callers that take seats of several departures do so in the order of their ids.
 */
export async function takeSeats(db: Queryable, counter: Counter, line: SeatLine): Promise<boolean> {
  const { departureId, startsOn, endsOn, seats } = line
  const column = sql.identifier(counter)
  const result = await db.execute(sql`
    update departure set ${column} = ${column} + ${seats}
    where id = ${departureId} and starts_on = ${startsOn} and ends_on = ${endsOn} and not closed
      and held + sold + ${seats} <= seats`)
  return result.rowCount === 1
}

/** Locks departures in the order of their ids, for callers that take seats of several departures. */
export async function lockDepartures(db: Queryable, ids: number[]): Promise<void> {
  await db.execute(sql`select from departure where id = any(${sql.param(ids)}::int[]) order by id for update`)
}

/**
 * Moves seats between held and sold, or releases them if `to` is null. They belong to the booking already: a closed
 * departure does not matter. Throws if fewer were taken: that is a bug, not an expected failure.
 */
export async function moveSeats(
  db: Queryable,
  from: Counter,
  to: Counter | null,
  { departureId, seats }: SeatLine,
): Promise<void> {
  const before = sql.identifier(from)
  const added = to ? sql`, ${sql.identifier(to)} = ${sql.identifier(to)} + ${seats}` : sql``
  const moved = await db.execute(sql`
    update departure set ${before} = ${before} - ${seats}${added} where id = ${departureId} and ${before} >= ${seats}`)
  if (moved.rowCount !== 1) throw new Error(`departure ${departureId} lacks ${seats} seats in ${from}`)
}

type Closing = { closesDaysBefore: number }

/** True if a departure can be booked on the site, apart from its seats. */
export function isOpen(row: Closing, departure: { startsOn: string; closed: boolean }, today: string): boolean {
  return !departure.closed && lastBookingDay(row, departure) >= today
}

/** The last calendar date on which a departure can be booked. */
export function lastBookingDay(row: Closing, { startsOn }: { startsOn: string }): string {
  return addDays(startsOn, -row.closesDaysBefore)
}
