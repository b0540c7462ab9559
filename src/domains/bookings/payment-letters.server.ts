import { sql } from 'drizzle-orm'
import { nextInstalment } from '#domains/bookings/instalments.ts'
import { languageOfReader } from '#domains/bookings/letters.server.ts'
import type { PaidBooking } from '#domains/bookings/keep-paid.server.ts'
import type { Contact, Guest } from '#domains/bookings/shapes.ts'
import type { Queryable } from '#domains/db.ts'
import { queueLetter } from '#domains/messages/queue.server.ts'
import type { Channel } from '#domains/messages/shapes.ts'
import type { PaymentRow, RefundRow } from '#domains/payments/read.server.ts'
import type { Locale } from '#text/locale.ts'

/** Tells whoever booked that the payment has arrived and the stay is theirs. */
export async function tellPaid(tx: Queryable, payment: PaymentRow, kept: PaidBooking[], now: Date): Promise<void> {
  const reader = await readerOf(tx, payment.id)
  if (!reader) return
  await queueLetter(
    tx,
    {
      key: `paid:${payment.id}`,
      ...reader.reached,
      kind: 'payment_received',
      data: {
        name: reader.name,
        reference: kept[0]?.booking.reference ?? payment.reference,
        amount: kept.reduce((sum, { amount }) => sum + amount, 0),
        currency: payment.currency,
        next: nextOf(kept, now),
      },
    },
    now,
  )
}

/** The instalment that follows, of the one booking that was paid. */
function nextOf([paid, ...others]: PaidBooking[], now: Date): { amount: number; dueOn: string } | null {
  if (!paid || others.length > 0) return null
  const { booking, amount, after } = paid
  const next = nextInstalment({ ...booking, paymentStatus: 'paid', received: after + amount }, now)
  return next?.due ? { amount: next.amount, dueOn: next.due } : null
}

/** Tells that money is on its way back, and why. */
export async function tellReturned(tx: Queryable, payment: PaymentRow, refund: RefundRow, now: Date): Promise<void> {
  const reader = await readerOf(tx, payment.id)
  if (!reader) return
  const { reference, amount, reason } = refund
  await queueLetter(
    tx,
    {
      key: `returned:${refund.key}`,
      ...reader.reached,
      kind: 'payment_returned',
      data: { name: reader.name, reference, amount, currency: payment.currency, reason },
    },
    now,
  )
}

/** Tells that what was to be given back by hand has been given, or a part of it, and on which day. */
export async function tellGivenBack(
  tx: Queryable,
  bookingId: number,
  { key, ...given }: { key: string; reference: string; amount: number; currency: string; on: string },
  now: Date,
): Promise<void> {
  const found = await tx.execute<ReaderRow>(
    sql`select b.contact, b.guests, ${languageOfReader} as locale from booking b where b.id = ${bookingId}`,
  )
  const reader = readerFrom(found.rows[0])
  if (!reader) return
  const data = { name: reader.name, ...given }
  await queueLetter(tx, { key, ...reader.reached, kind: 'payment_given_back', data }, now)
}

type ReaderRow = { contact: Contact; guests: Guest[]; locale: Locale }
type Reader = { name: string; reached: { channel: Channel; to: string; locale: Locale } }

/** The contact of the first booking that was paid; null when the person is gone. */
async function readerOf(tx: Queryable, paymentId: string): Promise<Reader | null> {
  const found = await tx.execute<ReaderRow>(sql`
    select b.contact, b.guests, ${languageOfReader} as locale from booking b join booking_payment bp on bp.booking_id = b.id
    where bp.payment_id = ${paymentId} order by b.id limit 1`)
  return readerFrom(found.rows[0])
}

function readerFrom(row: ReaderRow | undefined): Reader | null {
  if (!row?.contact.email && !row?.contact.phone) return null
  const { contact, guests, locale } = row
  const way = contact.email
    ? { channel: 'email' as const, to: contact.email }
    : { channel: 'sms' as const, to: contact.phone }
  return { name: guests[0]?.first_name ?? '', reached: { ...way, locale } }
}
