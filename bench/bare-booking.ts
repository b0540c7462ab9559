import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Said } from './said.ts'

/**
 * A booking that was made, to be made again: its row, its room, the nights it takes, its letter, what was answered, and
 * what the site said to the database in its transaction, under which key.
 */
export type Model = {
  booking: Record<string, unknown> & { reference: string }
  room: { room_type_id: number; rate_plan_id: number; priced: unknown }
  nights: number
  letter: string
  answer: string
  said: Said[]
  key: string
}
/** `same` sends what the site sends; `plain` the rows that a booking leaves, a plain statement each. */
export type Way = 'same' | 'plain'
export type Question = { way: Way; connections: number; ms: number; models: Model[] }
export type Answer = { made: number; ms: number; refused: number; cpuMs: number }

// Nothing but SQL: no HTTP, no session, no rights, no price. What is asked again under the same key must find its answer,
// and its letter must leave.
// Statements that are asked at once travel at once, as the site's do; the types do not know it yet.
const pipelined: pg.PoolConfig & { pipeline: boolean } = { pipeline: true }
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16, ...pipelined })
const ways = { same: sayAgain, plain: bookOnce }
process.on('message', (question: Question) => void sell(question))
process.once('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({})

async function sell({ way, connections, ms, models }: Question): Promise<void> {
  const answer: Answer = { made: 0, ms: 0, refused: 0, cpuMs: 0 }
  const began = performance.now()
  const cpu = process.cpuUsage()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = await pool.connect()
      while (performance.now() - began < ms) {
        const model = models[Math.floor(Math.random() * models.length)] as Model
        if (await ways[way](client, model)) answer.made++
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
const neverDue = '9999-01-01T00:00:00Z'

/** A transaction of the site, statement by statement, as it travels: in as many messages as there. */
async function sayAgain(client: pg.PoolClient, { said, booking, key }: Model): Promise<boolean> {
  const fresh = anew(booking.reference, key)
  const send = (from: number, to?: number) =>
    Promise.all(
      said
        .slice(from, to)
        .map(({ name, text, values }) =>
          name ? client.query<{ id?: number | null }>({ name, text, values: values.map(fresh) }) : client.query(text),
        ),
    )
  // It begins and holds its key; it stores its answer and commits.
  await send(0, 2)
  let made = false
  for (let at = 2; at < said.length - 2; at++) made = ((await send(at, at + 1))[0]?.rows[0]?.id ?? null) !== null
  await send(-2)
  return made
}

/** What is there once a booking, and letters that nobody reads. */
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
