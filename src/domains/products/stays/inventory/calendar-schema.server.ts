import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { idOf } from '#domains/shared/columns.server.ts'
import type { CalendarEffect, EventProblem } from '#domains/products/stays/inventory/calendar-contract.ts'
import { roomType } from '#domains/products/stays/schema.server.ts'

/** The secret address at which channels read when a room type is unavailable; a new one replaces it. */
export const roomCalendar = pgTable(
  'room_calendar',
  (c) => ({
    roomTypeId: c
      .integer('room_type_id')
      .primaryKey()
      .references(() => roomType.id, { onDelete: 'cascade' }),
    token: c.text('token').notNull(),
    since: c.timestamp('since', { withTimezone: true }).notNull(),
  }),
  (t) => [uniqueIndex('room_calendar_token').on(t.token)],
)

/** A calendar of a channel, as it was read last. Its events take rooms of the room type. */
export const channelCalendar = pgTable(
  'channel_calendar',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    roomTypeId: idOf('room_type_id', () => roomType.id, { onDelete: 'cascade' }),
    name: c.text('name').notNull(),
    /** Empty for a calendar that is read from a file or a text. */
    url: c.text('url').notNull().default(''),
    /** What one event takes. */
    effect: c.text('effect').$type<CalendarEffect>().notNull(),
    readAt: c.timestamp('read_at', { withTimezone: true }).notNull(),
    /** False if the last text was incomplete, so that no event was dropped. */
    whole: c.boolean('whole').notNull(),
  }),
  (t) => [index('channel_calendar_room').on(t.roomTypeId)],
)

/** An event of a channel's calendar that takes nights, or may take some. */
export const channelEvent = pgTable(
  'channel_event',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    calendarId: idOf('calendar_id', () => channelCalendar.id, { onDelete: 'cascade' }),
    /** The same in the next reading of the calendar. */
    key: c.text('key').notNull(),
    summary: c.text('summary').notNull(),
    first: c.date('first', { mode: 'string' }),
    /** The date of departure. */
    until: c.date('until', { mode: 'string' }),
    problem: c.text('problem').$type<EventProblem>(),
    /** The dates as the calendar states them. */
    raw: c.text('raw').notNull(),
    /** Staff decided that it takes no room. */
    leftOut: c.boolean('left_out').notNull(),
  }),
  (t) => [
    uniqueIndex('channel_event_key').on(t.calendarId, t.key),
    check(
      'channel_event_dates',
      sql`num_nulls(${t.first}, ${t.until}) in (0, 2) and (${t.first} < ${t.until} or ${t.problem} is not null)`,
    ),
  ],
)
