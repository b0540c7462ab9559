import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { ownPostgres } from '#test/own-postgres.ts'
import { wrongStock } from '#test/stock.ts'
import { startKillable } from '#test/storm/killable.ts'
import { makeWorld, sessionOf, standardContact, testSecret } from '#test/world.ts'

const people = 16
const rooms = 10
/** The server processes use the system clock. */
const today = new Date().toISOString().slice(0, 10)
const stay = { check_in: addDays(today, 20), check_out: addDays(today, 22) }

test('processes and the database are killed while travellers book: each acknowledged booking exists once, and no other exists', async () => {
  const { url, kill } = await ownPostgres()
  const world = await makeWorld({ today, database: { url, drop: () => Promise.resolve() } })
  const hotel = await world.hotel({ rooms: [{ allotment: rooms }] })
  const travellers = await Promise.all(Array.from({ length: people }, () => world.traveller()))
  const cookies = await Promise.all(travellers.map((one) => sessionOf(world, one.id)))
  const site = await startKillable(url, testSecret, 2)

  let deaths = 0
  const insist = async (index: number, name: string, body: unknown, key?: string) => {
    for (let tries = 0; tries < 300; tries++) {
      const answer = await fetch(`${site.address}/api/v1/${name}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Cookie: cookies[index] ?? '',
          ...(key && { 'Idempotency-Key': key }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(5_000),
      })
        .then(async (response) => ({ status: response.status, body: (await response.json()) as Answer }))
        .catch(() => null)
      if (answer && answer.status < 500 && answer.body.code !== 'idempotency_in_flight') return answer
      await pause(100)
    }
    throw new Error('the server does not respond any more')
  }
  const acknowledged: string[] = []
  const books = async (index: number) => {
    const quote = await insist(index, 'get_hotel_price', {
      hotel_id: hotel.id,
      ...stay,
      rooms: [`${hotel.rooms[0]?.rates[0]}~2`],
    })
    if (quote.status !== 200) return
    const input = {
      quote_token: quote.body.data?.token,
      guests: [{ first_name: 'Storm', last_name: 'Guest' }],
      contact: standardContact,
      payment_type: 'arrival',
    }
    const booked = await insist(index, 'book_hotel', input, `killed-storm-${index}`)
    if (booked.status === 200) acknowledged.push(booked.body.data?.reference ?? '')
    else expect([booked.status, booked.body.code]).toEqual([409, 'sold_out'])
  }
  // In waves, each after one more kill, so that bookings run during the kills on a machine of any speed.
  const all = Promise.all(
    travellers.map(async (_, index) => {
      while (deaths < Math.floor(index / 4)) await pause(20)
      await books(index)
    }),
  )
  for (const die of [kill, site.killOne, kill]) {
    await pause(300)
    while (!die()) await pause(50)
    deaths++
  }
  await all
  await site.stop()

  expect(acknowledged).toHaveLength(rooms)
  await expect.poll(() => world.sql('select 1').then(Boolean, () => false)).toBe(true)
  const found = await world.sql('select reference from booking order by 1')
  expect(found.map(({ reference }) => reference)).toEqual(acknowledged.toSorted())
  const keys = await world.sql(`select count(*)::int as n from idempotency_key where status = 200`)
  expect(keys).toEqual([{ n: rooms }])
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

type Answer = { code?: string; data?: { token?: string; reference?: string } }
