import { expect, onTestFinished, test } from 'vitest'
import { reconcile } from '#domains/bookings/reconcile.server.ts'
import { addDays } from '#domains/stays/nights.ts'
import { readEnv } from '#server/env.ts'
import { startServer, type Running } from '#server/main.ts'
import { client } from '#test/site.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, sessionOf, standardContact, testSecret, today } from '#test/world.ts'
import { badNetwork } from './proxy.ts'

/** "Database lost: browsing from cache or a clear 503 within 3 s", QUALITY.md; the rest is for a busy machine. */
const soonEnoughMs = 3_000

/** One process whose database is at the end of a network that can be made bad. */
async function farFromItsDatabase() {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ allotment: 5 }] })
  const network = await badNetwork(world.url)
  const running = await startServer({
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATABASE_POOL: '5' }),
    databaseUrl: network.url,
    secret: testSecret,
    clock: world.wired.clock,
  })
  onTestFinished(() => {
    network.heal()
    return running.stop()
  })
  return { world, hotel, network, running, ...client(running.address) }
}

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  return [await work, performance.now() - began]
}

test('a database that falls silent: kept pages are shown, the rest is a clear 503 in time, and it heals by itself', async () => {
  const { network, running, get, post, hotel } = await farFromItsDatabase()
  const page = `${running.address}/en/hotels`
  const kept = await fetch(page)
  expect(kept.status).toBe(200)
  const stay = { hotel_id: hotel.id, check_in: addDays(today, 14), check_out: addDays(today, 16) }
  expect((await post('fetch_new_available_rooms', stay)).status).toBe(200)

  network.swallow()
  const [answers, took] = await timed(
    Promise.all([
      ...Array.from({ length: 20 }, () => post('fetch_new_available_rooms', stay)),
      get(`show_hotel?id=${hotel.slug}`),
    ]),
  )
  for (const { status, body, headers } of answers) {
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(took).toBeLessThan(soonEnoughMs)
  const [ready, waited] = await timed(fetch(`${running.address}/readyz`))
  expect([ready.status, await ready.text()]).toEqual([503, 'database'])
  expect(waited).toBeLessThan(soonEnoughMs)
  expect((await fetch(`${running.address}/livez`)).status).toBe(200)
  // Past its two seconds, yet better than nothing.
  const [again, shown] = await timed(fetch(page))
  expect([again.status, (await again.text()).length > 1_000]).toEqual([200, true])
  expect(shown).toBeLessThan(soonEnoughMs)

  network.heal()
  await expect
    .poll(() => fetch(`${running.address}/readyz`).then(({ status }) => status), { timeout: 10_000 })
    .toBe(200)
  expect((await post('fetch_new_available_rooms', stay)).status).toBe(200)
  await nothingKept(running)
})

test('connections cut and slow while people book: what was acknowledged is there once, and nothing is oversold', async () => {
  const { world, hotel, network, running, post } = await farFromItsDatabase()
  const people = await Promise.all(Array.from({ length: 12 }, () => world.traveller()))
  const acknowledged: string[] = []
  let going = true
  // Nothing is waited for here: so long the network is slow, and so long it is well, is what the test does to it.
  const weather = (async () => {
    while (going) {
      network.delay(20)
      await new Promise((soon) => setTimeout(soon, 150))
      network.reset()
      network.delay(0)
      await new Promise((soon) => setTimeout(soon, 250))
    }
  })()
  await Promise.all(
    people.map(async (person, i) => {
      const Cookie = await sessionOf(world, person.id)
      const insist = async (name: string, body: unknown, headers = {}) => {
        for (let tries = 0; tries < 60; tries++) {
          const answer = await post(name, body, { Cookie, ...headers })
          if (answer.status < 500 && answer.body.code !== 'idempotency_in_flight') return answer
          expect(answer.body.code).toMatch(/unavailable|idempotency_in_flight/)
        }
        throw new Error('nobody answers any more')
      }
      const stay = { hotel_id: hotel.id, check_in: addDays(today, 14), check_out: addDays(today, 16) }
      const quote = await insist('get_hotel_price', { ...stay, rooms: [`${hotel.rooms[0]?.rates[0]}~2`] })
      if (quote.status !== 200) return
      const input = {
        quote_token: quote.body.data.token,
        guests: [{ first_name: 'Storm', last_name: 'Guest' }],
        contact: standardContact,
        payment_type: 'arrival',
      }
      const booked = await insist('book_hotel', input, { 'Idempotency-Key': `bad-network-${i}` })
      if (booked.status === 200) acknowledged.push(booked.body.data.reference)
      else expect([booked.status, booked.body.code]).toEqual([409, 'sold_out'])
    }),
  )
  going = false
  await weather
  expect(acknowledged.length).toBe(5)
  const found = await world.sql('select reference from booking order by 1')
  expect(found.map(({ reference }) => reference)).toEqual(acknowledged.toSorted())
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.wired.database.db)).toEqual([])
  await nothingKept(running)
})

/** Every connection has been given back, those of transactions that could not begin too. */
async function nothingKept({ wired }: Running): Promise<void> {
  const { pool } = wired.database
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
}
