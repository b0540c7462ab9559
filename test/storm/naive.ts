import { nightsOf, addDays } from '#domains/shared/dates.ts'
import type { Answer, Buyer } from '#test/storm/storm.ts'
import type { TestHotel, TestWorld } from '#test/world.ts'

/** A deliberately wrong implementation: checks availability, then writes. The storm must detect it. */
export function naiveBooking(world: TestWorld, hotel: TestHotel, userId: string): (buyer: Buyer) => Promise<Answer> {
  const room = hotel.rooms[0]
  return async ({ index, checkIn, nights }) => {
    const checkOut = addDays(checkIn, nights)
    const days = nightsOf(checkIn, checkOut)
    const free = await world.sql(
      'select night, sold from night_inventory where room_type_id = $1 and night = any($2::date[]) and sold < allotment',
      [room?.id, days],
    )
    if (free.length < days.length) return 'sold_out'
    for (const night of free) {
      await world.sql('update night_inventory set sold = $3 where room_type_id = $1 and night = $2', [
        room?.id,
        night.night,
        (night.sold as number) + 1,
      ])
    }
    const [made] = await world.sql(
      `insert into booking (reference, user_id, hotel_id, status, payment_status, payment_type, check_in, check_out, total_minor, currency,
         vat_minor, city_fee_minor, hotel_fee_minor, product, price, guests, contact, locale, created_at, updated_at)
       values ($1, $2, $3, 'confirmed', 'unpaid', 'arrival', $4, $5, 0, 'SAR', 0, 0, 0, '{"kind": "stay"}', '{}', '[]', '{}', 'en', now(), now()) returning id`,
      [`NAIVE${index}`, userId, hotel.id, checkIn, checkOut],
    )
    await world.sql(
      'insert into booking_room (booking_id, position, room_type_id, rate_plan_id, priced) values ($1, 1, $2, $3, $4)',
      [made?.id, room?.id, room?.rates[0], '{}'],
    )
    return 'booked'
  }
}
