import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { serveProcesses } from '#test/storm/processes.ts'
import { findInconsistencies } from '#test/storm/storm.ts'
import { makeWorld, sessionOf, standardContact, testSecret } from '#test/world.ts'

const crowd = 400
const rooms = 300
/** As many transactions as the four processes send at a time. With more, the rows alone take twice as long. */
const connections = 8
/** A booking may take this many times as long as its rows written without the site, by the slowest hundredth of each. */
const maxRatio = 4
/** The server processes use the system clock, so the night is on its date. */
const today = new Date().toISOString().slice(0, 10)
const checkIn = addDays(today, 20)

test('400 simultaneous buyers of the 300 rooms of one night, over two servers of two processes: 300 are booked, the rest get sold_out', async () => {
  const world = await makeWorld({ today })
  const people = await Promise.all(Array.from({ length: 100 }, () => world.traveller()))
  const cookies = await Promise.all(people.map((person) => sessionOf(world, person.id)))
  const hotel = await world.hotel({ rooms: [{ allotment: rooms }] })
  const servers = [await serveProcesses(world.url, testSecret, 2), await serveProcesses(world.url, testSecret, 2)]
  const call = async (index: number, name: string, body: unknown, key = '') => {
    const response = await fetch(`${servers[index % 2]?.address}/api/v1/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: cookies[index % cookies.length] ?? '',
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as { data?: { token: string }; code?: string } }
  }
  /** All buyers at once; returns the sorted times of their responses, in milliseconds. */
  const sell = async (night: string) => {
    const stay = { hotel_id: hotel.id, check_in: night, check_out: addDays(night, 1) }
    const tokens: string[] = []
    for (let i = 0; i < crowd; i += 10) {
      const quotes = Array.from({ length: 10 }, (_, j) =>
        call(i + j, 'get_hotel_price', { ...stay, rooms: [`${hotel.rooms[0]?.rates[0]}~2`] }),
      )
      for (const { body } of await Promise.all(quotes)) tokens.push(body.data?.token ?? '')
    }
    const took: number[] = []
    const answers = await Promise.all(
      tokens.map(async (token, index) => {
        const input = {
          quote_token: token,
          guests: [{ first_name: 'Storm', last_name: 'Buyer' }],
          contact: standardContact,
          payment_type: 'arrival',
        }
        const began = performance.now()
        const { status, body } = await call(index, 'book_hotel', input, `hot-night-${night}-${index}`)
        took.push(performance.now() - began)
        return status === 200 ? 'booked' : `${status} ${body.code}`
      }),
    )
    const counts = Object.fromEntries(
      Object.entries(Object.groupBy(answers, String)).map(([answer, all]) => [answer, all?.length]),
    )
    expect(counts).toEqual({ booked: rooms, '409 sold_out': crowd - rooms })
    return took.toSorted((a, b) => a - b)
  }
  const print = (what: string, took: number[]) => {
    const at = (part: number) => Math.round(took[Math.ceil(took.length * part) - 1] ?? NaN)
    process.stdout.write(`hot night, ${what}: p50 ${at(0.5)}, p99 ${at(0.99)}, last ${at(1)} ms\n`)
    return at(0.99)
  }
  // The first night is also sold without an error, by processes that have only just started.
  print('processes just started', await sell(checkIn))
  const slowest = print('processes at work', await sell(addDays(checkIn, 1)))
  expect(await findInconsistencies(world, 2 * rooms)).toEqual([])
  const bare = print('only the rows', await sellBare(world.url, addDays(checkIn, 2)))
  expect(slowest / bare).toBeLessThan(maxRatio)
})

/**
 * The same crowd at the same number of connections: one transaction each takes a room and copies the rows of a booking.
 * Returns the sorted times, in milliseconds.
 */
async function sellBare(url: string, night: string): Promise<number[]> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const [model] = (
    await pool.query<{ id: string; key: string }>('select max(id) as id, max(key) as key from booking, idempotency_key')
  ).rows
  /** A statement that copies the rows of the model with other values in some columns. */
  const copying = async (table: string, rows: string, changed: Record<string, string>) => {
    const { rows: columns } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'
         and (column_name <> 'id' or column_default is null and is_identity = 'NO')`,
      [table],
    )
    const names = columns.map(({ name }) => name)
    const values = names.map((name) => changed[name] ?? name)
    return {
      name: table,
      text: `insert into ${table} (${names.join()}) select ${values.join()} from ${table} where ${rows} returning *`,
    }
  }
  const booking = await copying('booking', 'id = $1', {
    reference: '$2',
    check_in: '$3::date',
    check_out: '$3::date + 1',
  })
  const others = [
    await copying('booking_room', 'booking_id = $1', { booking_id: '$2' }),
    await copying('booking_charge', 'booking_id = $1', { booking_id: '$2' }),
    await copying('booking_event', 'booking_id = $1', { booking_id: '$2' }),
  ]
  const notification = await copying(
    'notification',
    'dedupe_key = (select $1 || reference from booking where id = $2)',
    {
      id: '$3',
      dedupe_key: '$3',
    },
  )
  const answer = await copying('idempotency_key', 'key = $1', { key: '$2' })
  const sellOne = async (client: pg.PoolClient): Promise<boolean> => {
    const reference = randomUUID()
    await client.query('begin')
    const taken = await client.query({
      name: 'take',
      text: 'update night_inventory set sold = sold + 1 where night = $1 and held + sold < allotment and not closed',
      values: [night],
    })
    if (taken.rowCount !== 1) {
      await client.query('rollback')
      return false
    }
    const result = await client.query<{ id: string }>({ ...booking, values: [model?.id, reference.slice(0, 9), night] })
    for (const other of others) await client.query({ ...other, values: [model?.id, result.rows[0]?.id] })
    await client.query({ ...notification, values: ['booked:', model?.id, reference] })
    await client.query({ ...answer, values: [model?.key, reference] })
    await client.query('commit')
    return true
  }
  const took: number[] = []
  const sold = await Promise.all(
    Array.from({ length: crowd }, async () => {
      const began = performance.now()
      const client = await pool.connect()
      const isSold = await sellOne(client).finally(() => client.release())
      took.push(performance.now() - began)
      return isSold
    }),
  )
  await pool.end()
  expect(sold.filter(Boolean)).toHaveLength(rooms)
  return took.toSorted((a, b) => a - b)
}
