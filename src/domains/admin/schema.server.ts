import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idOf, textIdOf } from '#domains/shared/columns.server.ts'
import { user } from '#domains/accounts/schema.server.ts'
import { hotel } from '#domains/products/stays/schema.server.ts'
import { staffMember } from '#domains/staff/schema.server.ts'

/** The hotel that the page of the day shows to a member of staff; without a row, all hotels. */
export const hotelOfDay = pgTable('hotel_of_day', (c) => ({
  userId: c
    .text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  hotelId: idOf('hotel_id', () => hotel.id, { onDelete: 'cascade' }),
}))

/**
 * The hotels that a member of staff is limited to; without rows, all hotels. A hotel with rows cannot be deleted, because
 * the loss of the last row would remove the limit. It is declared here, not with `staff_member`, because
 * the domain of staff comes before the products and imports nothing from them.
 */
export const staffHotel = pgTable(
  'staff_hotel',
  {
    userId: textIdOf('user_id', () => staffMember.userId, { onDelete: 'cascade' }),
    hotelId: idOf('hotel_id', () => hotel.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hotelId] }), index('staff_hotel_hotel').on(t.hotelId)],
)
