import { chargesOfBooking, type AccountedBooking } from '#domains/bookings/model/booking-account.ts'
import { differenceOfCharges, type ChargeLine } from '#domains/bookings/model/products/charges.ts'
import type { TestWorld } from '#test/world.ts'

type Charged = Pick<AccountedBooking, 'status' | 'product' | 'cancelled'> & { reference: string; charged: ChargeLine[] }

/** The lines of each booking that differ from what it costs now; empty if all are charged rightly. */
export async function wrongCharges({ sql }: Pick<TestWorld, 'sql'>): Promise<object[]> {
  const bookings = (await sql(`
    select b.reference, b.status, b.product, b.cancelled, (
      select coalesce(json_agg(json_build_object('source', c.source, 'subject', c.subject, 'detail', c.detail, 'date', c.date,
        'name', c.name, 'amount', c.amount_minor) order by c.id), '[]')
      from booking_charge c where c.booking_id = b.id and c.reverses is null
        and not exists (select from booking_charge r where r.reverses = c.id)) as charged
    from booking b order by b.id`)) as Charged[]
  return bookings
    .map(({ reference, charged, ...booking }) => ({
      reference,
      ...differenceOfCharges(charged, chargesOfBooking(booking)),
    }))
    .filter(({ gone, added }) => gone.length + added.length > 0)
}
