import { sql } from 'drizzle-orm'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import type { PaidBooking } from '#domains/bookings/keep-paid.server.ts'
import { vatInside } from '#domains/bookings/vat.ts'
import { readSettings } from '#domains/content/read.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { PaymentRow } from '#domains/payments/read.server.ts'
import type { ReceiptData } from '#domains/payments/receipt.ts'
import type { Bilingual } from '#text/locale.ts'

const numberLock = 727_400_003

/** Issues the simplified tax invoice of what a payment has paid, under the next number. In the transaction of the capture. */
export async function issueReceipt(tx: Queryable, payment: PaymentRow, kept: PaidBooking[], now: Date): Promise<void> {
  const { brand, seller } = await readSettings(tx)
  const names = await hotelNames(tx, kept)
  const lines = kept.map(({ booking, amount }) => ({
    reference: booking.reference,
    what: (booking.hotelId !== null && names.get(booking.hotelId)) || nameOf(booking.journey),
    total: amount,
    vat: vatInside(booking, amount),
  }))
  const data: ReceiptData = {
    seller: { name: seller.name ?? brand.name, vatNumber: seller.vat_number },
    currency: payment.currency,
    lines,
    total: lines.reduce((sum, line) => sum + line.total, 0),
    vat: lines.reduce((sum, line) => sum + line.vat, 0),
  }
  // Numbers follow one another without a gap, so captures write theirs one after another.
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLock})`)
  await tx.execute(sql`
    insert into receipt (number, payment_id, issued_at, data)
    select coalesce(max(number), 0) + 1, ${payment.id}, ${now.toISOString()}, ${JSON.stringify(data)}::jsonb from receipt`)
}

function nameOf(journey: BookedJourney | null): Bilingual {
  if (!journey) return { en: '', ar: '' }
  return journey.kind === 'package' ? journey.row.title : journey.row.name
}

async function hotelNames(tx: Queryable, kept: PaidBooking[]): Promise<Map<number, Bilingual>> {
  const ids = kept.flatMap(({ booking }) => booking.hotelId ?? [])
  const found = await tx.execute<{ id: number; name: Bilingual }>(
    sql`select id, name from hotel where id = any(${sql.param(ids)}::int[])`,
  )
  return new Map(found.rows.map(({ id, name }) => [id, name]))
}
