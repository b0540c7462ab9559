import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { user } from '#domains/accounts/schema.server.ts'
import { hotel } from '#domains/products/stays/schema.server.ts'
import { staffMember } from '#domains/staff/schema.server.ts'

/** The hotel that the page of the day shows to a member of staff; without a row, all hotels. */
export const hotelOfDay = pgTable('hotel_of_day', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  hotelId: integer('hotel_id')
    .notNull()
    .references(() => hotel.id, { onDelete: 'cascade' }),
})

/**
 * The hotels that a member of staff is limited to; without rows, all hotels. A hotel with rows cannot be deleted, because
 * the loss of the last row would remove the limit. It is declared here, not with `staff_member`, because
 * the domain of staff comes before the products and imports nothing from them.
 */
export const staffHotel = pgTable(
  'staff_hotel',
  {
    userId: text('user_id')
      .notNull()
      .references(() => staffMember.userId, { onDelete: 'cascade' }),
    hotelId: integer('hotel_id')
      .notNull()
      .references(() => hotel.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hotelId] }), index('staff_hotel_hotel').on(t.hotelId)],
)
