import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { roomType } from '#domains/stays/tables.server.ts'

/** The address under which channels read when a kind of room cannot be had. Whoever knows it reads it; another takes its place. */
export const roomCalendar = pgTable(
  'room_calendar',
  {
    roomTypeId: integer('room_type_id')
      .primaryKey()
      .references(() => roomType.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('room_calendar_token').on(t.token)],
)
