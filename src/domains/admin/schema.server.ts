import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { user } from '#domains/accounts/schema.server.ts'
import { hotel } from '#domains/products/stays/schema.server.ts'

/** The hotel that the page of the day shows to a member of staff; without a row, all hotels. */
export const hotelOfDay = pgTable('hotel_of_day', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  hotelId: integer('hotel_id')
    .notNull()
    .references(() => hotel.id, { onDelete: 'cascade' }),
})
