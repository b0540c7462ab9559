import { reconcile, type Finding } from '#domains/bookings/payment/reconcile.server.ts'
import type { TestWorld } from '#test/world.ts'

/** Nights whose counters differ from what bookings hold or have bought; must always be empty. */
export function wrongStock(world: Pick<TestWorld, 'sql'>): Promise<Record<string, unknown>[]> {
  return world.sql(`
    with changing as (
      -- What unfinished changes hold beyond the rooms of their bookings.
      select x.id, rt.id as room_type_id, n.night, greatest(0,
        (select count(*) from jsonb_array_elements(x.product -> 'priced' -> 'rooms') room
         where (room ->> 'roomTypeId')::int = rt.id and (x.product -> 'priced' ->> 'checkIn')::date <= n.night
           and n.night < (x.product -> 'priced' ->> 'checkOut')::date)
        - (select count(*) from booking_room r where r.booking_id = b.id and r.room_type_id = rt.id
           and b.check_in <= n.night and n.night < b.check_out)) as rooms
      from booking_change x join booking b on b.id = x.booking_id and b.kind = 'stay' join room_type rt on rt.hotel_id = b.hotel_id
        join night_inventory n on n.room_type_id = rt.id
      where x.state in ('asked', 'unpaid') and x.product is not null
    ), counted as (
      select n.room_type_id, n.night, n.held, n.sold, n.allotment,
        count(*) filter (where b.status in ('pending', 'waiting', 'waiting_user'))::int + (select coalesce(sum(c.rooms), 0)
          from changing c where c.room_type_id = n.room_type_id and c.night = n.night)::int as holds,
        count(*) filter (where b.status in ('confirmed', 'completed', 'no_show'))::int as bought
      from night_inventory n
      left join (booking_room r join booking b on b.id = r.booking_id)
        on r.room_type_id = n.room_type_id and b.check_in <= n.night and n.night < b.check_out
      group by n.room_type_id, n.night
    )
    select * from counted where held <> holds or sold <> bought or held < 0 or sold < 0 or held + sold > allotment`)
}

/** Departures and slots whose counters differ from what bookings hold or have bought. */
export async function wrongProductStock(world: Pick<TestWorld, 'services'>): Promise<Finding[]> {
  const findings = await reconcile(world.services.database.db)
  return findings.filter(({ rule }) => /^A (departure|slot) counts/.test(rule))
}
