import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { roomType } from '#domains/products/stays/schema.server.ts'

/**
 * The secret address at which channels read when a room type is unavailable. Anybody with the address can read it; a
 * new address replaces it.
 */
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
