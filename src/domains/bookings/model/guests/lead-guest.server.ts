import { sql } from 'drizzle-orm'

/** The whole name of the first guest of a booking `b`, as `wholeName`; empty once it is erased. */
export const leadGuestName = sql`btrim(concat_ws(' ', b.guests -> 0 ->> 'first_name', b.guests -> 0 ->> 'last_name'))`
