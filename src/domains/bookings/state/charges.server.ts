import { sql, type SQL } from 'drizzle-orm'
import type { ChargeReason } from '#domains/bookings/account/account.ts'
import { differenceOfCharges, type ChargeLine } from '#domains/bookings/model/products/charges.ts'
import type { Queryable } from '#domains/context.ts'

/**
 * The statement that charges lines to the booking in the table `of`, which has its `id`. The name of a room type is the
 * present one.
 */
export function chargesTo(of: SQL, lines: readonly ChargeLine[], at: SQL, reason: ChargeReason | null = null): SQL {
  return sql`
    insert into booking_charge (booking_id, at, source, subject, detail, date, name, amount_minor, reason)
    select ${of}.id, ${at}, l.source, l.subject, l.detail, l.date, coalesce(l.name, rt.name), l.amount, ${reason}
    from ${of}, rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as (source text, subject text, detail text, date date, name jsonb, amount int)) with ordinality l
      left join room_type rt on rt.id = case when l.source in ('night', 'board') then l.subject::int end
    order by l.ordinality`
}

/**
 * Charges a booking exactly these lines: counter-entries reverse the lines that no longer hold, what is new is added, and
 * the other lines stay as they are. The booking must be locked.
 */
export async function chargeExactly(
  db: Queryable,
  bookingId: number,
  lines: readonly ChargeLine[],
  { reason, now }: { reason: ChargeReason; now: Date },
): Promise<void> {
  const charged = await db.execute<ChargeLine & { id: number }>(sql`
    select c.id::int as id, c.source, c.subject, c.detail, c.date::text as date, c.name, c.amount_minor as amount
    from booking_charge c where c.booking_id = ${bookingId} and c.reverses is null
      and not exists (select from booking_charge r where r.reverses = c.id)
    order by c.id`)
  const { gone, added } = differenceOfCharges(charged.rows, lines)
  const at = sql`${now.toISOString()}::timestamptz`
  if (gone.length > 0)
    await db.execute(sql`
      insert into booking_charge (booking_id, at, source, subject, detail, date, name, amount_minor, reverses, reason)
      select booking_id, ${at}, source, subject, detail, date, name, -amount_minor, id, ${reason}
      from booking_charge where id = any(${sql.param(gone.map(({ id }) => id))}::bigint[]) order by id`)
  if (added.length > 0)
    await db.execute(sql`
      with one as (select ${bookingId}::bigint as id) ${chargesTo(sql`one`, added, at, reason)}`)
}
