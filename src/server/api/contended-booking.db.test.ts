import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { makeWorld } from '#test/world.ts'

test('of the bookings of one hotel two wait in the database, the others in the process, and another hotel is booked meanwhile', async () => {
  const world = await makeWorld({ pool: 10 })
  const [hot, other] = [await world.hotel({ rooms: [{ allotment: 9 }] }), await world.hotel()]
  const guests = await Promise.all(Array.from({ length: 6 }, () => world.traveller()))
  // A traveller of its own: the account of a guest is locked while its booking waits.
  const neighbour = await world.traveller()
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('select from night_inventory where room_type_id = $1 for update', [hot.rooms[0]?.id])
  const booked = Promise.all(guests.map((guest, i) => guest.books(hot, { key: `contended-${i}` })))
  const waiting = async () => {
    const [found] = await world.sql(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return found?.n
  }
  await expect.poll(waiting, { interval: 5 }).toBe(2)
  expect((await neighbour.books(other, { checkIn: '2026-12-20' })).ok).toBe(true)
  expect(await waiting()).toBeLessThanOrEqual(2)
  await client.query('commit')
  expect((await booked).map(({ ok }) => ok)).toEqual(Array(6).fill(true))
})
