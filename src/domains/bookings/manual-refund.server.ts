import { sql } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { givenByHand, oweByHand } from '#domains/bookings/by-hand.server.ts'
import { writeEvent, type AtDesk } from '#domains/bookings/desk-write.server.ts'
import { tellGivenBack } from '#domains/bookings/payment-letters.server.ts'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import { writeLedger } from '#domains/payments/ledger.server.ts'
import { todayIn } from '#domains/stays/nights.ts'

type Given = { minor: number; givenOn: string; note: string }

/**
 * Writes down what was given back by hand of a booking that ended: no more than is owed of it, and not on a day before
 * anything was paid by hand. Refuses with `conflict` when nothing is owed.
 */
export async function recordManualRefund(
  { db, now, actor, name }: AtDesk,
  booking: ChangingBooking,
  { minor, givenOn, note }: Given,
): Promise<Outcome<null, 'conflict' | 'invalid_input'>> {
  const { id, reference, timeZone, priced } = booking
  const found = await db.execute<{ byHand: number; given: number; paidOn: string | null }>(sql`
    select coalesce((b.cancelled ->> 'byHand')::int, 0) as "byHand", ${givenByHand} as given,
      (select (min(a.at) at time zone ${timeZone})::date::text from arrival_payment a where a.booking_id = b.id) as "paidOn"
    from booking b where b.id = ${id}`)
  const { byHand, given, paidOn } = found.rows[0] ?? { byHand: 0, given: 0, paidOn: null }
  const owed = byHand - given
  if (owed <= 0) return refuse('conflict')
  if (minor > owed) {
    return refuse('invalid_input', { errors: [{ path: 'minor', code: 'too_big', params: { max: owed } }] })
  }
  if (givenOn > todayIn(timeZone, now)) {
    return refuse('invalid_input', { errors: [{ path: 'given_on', code: 'date_in_future' }] })
  }
  if (paidOn !== null && givenOn < paidOn) {
    return refuse('invalid_input', { errors: [{ path: 'given_on', code: 'date_before_payment' }] })
  }
  const written = await db.execute<{ id: number }>(sql`
    insert into manual_refund (booking_id, at, amount_minor, given_on, note, name)
    values (${id}, ${now.toISOString()}, ${minor}, ${givenOn}, ${note}, ${name}) returning id::int as id`)
  // One that ended before the books told of what is owed by hand.
  await oweByHand(db, booking, byHand, now)
  await writeLedger(db, {
    id: `given-by-hand:${written.rows[0]?.id}`,
    of: { reference },
    amount: minor,
    currency: priced.currency,
    to: 'returning',
    from: 'by_hand',
    at: now,
  })
  const letter = {
    key: `given:${reference}:${written.rows[0]?.id}`,
    reference,
    amount: minor,
    currency: priced.currency,
  }
  await tellGivenBack(db, id, { ...letter, on: givenOn }, now)
  await writeEvent({ db, now, actor }, booking, `gave ${minor} ${priced.currency}`)
  return done(null)
}
