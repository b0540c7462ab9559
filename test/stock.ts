import { reconcile, type Finding } from '#domains/reconciliation/reconcile.server.ts'
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
    ), extra as (
      select room_type_id, night, sum(rooms)::int as rooms from changing group by room_type_id, night
    ), booked as (
      select r.room_type_id, n.night,
        count(*) filter (where b.status in ('pending', 'waiting', 'waiting_user'))::int as holds,
        count(*) filter (where b.status in ('confirmed', 'completed', 'no_show'))::int as bought
      from booking_room r join booking b on b.id = r.booking_id
        join night_inventory n on n.room_type_id = r.room_type_id and b.check_in <= n.night and n.night < b.check_out
      group by r.room_type_id, n.night
    ), counted as (
      select n.room_type_id, n.night, n.held, n.sold, n.allotment,
        coalesce(b.holds, 0) + coalesce(e.rooms, 0) as holds, coalesce(b.bought, 0) as bought
      from night_inventory n
        left join booked b on b.room_type_id = n.room_type_id and b.night = n.night
        left join extra e on e.room_type_id = n.room_type_id and e.night = n.night
    )
    select * from counted where held <> holds or sold <> bought or held < 0 or sold < 0 or held + sold > allotment`)
}

/** Everything that the reconciliation finds; must always be empty. */
export function inconsistencies(world: Pick<TestWorld, 'services'>): Promise<Finding[]> {
  return reconcile(world.services.database.db)
}

/** Departures and slots whose counters differ from what bookings hold or have bought. */
export async function wrongProductStock(world: Pick<TestWorld, 'services'>): Promise<Finding[]> {
  const findings = await inconsistencies(world)
  return findings.filter(({ rule }) => rule === 'departures' || rule === 'slots')
}
