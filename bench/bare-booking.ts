import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'

/** A booking that was made, to be made again: its row, its room, the nights it takes, its letter and what was answered. */
export type Model = {
  booking: Record<string, unknown>
  room: { room_type_id: number; rate_plan_id: number; priced: unknown }
  nights: number
  letter: string
  answer: string
}
export type Question = { connections: number; ms: number; models: Model[] }
export type Answer = { made: number; ms: number; refused: number; cpuMs: number }

// The rows that a booking leaves, each by one plain statement as anybody would write it, and nothing else: no HTTP, no
// session, no rights, no price. What is asked again under the same key must find its answer, and its letter must leave.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
process.on('message', ({ connections, ms, models }: Question) => void sell(connections, ms, models))
process.once('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({})

async function sell(connections: number, ms: number, models: Model[]): Promise<void> {
  const answer: Answer = { made: 0, ms: 0, refused: 0, cpuMs: 0 }
  const began = performance.now()
  const cpu = process.cpuUsage()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = await pool.connect()
      while (performance.now() - began < ms) {
        const model = models[Math.floor(Math.random() * models.length)] as Model
        if (await bookOnce(client, model)) answer.made++
        else answer.refused++
      }
      client.release()
    }),
  )
  answer.ms = performance.now() - began
  const used = process.cpuUsage(cpu)
  answer.cpuMs = (used.user + used.system) / 1000
  process.send?.(answer)
}

/** Nobody reads these letters. */
const neverDue = '9999-01-01'

const columns = `user_id, hotel_id, status, payment_status, payment_type, check_in, check_out, total_minor, currency,
  priced, guests, contact, special_request, locale, created_at, updated_at`.split(/,\s*/)

async function bookOnce(client: pg.PoolClient, { booking, room, nights, letter, answer }: Model): Promise<boolean> {
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
  const made = await client.query<{ id: string }>({
    name: 'booking',
    text: `insert into booking (reference, ${columns.join(', ')})
      values ($1, ${columns.map((_, i) => `$${i + 2}`).join(', ')}) returning id`,
    values: [reference, ...columns.map((column) => booking[column])],
  })
  const id = made.rows[0]?.id
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
    name: 'letter',
    text: `insert into message (id, dedupe_key, channel, recipient, locale, kind, data, status, due_at, created_at)
      values ($1, $2, 'email', 'guest@example.com', $3, 'booking_confirmed', $4, 'queued', $6, $5)`,
    values: [randomUUID(), `booked:${reference}`, booking.locale, letter, booking.created_at, neverDue],
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
