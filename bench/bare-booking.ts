import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A booking that was made, to be made again: its row, its rooms and the nights it takes. */
export type Model = {
  booking: Record<string, unknown>
  room: { room_type_id: number; rate_plan_id: number; priced: unknown }
  nights: number
}
export type Question = { connections: number; ms: number; models: Model[] }
export type Answer = { made: number; ms: number; refused: number }

// What must be done to book a room and nothing else: no HTTP, no rights, no price, no answer.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
process.on('message', ({ connections, ms, models }: Question) => void sell(connections, ms, models))
process.once('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({})

async function sell(connections: number, ms: number, models: Model[]): Promise<void> {
  const answer: Answer = { made: 0, ms: 0, refused: 0 }
  const began = performance.now()
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
  process.send?.(answer)
}

const columns = `user_id, hotel_id, status, payment_status, payment_type, check_in, check_out, total_minor, currency,
  priced, guests, contact, special_request, locale, created_at, updated_at`.split(/,\s*/)

async function bookOnce(client: pg.PoolClient, { booking, room, nights }: Model): Promise<boolean> {
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
  const made = await client.query<{ id: string }>({
    name: 'booking',
    text: `insert into booking (reference, ${columns.join(', ')})
      values ($1, ${columns.map((_, i) => `$${i + 2}`).join(', ')}) returning id`,
    values: [randomBytes(8).toString('hex'), ...columns.map((column) => booking[column])],
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
  await client.query('commit')
  return true
}
