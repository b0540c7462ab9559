import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { RecordedStatement } from './sql-recorder.ts'

/**
 * A recorded booking that the benchmark repeats: its row, its room, its number of nights, its notification, its
 * response, and the SQL statements of the site's transaction with the idempotency key they used.
 */
export type Model = {
  booking: Record<string, unknown> & { reference: string }
  room: { room_type_id: number; rate_plan_id: number; priced: unknown }
  nights: number
  notification: string
  answer: string
  recorded: RecordedStatement[]
  key: string
}
/** `same`: the statements of the site; `plain`: one plain statement for each table of a booking. */
export type Way = 'same' | 'plain'
export type Question = { way: Way; connections: number; ms: number; models: Model[] }
export type Answer = { made: number; ms: number; failed: number; cpuMs: number }

// Only SQL: no HTTP, session, permissions or prices. The idempotency key and the notification are still written,
// because a booking must be repeatable under the same key and its e-mail must be sent.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const ways = { same: repeatStatements, plain: bookOnce }
process.on('message', (question: Question) => void sell(question))
process.once('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({})

async function sell({ way, connections, ms, models }: Question): Promise<void> {
  const answer: Answer = { made: 0, ms: 0, failed: 0, cpuMs: 0 }
  const began = performance.now()
  const cpu = process.cpuUsage()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = await pool.connect()
      while (performance.now() - began < ms) {
        const model = models[Math.floor(Math.random() * models.length)] as Model
        if (await ways[way](client, model)) answer.made++
        else answer.failed++
      }
      client.release()
    }),
  )
  answer.ms = performance.now() - began
  const used = process.cpuUsage(cpu)
  answer.cpuMs = (used.user + used.system) / 1000
  process.send?.(answer)
}

/** A due date that is never reached, so that the notifications of this benchmark are not sent. */
const neverDue = '9999-01-01T00:00:00Z'

/** Replays a recorded transaction of the site, statement by statement, with the same number of round trips. */
async function repeatStatements(client: pg.PoolClient, { recorded, booking, key }: Model): Promise<boolean> {
  const fresh = anew(booking.reference, key)
  const answers: pg.QueryResult<{ id?: number | null }>[] = []
  for (const { name, text, values } of recorded)
    answers.push(await client.query({ text, values: values.map(fresh), ...(name && { name }) }))
  // The last two store the response and commit; the one before them books.
  return (answers.at(-3)?.rows[0]?.id ?? null) !== null
}

/** Replaces values that must be unique per booking, and sets timestamps so that the notifications are never sent. */
function anew(reference: string, key: string): (value: unknown) => unknown {
  const [otherReference, otherKey] = [randomBytes(8).toString('hex').slice(0, reference.length), randomUUID()]
  const lock = randomBytes(8).readBigInt64BE().toString()
  return (value) => {
    if (typeof value !== 'string') return value
    if (/^-?\d{12,20}$/.test(value)) return lock
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return neverDue
    return value.replaceAll(reference, otherReference).replaceAll(key, otherKey)
  }
}

const columns = `user_id, hotel_id, status, payment_status, payment_type, check_in, check_out, total_minor, currency,
  product, price, guests, contact, special_request, locale, created_at, updated_at`.split(/,\s*/)

async function bookOnce(
  client: pg.PoolClient,
  { booking, room, nights, notification, answer }: Model,
): Promise<boolean> {
  await client.query('begin')
  const taken = await client.query({
    name: 'take',
    text: `update night_inventory set sold = sold + 1
      where room_type_id = $1 and night >= $2 and night < $3 and held + sold < allotment and not closed`,
    values: [room.room_type_id, booking.check_in, booking.check_out],
  })
  if (taken.rowCount !== nights) {
    await client.query('rollback')
    return false
  }
  const reference = randomBytes(8).toString('hex')
  const result = await client.query<{ id: string }>({
    name: 'booking',
    text: `insert into booking (reference, ${columns.join(', ')})
      values ($1, ${columns.map((_, i) => `$${i + 2}`).join(', ')}) returning id`,
    values: [reference, ...columns.map((column) => booking[column])],
  })
  const id = result.rows[0]?.id
  await client.query({
    name: 'room',
    text: 'insert into booking_room (booking_id, position, room_type_id, rate_plan_id, priced) values ($1, 1, $2, $3, $4)',
    values: [id, room.room_type_id, room.rate_plan_id, room.priced],
  })
  await client.query({
    name: 'event',
    text: `insert into booking_event (booking_id, at, actor, from_status, to_status) values ($1, $2, $3, null, 'confirmed')`,
    values: [id, booking.created_at, `traveller:${String(booking.user_id)}`],
  })
  await client.query({
    name: 'notification',
    text: `insert into notification (id, dedupe_key, channel, recipient, locale, kind, data, status, due_at, created_at)
      values ($1, $2, 'email', 'guest@example.com', $3, 'booking_confirmed', $4, 'queued', $6, $5)`,
    values: [randomUUID(), `booked:${reference}`, booking.locale, notification, booking.created_at, neverDue],
  })
  await client.query({
    name: 'key',
    text: `insert into idempotency_key (owner, endpoint, key, fingerprint, status, answer, created_at)
      values ($1, 'book_hotel', $2, $3, 200, $4, $5)`,
    values: [booking.user_id, randomUUID(), reference.padEnd(64, '0'), answer, booking.created_at],
  })
  await client.query('commit')
  return true
}
