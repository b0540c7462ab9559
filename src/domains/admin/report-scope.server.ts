import { sql, type SQL } from 'drizzle-orm'
import type { HotelLimit } from '#domains/staff/hotel-limits.server.ts'

/** Both dates are inclusive and are in `timeZone`. */
export type ReportScope = {
  from: string
  to: string
  currency: string
  timeZone: string
  city?: string | undefined
  hotel?: string | undefined
  hotels: HotelLimit
}

/** Condition that an instant is in the period. */
export function within(at: SQL, { from, to, timeZone }: Pick<ReportScope, 'from' | 'to' | 'timeZone'>): SQL {
  return sql`(${at} >= ${from}::timestamp at time zone ${timeZone} and ${at} < (${to}::date + 1)::timestamp at time zone ${timeZone})`
}
