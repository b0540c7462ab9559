import { reconcile, type Finding } from '#domains/bookings/payment/reconcile.server.ts'
import type { TestWorld } from '#test/world.ts'

/** Nights whose counters differ from what bookings hold or have bought; must always be empty. */
export function wrongStock(world: Pick<TestWorld, 'sql'>): Promise<Record<string, unknown>[]> {
  return world.sql(`
    with counted as (
      select n.room_type_id, n.night, n.held, n.sold, n.allotment,
        count(*) filter (where b.status in ('pending', 'waiting', 'waiting_user'))::int as holds,
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
