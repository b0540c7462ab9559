import { sql, type SQL } from 'drizzle-orm'
import { payableNow } from '#domains/bookings/instalments.ts'
import { told } from '#domains/bookings/letters.server.ts'
import { oneByOne, type Failed } from '#domains/bookings/one-by-one.ts'
import { lockBookings } from '#domains/bookings/read.server.ts'
import { inTransaction, type Queryable } from '#domains/db.ts'
import { queueLettersTo } from '#domains/messages/queue.server.ts'

/** Most who pay have paid by then: they are told of that alone. */
const afterMinutes = 5

/** With less than this left a letter would come too late to be of use. */
const leastMinutes = 5

/** So many bookings one sweep looks at; the next looks at the rest. */
const sweepSize = 200

const minute = 60_000

/**
 * Tells whoever has booked and not paid until when it is held and where to pay, once: of what was booked together, in one
 * letter. Whom an agent has booked for on the phone has a link of their own.
 */
export async function tellHeld(db: Queryable, now: Date, failed: Failed): Promise<void> {
  const due = await db.execute<{ id: number }>(sql`
    select min(b.id)::int as id from booking b where ${held(now)} group by coalesce(b.order_id, -b.id)
    order by 1 limit ${sweepSize}`)
  await oneByOne(due.rows, failed, ({ id }) => inTransaction(db, (tx) => tellOne(tx, id, now)))
}

async function tellOne(tx: Queryable, id: number, now: Date): Promise<void> {
  // Read again under the lock: it may just have been paid, or another process have been quicker.
  const together = await lockBookings(
    tx,
    sql`${held(now)} and (b.id = ${id} or b.order_id = (select one.order_id from booking one where one.id = ${id}))`,
  )
  const currency = together.find((booking) => booking.id === id)?.priced.currency
  const payable = together.flatMap((booking) => {
    const share = payableNow(booking, booking.question !== null, now)
    return share && booking.priced.currency === currency ? [share.amount] : []
  })
  if (payable.length === 0) return
  const facts = sql`'amount', ${payable.reduce((sum, amount) => sum + amount, 0)}::int, 'others', ${payable.length - 1}::int,
    'droppedAfter', to_char(b.deadline_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  await queueLettersTo(tx, 'booking_held', told(letterKey, sql`b.id = ${id} and ${held(now)}`, { facts }), now)
}

const letterKey = sql`'held:' || coalesce(b.order_id::text, b.reference)`

/** Bookings on the site that have waited for their payment for a while, of whom nobody was told. */
function held(now: Date): SQL {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  return sql`b.status = 'pending' and b.payment_status in ('unpaid', 'failed') and b.source <> 'phone'
    and b.deadline_at > ${at(leastMinutes * minute)} and b.created_at <= ${at(-afterMinutes * minute)}
    and not exists (select from message m where m.dedupe_key = ${letterKey})`
}
