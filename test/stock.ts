import type { TestWorld } from '#test/world.ts'

/** Nights whose counters differ from what bookings hold or have bought; must be none, always. */
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
export function wrongJourneyStock(world: Pick<TestWorld, 'sql'>): Promise<Record<string, unknown>[]> {
  return world.sql(`
    with live as (
      -- What is offered instead is held while it waits for an answer.
      select kind, coalesce((select o.journey from booking_offer o where o.booking_id = b.id and o.state = 'open'), journey) -> 'priced' as priced, status in ('pending', 'waiting', 'waiting_user') as holds
      from booking b where journey is not null and status not in ('rejected', 'expired', 'cancelled')
    ), departures as (
      select 'departure' as what, d.id::text as subject, d.held, d.sold, d.seats as most,
        coalesce(sum((l.priced ->> 'seats')::int) filter (where l.holds), 0)::int as holds,
        coalesce(sum((l.priced ->> 'seats')::int) filter (where not l.holds), 0)::int as bought
      from departure d left join live l on l.kind = 'package' and (l.priced ->> 'departureId')::int = d.id group by d.id
    ), slots as (
      select 'slot' as what, s.option_id || ' on ' || s.day || ' ' || s.time as subject, s.held, s.sold, s.capacity as most,
        coalesce(sum((l.priced ->> 'units')::int) filter (where l.holds), 0)::int as holds,
        coalesce(sum((l.priced ->> 'units')::int) filter (where not l.holds), 0)::int as bought
      from service_slot s left join live l on l.kind = 'service' and (l.priced ->> 'optionId')::int = s.option_id
        and s.day between (l.priced ->> 'date')::date and (l.priced ->> 'lastDate')::date
        and s.time = coalesce(l.priced ->> 'time', '00:00')::time
      group by s.option_id, s.day, s.time, s.held, s.sold, s.capacity
    )
    select * from departures where held <> holds or sold <> bought or held + sold > most
    union all select * from slots where held <> holds or sold <> bought or held + sold > most`)
}
